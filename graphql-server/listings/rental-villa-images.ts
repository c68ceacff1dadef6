import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/collection.ts';
import { childrenResolver, collectionResolver } from '../collections/resolver.ts';
import { PARAGRAPHS, reference, text } from '../collections/words.ts';
import { ListingSection } from './listing-section.ts';
import { rentalVillas } from './rental-villa.ts';

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

export const RentalVillaImageResolver = collectionResolver(rentalVillaImages);
export const RentalVillaImagesField = childrenResolver(rentalVillaImages);
