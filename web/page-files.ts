import type { PageDescriptor } from './page-descriptor.ts';
import { pages } from './pages.ts';

/** The file of each page, by which the build finds its scripts and styles. */
const files: Readonly<Record<keyof typeof pages, string>> = {
  home: 'home/home-page.tsx',
  search: 'search/search-page.tsx',
  apartmentsForSale: 'listings/listings-page.tsx',
  apartmentForSale: 'listings/listing-page.tsx',
  villasForSale: 'listings/listings-page.tsx',
  villaForSale: 'listings/listing-page.tsx',
  rentalApartments: 'listings/rental-apartments-page.tsx',
  rentalApartment: 'listings/listing-page.tsx',
  rentalVillas: 'listings/listings-page.tsx',
  rentalVilla: 'listings/listing-page.tsx',
  upcomingProjects: 'projects/upcoming-projects-page.tsx',
  property: 'projects/property-page.tsx',
  latestProject: 'projects/latest-project-page.tsx',
  category: 'categories/category-page.tsx',
  blogs: 'blog/blogs-page.tsx',
  blog: 'blog/blog-page.tsx',
  contact: 'contact/contact-page.tsx',
  team: 'team/team-page.tsx',
  teamMember: 'team/team-member-page.tsx',
  sellProperty: 'services/sell-property-page.tsx',
  propertyManagement: 'services/guide-page.tsx',
  legalAssistance: 'services/guide-page.tsx',
  buyProperty: 'services/buy-property-page.tsx',
  rentProperty: 'services/rent-property-page.tsx',
  careers: 'services/guide-page.tsx',
  privacyPolicy: 'services/guide-page.tsx',
  favourites: 'saved/favourites-page.tsx',
  compare: 'saved/compare-page.tsx',
  saveSearch: 'saved/save-search-page.tsx',
  savedSearch: 'saved/saved-search-page.tsx',
};

const filesByPage = new Map<PageDescriptor, string>(
  (Object.keys(files) as (keyof typeof pages)[]).map((name) => [pages[name], files[name]]),
);

/** Returns the source file of a page. */
export const fileOf = (page: PageDescriptor): string => `web/site/${filesByPage.get(page)!}`;
