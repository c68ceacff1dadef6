import { ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { listingKinds } from '../../schema/listing-kinds.ts';
import { collection } from '../collections/definitions/collection.ts';
import { factRules } from './facts/reconcile.ts';
import { Listing, listingRules, salePrice } from './listing.ts';
import { message } from '../messages.ts';

@ChildEntity('SaleVilla')
@ObjectType({ implements: Listing, description: 'A villa for sale.' })
export class SaleVilla extends Listing {
  @salePrice
  declare price: string;
}

export const saleVillas = collection({
  entity: SaleVilla,
  names: { one: 'saleVilla', many: 'saleVillas' },
  picture: { field: 'thumbnail' },
  ...listingRules,
  notFound: message('VILLA_DETAILS_NOT_FOUND'),
  ...factRules(listingKinds.SaleVilla),
});
