import type { ListingKind as ApiKind } from '../../../schema/documents/site/listings/graphql.ts';
import { APARTMENTS, VILLAS } from '../../../schema/home-words.ts';
import type { Search } from '../../../schema/search.ts';
import { kinds, type Kind, type KindName } from '../../kinds.ts';

/** Names and paths of a kind of listing. */
export interface ListingKind extends Pick<Kind, 'list' | 'page'> {
  type: KindName;
  /** Its name in the API. */
  kind: ApiKind;
  title: string;
  counted: { one: string; many: string };
  /** The words between location and price in a sentence. */
  purpose: string;
  /** The filters that find its listings. */
  search: Pick<Search, 'purpose' | 'types'>;
}

const apartments = { one: 'apartment', many: 'apartments' };
const villas = { one: 'villa', many: 'villas' };

export const apartmentsForSale: ListingKind = {
  ...kinds.SaleApartment,
  type: 'SaleApartment',
  kind: 'SALE_APARTMENT',
  title: 'Apartments for sale',
  counted: apartments,
  purpose: 'for sale at',
  search: { purpose: 'SALE', types: APARTMENTS },
};

export const villasForSale: ListingKind = {
  ...kinds.SaleVilla,
  type: 'SaleVilla',
  kind: 'SALE_VILLA',
  title: 'Villas for sale',
  counted: villas,
  purpose: 'for sale at',
  search: { purpose: 'SALE', types: VILLAS },
};

export const rentalApartments: ListingKind = {
  ...kinds.RentalApartment,
  type: 'RentalApartment',
  kind: 'RENTAL_APARTMENT',
  title: 'Apartments for rent',
  counted: apartments,
  purpose: 'for rent at',
  search: { purpose: 'RENT', types: APARTMENTS },
};

export const rentalVillas: ListingKind = {
  ...kinds.RentalVilla,
  type: 'RentalVilla',
  kind: 'RENTAL_VILLA',
  title: 'Villas for rent',
  counted: villas,
  purpose: 'for rent at',
  search: { purpose: 'RENT', types: VILLAS },
};
