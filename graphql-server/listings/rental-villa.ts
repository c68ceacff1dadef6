import { Field, InputType, ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Listing, RentalInput } from './listing.ts';

@InputType({ description: 'What staff say of a villa for rent.' })
export class RentalVillaInput extends RentalInput {}

@ChildEntity('RentalVilla')
@ObjectType({ implements: Listing, description: 'A villa for rent.' })
export class RentalVilla extends Listing {
  @Field(() => String, { name: 'rent', description: 'Its rent, as given.' })
  declare price: string;
}

export const rentalVillas = collection({
  entity: RentalVilla,
  input: RentalVillaInput,
  names: { one: 'rentalVilla', many: 'rentalVillas' },
  picture: { field: 'thumbnail', required: true, missing: 'Thumbnail is required.' },
  notFound: 'Villa details not found.',
});

export const RentalVillaResolver = collectionResolver(rentalVillas);
