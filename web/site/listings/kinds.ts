import { paths } from '../../paths.ts';

/** What a kind of listing is called, and where it stands. */
export interface ListingKind {
  /** What the API calls its type. */
  type: string;
  title: string;
  counted: { one: string; many: string };
  /** What is done with it, as a sentence goes on after its place. */
  purpose: string;
  /** Where all of them are listed. */
  list: string;
  /** Where one of them is shown, with `:id` in it. */
  page: string;
}

const apartments = { one: 'apartment', many: 'apartments' };
const villas = { one: 'villa', many: 'villas' };

export const apartmentsForSale: ListingKind = {
  type: 'SaleApartment',
  title: 'Apartments for sale',
  counted: apartments,
  purpose: 'for sale at',
  list: paths.apartmentsForSale,
  page: paths.apartmentForSale,
};

export const villasForSale: ListingKind = {
  type: 'SaleVilla',
  title: 'Villas for sale',
  counted: villas,
  purpose: 'for sale at',
  list: paths.villasForSale,
  page: paths.villaForSale,
};

export const rentalApartments: ListingKind = {
  type: 'RentalApartment',
  title: 'Apartments for rent',
  counted: apartments,
  purpose: 'for rent at',
  list: paths.rentalApartments,
  page: paths.rentalApartment,
};

export const rentalVillas: ListingKind = {
  type: 'RentalVilla',
  title: 'Villas for rent',
  counted: villas,
  purpose: 'for rent at',
  list: paths.rentalVillas,
  page: paths.rentalVilla,
};
