import { Ctx, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { ListingSection } from './listing-section.ts';
import { RentalApartment, rentalApartments } from './rental-apartment.ts';
import { message } from '../messages.ts';

@ChildEntity('RentalApartmentDetail')
@ObjectType({ description: 'A feature of an apartment for rent.' })
export class RentalApartmentDetail extends ListingSection {
  @reference('apartment', {
    name: 'apartmentId',
    column: 'listing_id',
    required: true,
    description: 'Id of its apartment.',
  })
  declare listingId: number;

  @text('Heading', { required: true, description: 'Its heading.' })
  declare heading: string | null;

  @text('Description', { max: PARAGRAPHS, description: 'Its description.' })
  declare description: string | null;
}

export const rentalApartmentDetails = collection({
  entity: RentalApartmentDetail,
  names: { one: 'rentalApartmentDetail', many: 'rentalApartmentDetails' },
  parent: {
    of: () => rentalApartments,
    by: 'listingId',
    field: 'details',
    unknown: message('UNKNOWN_APARTMENT'),
  },
  picture: { field: 'image' },
  notFound: message('APARTMENT_DETAIL_NOT_FOUND'),
});

@Resolver(() => RentalApartmentDetail)
export class RentalApartmentDetailParent {
  @FieldResolver(() => RentalApartment, { nullable: true, description: 'Its apartment.' })
  apartment(
    @Root() { listingId }: RentalApartmentDetail,
    @Ctx() { record }: Context,
  ): Promise<RentalApartment | null> {
    return record(rentalApartments, listingId);
  }
}
