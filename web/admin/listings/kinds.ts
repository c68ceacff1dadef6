import { generatePath } from 'react-router-dom';
import type { ListingKind } from '../../../schema/documents/admin/graphql.ts';
import { adminPaths, paths } from '../../paths.ts';

interface Kind {
  kind: ListingKind;
  /** What visitors see of one. */
  page: string;
  /** Where staff edit one. */
  screen: string;
  /** Where staff edit what belongs to one. */
  details: string;
}

/** The four kinds of listing, by their GraphQL type. */
const kinds: Readonly<Record<string, Kind>> = {
  SaleApartment: {
    kind: 'SALE_APARTMENT',
    page: paths.apartmentForSale,
    screen: adminPaths.saleApartments,
    details: adminPaths.saleApartmentGallery,
  },
  SaleVilla: {
    kind: 'SALE_VILLA',
    page: paths.villaForSale,
    screen: adminPaths.saleVillas,
    details: adminPaths.saleVillaDetails,
  },
  RentalApartment: {
    kind: 'RENTAL_APARTMENT',
    page: paths.rentalApartment,
    screen: adminPaths.rentalApartments,
    details: adminPaths.rentalApartmentDetails,
  },
  RentalVilla: {
    kind: 'RENTAL_VILLA',
    page: paths.rentalVilla,
    screen: adminPaths.rentalVillas,
    details: adminPaths.rentalVillaImages,
  },
};

interface SomeListing {
  __typename?: string;
  id: string;
}

const kindOf = ({ __typename = '' }: SomeListing): Kind => kinds[__typename]!;

/** Where visitors see a listing. */
export const pageOfListing = (listing: SomeListing): string =>
  generatePath(kindOf(listing).page, { id: listing.id });

/** Where staff edit a listing. */
export const screenOfListing = (listing: SomeListing): string =>
  `${kindOf(listing).screen}?edit=${listing.id}`;

/** Where staff edit what belongs to a listing. */
export const detailsOfListing = (listing: SomeListing): string =>
  `${kindOf(listing).details}?of=${listing.id}`;
