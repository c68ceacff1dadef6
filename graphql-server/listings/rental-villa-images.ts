import { Ctx, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { ListingSection } from './listing-section.ts';
import { RentalVilla, rentalVillas } from './rental-villa.ts';
import { message } from '../messages.ts';

@ChildEntity('RentalVillaImage')
@ObjectType({ description: 'A picture of a villa for rent.' })
export class RentalVillaImage extends ListingSection {
  @reference('villa', {
    name: 'villaId',
    column: 'listing_id',
    required: true,
    description: 'Id of its villa.',
  })
  declare listingId: number;

  @text('Description', { max: PARAGRAPHS, description: 'Its description.' })
  declare description: string | null;
}

export const rentalVillaImages = collection({
  entity: RentalVillaImage,
  names: { one: 'rentalVillaImage', many: 'rentalVillaImages' },
  parent: {
    of: () => rentalVillas,
    by: 'listingId',
    field: 'images',
    unknown: message('UNKNOWN_VILLA'),
  },
  picture: { field: 'image', required: true },
  incomplete: message('VILLA_IMAGE_INCOMPLETE'),
  notFound: message('VILLA_IMAGE_NOT_FOUND'),
});

@Resolver(() => RentalVillaImage)
export class RentalVillaImageParent {
  @FieldResolver(() => RentalVilla, { nullable: true, description: 'Its villa.' })
  villa(@Root() { listingId }: RentalVillaImage, @Ctx() { record }: Context): Promise<RentalVilla | null> {
    return record(rentalVillas, listingId);
  }
}
