import { Ctx, Field, FieldResolver, ID, InputType, ObjectType, Resolver, Root } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { childrenResolver, collectionResolver } from '../collections/graphql/resolver.ts';
import { PARAGRAPHS, reference, text } from '../collections/declaring/fields.ts';
import { ListingSection } from './listing-section.ts';
import { RentalVilla, rentalVillas } from './rental-villa.ts';

@InputType({ description: 'What staff say of a picture of a villa for rent.' })
export class RentalVillaImageInput {
  @reference('villa', { column: 'listingId' })
  villaId: number;

  @text('Description', { max: PARAGRAPHS })
  description?: string;
}

@ChildEntity('RentalVillaImage')
@ObjectType({ description: 'A picture of a villa for rent.' })
export class RentalVillaImage extends ListingSection {
  @Field(() => ID, { name: 'villaId', description: 'Number of the villa it belongs to.' })
  declare listingId: number;

  @Field(() => String, { nullable: true, description: 'What is to be said of it.' })
  declare description: string | null;
}

export const rentalVillaImages = collection({
  entity: RentalVillaImage,
  input: RentalVillaImageInput,
  names: { one: 'rentalVillaImage', many: 'rentalVillaImages' },
  parent: {
    of: () => rentalVillas,
    input: 'villaId',
    column: 'listingId',
    field: 'images',
    unknown: 'The chosen villa is not in the list.',
  },
  picture: { field: 'image', required: true },
  incomplete: 'Villa and image are required.',
  notFound: 'Villa image not found.',
});

@Resolver(() => RentalVillaImage)
export class RentalVillaImageResolver extends collectionResolver(rentalVillaImages) {
  @FieldResolver(() => RentalVilla, { nullable: true, description: 'The villa it belongs to.' })
  villa(
    @Root() { listingId }: RentalVillaImage,
    @Ctx() { record }: CollectionContext,
  ): Promise<RentalVilla | null> {
    return record(rentalVillas, listingId);
  }
}
export const RentalVillaImagesField = childrenResolver(rentalVillaImages);
