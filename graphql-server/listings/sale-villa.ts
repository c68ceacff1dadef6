import { Field, InputType, ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Listing, SaleInput } from './listing.ts';

@InputType({ description: 'What staff say of a villa for sale.' })
export class SaleVillaInput extends SaleInput {}

@ChildEntity('SaleVilla')
@ObjectType({ implements: Listing, description: 'A villa for sale.' })
export class SaleVilla extends Listing {
  @Field(() => String, { description: 'What is asked for it, as given.' })
  declare price: string;
}

export const saleVillas = collection({
  entity: SaleVilla,
  input: SaleVillaInput,
  names: { one: 'saleVilla', many: 'saleVillas' },
  picture: { field: 'thumbnail' },
  notFound: 'Villa details not found.',
});

export const SaleVillaResolver = collectionResolver(saleVillas);
