import { APARTMENTS, VILLAS } from '../../../schema/home-words.ts';
import type { Search } from '../../../schema/search.ts';
import { kinds, type Kind, type KindName } from '../../kinds.ts';

/** What a kind of listing is called, and where it stands. */
export interface ListingKind extends Pick<Kind, 'list' | 'page'> {
  type: KindName;
  title: string;
  counted: { one: string; many: string };
  /** What is done with it, as a sentence goes on after its place. */
  purpose: string;
  /** As what they are searched for. */
  sought: Pick<Search, 'purpose' | 'types'>;
}

const apartments = { one: 'apartment', many: 'apartments' };
const villas = { one: 'villa', many: 'villas' };

export const apartmentsForSale: ListingKind = {
  ...kinds.SaleApartment,
  type: 'SaleApartment',
  title: 'Apartments for sale',
  counted: apartments,
  purpose: 'for sale at',
  sought: { purpose: 'SALE', types: APARTMENTS },
};

export const villasForSale: ListingKind = {
  ...kinds.SaleVilla,
  type: 'SaleVilla',
  title: 'Villas for sale',
  counted: villas,
  purpose: 'for sale at',
  sought: { purpose: 'SALE', types: VILLAS },
};

export const rentalApartments: ListingKind = {
  ...kinds.RentalApartment,
  type: 'RentalApartment',
  title: 'Apartments for rent',
  counted: apartments,
  purpose: 'for rent at',
  sought: { purpose: 'RENT', types: APARTMENTS },
};

export const rentalVillas: ListingKind = {
  ...kinds.RentalVilla,
  type: 'RentalVilla',
  title: 'Villas for rent',
  counted: villas,
  purpose: 'for rent at',
  sought: { purpose: 'RENT', types: VILLAS },
};
