import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { childrenResolver, collectionResolver } from '../collections/graphql/resolver.ts';
import { PARAGRAPHS, reference, text } from '../collections/declaring/fields.ts';
import { ListingSection } from './listing-section.ts';
import { saleApartments } from './sale-apartment.ts';

@InputType({ description: 'What staff say of a picture in the gallery of an apartment for sale.' })
export class SaleApartmentGalleryItemInput {
  @reference('apartment', { column: 'listingId' })
  apartmentId: number;

  @text('Title', { column: 'heading' })
  title?: string;

  @text('Description', { required: true, max: PARAGRAPHS })
  description: string;
}

@ChildEntity('SaleApartmentGalleryItem')
@ObjectType({ description: 'A picture in the gallery of an apartment for sale.' })
export class SaleApartmentGalleryItem extends ListingSection {
  @Field(() => ID, { name: 'apartmentId', description: 'Number of the apartment it belongs to.' })
  declare listingId: number;

  @Field(() => String, {
    name: 'title',
    nullable: true,
    description: "Its title; the apartment's when none was given.",
  })
  declare heading: string | null;

  @Field(() => String, { nullable: true, description: 'What is to be said of it.' })
  declare description: string | null;
}

export const saleApartmentGallery = collection({
  entity: SaleApartmentGalleryItem,
  input: SaleApartmentGalleryItemInput,
  names: { one: 'saleApartmentGalleryItem', many: 'saleApartmentGalleryItems' },
  parent: {
    of: () => saleApartments,
    input: 'apartmentId',
    column: 'listingId',
    field: 'gallery',
    // Spec §3: the title is copied from the chosen apartment.
    lends: { title: 'title' },
    unknown: 'Invalid apartment selected',
  },
  picture: { field: 'image', required: true },
  incomplete: 'All fields are required',
  notFound: 'Gallery item not found.',
});

export const SaleApartmentGalleryItemResolver = collectionResolver(saleApartmentGallery);
export const SaleApartmentGalleryField = childrenResolver(saleApartmentGallery);
