import { Field, InputType, ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Listing, SaleInput } from './listing.ts';

@InputType({ description: 'What staff say of an apartment for sale.' })
export class SaleApartmentInput extends SaleInput {}

@ChildEntity('SaleApartment')
@ObjectType({ implements: Listing, description: 'An apartment for sale.' })
export class SaleApartment extends Listing {
  @Field(() => String, { description: 'What is asked for it, as given.' })
  declare price: string;
}

export const saleApartments = collection({
  entity: SaleApartment,
  input: SaleApartmentInput,
  names: { one: 'saleApartment', many: 'saleApartments' },
  picture: { field: 'thumbnail' },
  notFound: 'Apartment not found',
});

export const SaleApartmentResolver = collectionResolver(saleApartments);
