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

/** The kind of listing whose pages have this path. */
export const kindOfPage = (page: string): Listing['kind'] | undefined =>
  (Object.keys(PATHS) as Listing['kind'][]).find((kind) => PATHS[kind] === page);
