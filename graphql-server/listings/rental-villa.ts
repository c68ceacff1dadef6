import { ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { listingKinds } from '../../schema/listing-kinds.ts';
import { collection } from '../collections/definitions/collection.ts';
import { factRules } from './facts/reconcile.ts';
import { Listing, listingRules, rent } from './listing.ts';
import { message } from '../messages.ts';

@ChildEntity('RentalVilla')
@ObjectType({ implements: Listing, description: 'A villa for rent.' })
export class RentalVilla extends Listing {
  @rent
  declare price: string;
}

export const rentalVillas = collection({
  entity: RentalVilla,
  names: { one: 'rentalVilla', many: 'rentalVillas' },
  picture: { field: 'thumbnail', required: true, missing: message('REQUIRED', { label: 'Thumbnail' }) },
  ...listingRules,
  notFound: message('VILLA_DETAILS_NOT_FOUND'),
  ...factRules(listingKinds.RentalVilla),
});
