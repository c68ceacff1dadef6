import type { Listing } from './listing.ts';

/** The path of the pages of each kind of listing. */
const PATHS: Readonly<Record<Listing['kind'], string>> = {
  SaleApartment: 'apartment-for-sale',
  SaleVilla: 'villa-for-sale',
  RentalApartment: 'rent-apartments',
  RentalVilla: 'rent-villa-detail',
};

/** The URL of a listing's page on the site at `origin`. */
export const pageUrl = ({ id, kind }: Pick<Listing, 'id' | 'kind'>, origin: string): string =>
  `${origin}/${PATHS[kind]}/${id}`;
