import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { childrenResolver, collectionResolver } from '../collections/graphql/resolver.ts';
import { PARAGRAPHS, reference, text } from '../collections/declaring/fields.ts';
import { ListingSection } from './listing-section.ts';
import { saleVillas } from './sale-villa.ts';

@InputType({ description: 'What staff say in a detail block of a villa for sale.' })
export class SaleVillaDetailInput {
  @reference('villa', { column: 'listingId' })
  villaId: number;

  @text('Heading', { required: true })
  heading: string;

  @text('Description', { required: true, max: PARAGRAPHS })
  description: string;
}

@ChildEntity('SaleVillaDetail')
@ObjectType({ description: 'A detail block of a villa for sale.' })
export class SaleVillaDetail extends ListingSection {
  @Field(() => ID, { name: 'villaId', description: 'Number of the villa it belongs to.' })
  declare listingId: number;

  @Field(() => String, { nullable: true, description: 'Its heading.' })
  declare heading: string | null;

  @Field(() => String, { nullable: true, description: 'What is to be said.' })
  declare description: string | null;
}

export const saleVillaDetails = collection({
  entity: SaleVillaDetail,
  input: SaleVillaDetailInput,
  names: { one: 'saleVillaDetail', many: 'saleVillaDetails' },
  parent: {
    of: () => saleVillas,
    input: 'villaId',
    column: 'listingId',
    field: 'details',
    missing: 'Select a villa first',
    unknown: 'The chosen villa is not in the list.',
  },
  picture: { field: 'image', required: true, missing: 'Image is required.' },
  notFound: 'Villa detail not found.',
});

export const SaleVillaDetailResolver = collectionResolver(saleVillaDetails);
export const SaleVillaDetailsField = childrenResolver(saleVillaDetails);
