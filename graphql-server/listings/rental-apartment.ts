import { ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { listingKinds } from '../../schema/listing-kinds.ts';
import { collection } from '../collections/definitions/collection.ts';
import { factRules } from './facts/reconcile.ts';
import { Listing, listingRules, rent } from './listing.ts';
import { message } from '../messages.ts';

@ChildEntity('RentalApartment')
@ObjectType({ implements: Listing, description: 'An apartment for rent.' })
export class RentalApartment extends Listing {
  @rent
  declare price: string;
}

export const rentalApartments = collection({
  entity: RentalApartment,
  names: { one: 'rentalApartment', many: 'rentalApartments' },
  picture: { field: 'thumbnail', required: true, missing: message('REQUIRED', { label: 'Thumbnail' }) },
  ...listingRules,
  notFound: message('APARTMENT_DETAILS_NOT_FOUND'),
  ...factRules(listingKinds.RentalApartment),
});
