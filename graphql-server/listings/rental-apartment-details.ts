import { Ctx, Field, FieldResolver, ID, InputType, ObjectType, Resolver, Root } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { childrenResolver, collectionResolver } from '../collections/graphql/resolver.ts';
import { PARAGRAPHS, reference, text } from '../collections/declaring/fields.ts';
import { ListingSection } from './listing-section.ts';
import { RentalApartment, rentalApartments } from './rental-apartment.ts';

@InputType({ description: 'What staff say of a feature of an apartment for rent.' })
export class RentalApartmentDetailInput {
  @reference('apartment', { column: 'listingId' })
  apartmentId: number;

  @text('Heading', { required: true })
  heading: string;

  @text('Description', { max: PARAGRAPHS })
  description?: string;
}

@ChildEntity('RentalApartmentDetail')
@ObjectType({ description: 'A feature of an apartment for rent.' })
export class RentalApartmentDetail extends ListingSection {
  @Field(() => ID, { name: 'apartmentId', description: 'Number of the apartment it belongs to.' })
  declare listingId: number;

  @Field(() => String, { nullable: true, description: 'Its heading.' })
  declare heading: string | null;

  @Field(() => String, { nullable: true, description: 'What is to be said of it.' })
  declare description: string | null;
}

export const rentalApartmentDetails = collection({
  entity: RentalApartmentDetail,
  input: RentalApartmentDetailInput,
  names: { one: 'rentalApartmentDetail', many: 'rentalApartmentDetails' },
  parent: {
    of: () => rentalApartments,
    input: 'apartmentId',
    column: 'listingId',
    field: 'details',
    unknown: 'The chosen apartment is not in the list.',
  },
  picture: { field: 'image' },
  notFound: 'Apartment detail not found.',
});

@Resolver(() => RentalApartmentDetail)
export class RentalApartmentDetailResolver extends collectionResolver(rentalApartmentDetails) {
  @FieldResolver(() => RentalApartment, { nullable: true, description: 'The apartment it belongs to.' })
  apartment(
    @Root() { listingId }: RentalApartmentDetail,
    @Ctx() { record }: CollectionContext,
  ): Promise<RentalApartment | null> {
    return record(rentalApartments, listingId);
  }
}
export const RentalApartmentDetailsField = childrenResolver(rentalApartmentDetails);
