import { ObjectType, registerEnumType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { kindTitles } from '../../schema/home-messages.ts';
import { capitalize } from '../../schema/language.ts';
import { listingKinds, type ListingType } from '../../schema/listing-kinds.ts';
import { collection, type Collection } from '../collections/definitions/collection.ts';
import { text } from '../collections/definitions/fields/text.ts';
import { message } from '../messages.ts';
import { factRules } from './facts/reconcile.ts';
import { Listing, listingRules } from './listing.ts';

const salePrice = text('Price', {
  required: true,
  implied: true,
  fact: 'price_in_dirhams',
  description: 'Its price as free text.',
});

/** The rent as free text, such as an amount per month (spec §3). */
const rent = text('Rent', {
  name: 'rent',
  required: true,
  implied: true,
  fact: 'price_in_dirhams',
  description: 'Its rent as free text.',
});

@ChildEntity('SaleApartment')
@ObjectType({ implements: Listing, description: 'An apartment for sale.' })
export class SaleApartment extends Listing {
  @salePrice
  declare price: string;
}

@ChildEntity('SaleVilla')
@ObjectType({ implements: Listing, description: 'A villa for sale.' })
export class SaleVilla extends Listing {
  @salePrice
  declare price: string;
}

@ChildEntity('RentalApartment')
@ObjectType({ implements: Listing, description: 'An apartment for rent.' })
export class RentalApartment extends Listing {
  @rent
  declare price: string;
}

@ChildEntity('RentalVilla')
@ObjectType({ implements: Listing, description: 'A villa for rent.' })
export class RentalVilla extends Listing {
  @rent
  declare price: string;
}

const rulesOf = (kind: ListingType) => ({ ...listingRules, ...factRules(listingKinds[kind]) });

const picture = { field: 'thumbnail' };
const requiredPicture = {
  ...picture,
  required: true,
  missing: message('REQUIRED', { label: 'Thumbnail' }),
};

export const saleApartments = collection({
  entity: SaleApartment,
  names: { one: 'saleApartment', many: 'saleApartments' },
  picture,
  notFound: message('APARTMENT_NOT_FOUND'),
  ...rulesOf('SaleApartment'),
});

export const saleVillas = collection({
  entity: SaleVilla,
  names: { one: 'saleVilla', many: 'saleVillas' },
  picture,
  notFound: message('VILLA_DETAILS_NOT_FOUND'),
  ...rulesOf('SaleVilla'),
});

export const rentalApartments = collection({
  entity: RentalApartment,
  names: { one: 'rentalApartment', many: 'rentalApartments' },
  picture: requiredPicture,
  notFound: message('APARTMENT_DETAILS_NOT_FOUND'),
  ...rulesOf('RentalApartment'),
});

export const rentalVillas = collection({
  entity: RentalVilla,
  names: { one: 'rentalVilla', many: 'rentalVillas' },
  picture: requiredPicture,
  notFound: message('VILLA_DETAILS_NOT_FOUND'),
  ...rulesOf('RentalVilla'),
});

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
