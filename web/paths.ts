import { listingKinds } from '../schema/listing-kinds.ts';
import { recordPages } from '../schema/record-pages.ts';

/** The canonical path of each page (spec §2). */
export const paths = {
  home: '/',
  search: '/search',
  favourites: '/favourites',
  compare: '/compare',
  saveSearch: '/save-search',
  savedSearch: '/saved-search',
  apartmentsForSale: listingKinds.SaleApartment.list,
  apartmentForSale: listingKinds.SaleApartment.page,
  villasForSale: listingKinds.SaleVilla.list,
  villaForSale: listingKinds.SaleVilla.page,
  rentalApartments: listingKinds.RentalApartment.list,
  rentalApartment: listingKinds.RentalApartment.page,
  rentalVillas: listingKinds.RentalVilla.list,
  rentalVilla: listingKinds.RentalVilla.page,
  upcomingProjects: '/UpComingProject',
  property: recordPages.Property,
  latestProject: recordPages.LatestProject,
  category: recordPages.Category,
  blogs: '/blogs',
  blog: recordPages.Blog,
  contact: '/contact-us',
  team: '/about-us',
  teamMember: '/team/:name',
  sellProperty: '/SellProperty',
  propertyManagement: '/PropertyManagement',
  legalAssistance: '/LegalAssistance',
  buyProperty: '/buy-property',
  rentProperty: '/rent-property',
  careers: '/careers',
  privacyPolicy: '/privacy-policy',
} as const;

const normalize = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** True if two paths differ at most in case and a trailing slash. */
export const isSamePath = (path: string, pathname: string): boolean =>
  normalize(path) === normalize(pathname);
