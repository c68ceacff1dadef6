import {
  choiceParameter,
  flagParameter,
  pageParameter,
  textParameter,
  type PageDescriptor,
} from './page-descriptor.ts';
import { paths } from './paths.ts';
import { projectTypes, propertyTypes } from './site/home/tabs.ts';
import { formatHomesQuery, parseHomesQuery } from './site/layout/saved-homes.ts';
import { apartmentsForSale, rentalVillas, villasForSale } from './site/listings/kinds.ts';
import { allHomes, createSearchFormQuery, createSearchQuery } from './site/search/search-query.ts';

const listing = () => import('./site/listings/listing-page.tsx');
const list = () => import('./site/listings/listings-page.tsx');
const guide = () => import('./site/services/guide-page.tsx');

/** The pages of the site. `page-files.ts` names their files for the server. */
export const pages = {
  home: {
    path: paths.home,
    load: () => import('./site/home/home-page.tsx'),
    query: {
      'property-type': choiceParameter(propertyTypes),
      'project-type': choiceParameter(projectTypes),
      page: pageParameter,
    },
  },

  // Homes
  search: {
    path: paths.search,
    load: () => import('./site/search/search-page.tsx'),
    query: createSearchFormQuery(allHomes),
  },
  apartmentsForSale: {
    path: paths.apartmentsForSale,
    load: async () => (await list()).apartmentsForSale,
    query: createSearchFormQuery(apartmentsForSale.scope),
  },
  apartmentForSale: {
    path: paths.apartmentForSale,
    load: async () => (await listing()).apartmentForSale,
    query: { sent: flagParameter },
  },
  villasForSale: {
    path: paths.villasForSale,
    load: async () => (await list()).villasForSale,
    query: createSearchFormQuery(villasForSale.scope),
  },
  villaForSale: {
    path: paths.villaForSale,
    load: async () => (await listing()).villaForSale,
    query: { sent: flagParameter },
  },
  rentalApartments: {
    path: paths.rentalApartments,
    load: () => import('./site/listings/rental-apartments-page.tsx'),
  },
  rentalApartment: {
    path: paths.rentalApartment,
    load: async () => (await listing()).rentalApartment,
    query: { sent: flagParameter },
  },
  rentalVillas: {
    path: paths.rentalVillas,
    load: async () => (await list()).rentalVillas,
    query: createSearchFormQuery(rentalVillas.scope),
  },
  rentalVilla: {
    path: paths.rentalVilla,
    load: async () => (await listing()).rentalVilla,
    query: { sent: flagParameter },
  },

  // Projects
  upcomingProjects: {
    path: paths.upcomingProjects,
    load: () => import('./site/projects/upcoming-projects-page.tsx'),
    query: { page: pageParameter },
  },
  property: { path: paths.property, load: () => import('./site/projects/property-page.tsx') },
  latestProject: { path: paths.latestProject, load: () => import('./site/projects/latest-project-page.tsx') },
  category: { path: paths.category, load: () => import('./site/categories/category-page.tsx') },

  // The agency
  blogs: {
    path: paths.blogs,
    load: () => import('./site/blog/blogs-page.tsx'),
    query: { page: pageParameter },
  },
  blog: { path: paths.blog, load: () => import('./site/blog/blog-page.tsx') },
  contact: {
    path: paths.contact,
    aliases: ['/contact'],
    load: () => import('./site/contact/contact-page.tsx'),
    query: { about: textParameter, sent: flagParameter },
  },
  team: {
    path: paths.team,
    aliases: ['/team'],
    load: () => import('./site/team/team-page.tsx'),
  },
  teamMember: {
    path: paths.teamMember,
    isLowerCase: true,
    load: () => import('./site/team/team-member-page.tsx'),
  },
  sellProperty: {
    path: paths.sellProperty,
    aliases: ['/sell-property'],
    load: () => import('./site/services/sell-property-page.tsx'),
    footer: 'selling',
  },
  propertyManagement: {
    path: paths.propertyManagement,
    load: async () => (await guide()).propertyManagement,
  },
  legalAssistance: {
    path: paths.legalAssistance,
    load: async () => (await guide()).legalAssistance,
  },
  buyProperty: { path: paths.buyProperty, load: () => import('./site/services/buy-property-page.tsx') },
  rentProperty: { path: paths.rentProperty, load: () => import('./site/services/rent-property-page.tsx') },
  careers: { path: paths.careers, load: async () => (await guide()).careers },
  privacyPolicy: { path: paths.privacyPolicy, load: async () => (await guide()).privacyPolicy },

  // Pages of a single visitor, which search engines must not index
  favourites: {
    path: paths.favourites,
    load: () => import('./site/saved/favourites-page.tsx'),
    sitemap: false,
  },
  compare: {
    path: paths.compare,
    load: () => import('./site/saved/compare-page.tsx'),
    query: (search) => formatHomesQuery(parseHomesQuery(search)),
    sitemap: false,
  },
  saveSearch: {
    path: paths.saveSearch,
    load: () => import('./site/saved/save-search-page.tsx'),
    query: createSearchQuery(allHomes),
    sitemap: false,
  },
  savedSearch: {
    path: paths.savedSearch,
    load: () => import('./site/saved/saved-search-page.tsx'),
    query: { confirm: textParameter, stop: textParameter, done: textParameter },
    sitemap: false,
  },
} satisfies Readonly<Record<keyof typeof paths, PageDescriptor>>;

/** All paths of a page, the canonical path first. */
export const pathsOf = ({ path, aliases = [] }: PageDescriptor): readonly string[] => [path, ...aliases];
