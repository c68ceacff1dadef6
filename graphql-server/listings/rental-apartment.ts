import { Field, InputType, ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Listing, RentalInput } from './listing.ts';

@InputType({ description: 'What staff say of an apartment for rent.' })
export class RentalApartmentInput extends RentalInput {}

@ChildEntity('RentalApartment')
@ObjectType({ implements: Listing, description: 'An apartment for rent.' })
export class RentalApartment extends Listing {
  @Field(() => String, { name: 'rent', description: 'Its rent, as given.' })
  declare price: string;
}

export const rentalApartments = collection({
  entity: RentalApartment,
  input: RentalApartmentInput,
  names: { one: 'rentalApartment', many: 'rentalApartments' },
  picture: { field: 'thumbnail', required: true, missing: 'Thumbnail is required.' },
  notFound: 'Apartment details not found.',
});

export const RentalApartmentResolver = collectionResolver(rentalApartments);
