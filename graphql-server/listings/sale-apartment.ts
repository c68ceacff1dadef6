import { ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { listingKinds } from '../../schema/listing-kinds.ts';
import { collection } from '../collections/definitions/collection.ts';
import { factRules } from './facts/reconcile.ts';
import { Listing, listingRules, salePrice } from './listing.ts';
import { message } from '../messages.ts';

@ChildEntity('SaleApartment')
@ObjectType({ implements: Listing, description: 'An apartment for sale.' })
export class SaleApartment extends Listing {
  @salePrice
  declare price: string;
}

export const saleApartments = collection({
  entity: SaleApartment,
  names: { one: 'saleApartment', many: 'saleApartments' },
  picture: { field: 'thumbnail' },
  ...listingRules,
  notFound: message('APARTMENT_NOT_FOUND'),
  ...factRules(listingKinds.SaleApartment),
});
