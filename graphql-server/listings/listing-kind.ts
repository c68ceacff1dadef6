import { registerEnumType } from 'type-graphql';
import { kindTitles } from '../../schema/home-messages.ts';
import { capitalize } from '../../schema/language.ts';
import { listingKinds, type ListingType } from '../../schema/listing-kinds.ts';
import type { Collection } from '../collections/definitions/collection.ts';
import type { Listing } from './listing.ts';
import { rentalApartments } from './rental-apartment.ts';
import { rentalVillas } from './rental-villa.ts';
import { saleApartments } from './sale-apartment.ts';
import { saleVillas } from './sale-villa.ts';

export const listingsOf: Record<ListingType, Collection<Listing>> = {
  SaleApartment: saleApartments,
  SaleVilla: saleVillas,
  RentalApartment: rentalApartments,
  RentalVilla: rentalVillas,
};

const kinds = Object.entries(listingKinds) as [ListingType, (typeof listingKinds)[ListingType]][];

export const ListingKind = Object.fromEntries(kinds.map(([type, { name }]) => [name, type]));

registerEnumType(ListingKind, {
  name: 'ListingKind',
  description: 'The kinds of listing.',
  valuesConfig: Object.fromEntries(
    kinds.map(([type, { name }]) => [name, { description: `${capitalize(kindTitles[type])}.` }]),
  ),
});
