import { registerEnumType } from 'type-graphql';
import type { Collection } from '../collections/declaring/collection.ts';
import type { Listing } from './listing.ts';
import { rentalApartments } from './rental-apartment.ts';
import { rentalVillas } from './rental-villa.ts';
import { saleApartments } from './sale-apartment.ts';
import { saleVillas } from './sale-villa.ts';

/** The four kinds of listing. */
export enum ListingKind {
  SALE_APARTMENT = 'SaleApartment',
  SALE_VILLA = 'SaleVilla',
  RENTAL_APARTMENT = 'RentalApartment',
  RENTAL_VILLA = 'RentalVilla',
}

registerEnumType(ListingKind, {
  name: 'ListingKind',
  description: 'The kinds of listing.',
  valuesConfig: {
    SALE_APARTMENT: { description: 'Apartments for sale.' },
    SALE_VILLA: { description: 'Villas for sale.' },
    RENTAL_APARTMENT: { description: 'Apartments for rent.' },
    RENTAL_VILLA: { description: 'Villas for rent.' },
  },
});

/** The collection of each kind. */
export const listingsOf: Record<ListingKind, Collection<Listing>> = {
  [ListingKind.SALE_APARTMENT]: saleApartments,
  [ListingKind.SALE_VILLA]: saleVillas,
  [ListingKind.RENTAL_APARTMENT]: rentalApartments,
  [ListingKind.RENTAL_VILLA]: rentalVillas,
};
