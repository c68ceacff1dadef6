import { listingKinds } from './listing-kinds.ts';

/** The paths of the pages of records (spec §2), by the GraphQL type of the record. */
export const recordPages = {
  SaleApartment: listingKinds.SaleApartment.page,
  SaleVilla: listingKinds.SaleVilla.page,
  RentalApartment: listingKinds.RentalApartment.page,
  RentalVilla: listingKinds.RentalVilla.page,
  Property: '/LuxuryDetails/:id',
  LatestProject: '/LatestDetails/:id',
  Category: '/DreamDetails/:id',
  Blog: '/BlogDetails/:id',
} as const;

/** A GraphQL type whose records have pages. */
export type PageType = keyof typeof recordPages;

/** The path of the page of a record. */
export const recordPath = (type: PageType, id: number | string): string =>
  recordPages[type].replace(':id', String(id));

/** The first part of the path of a page, such as `villa-for-sale`. */
export const pageName = (type: PageType): string => recordPages[type].split('/')[1]!;
