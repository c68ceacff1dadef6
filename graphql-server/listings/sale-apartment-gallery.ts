import { ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { ListingSection } from './listing-section.ts';
import { saleApartments } from './sale-apartment.ts';
import { message } from '../messages.ts';

@ChildEntity('SaleApartmentGalleryItem')
@ObjectType({ description: 'A picture in the gallery of an apartment for sale.' })
export class SaleApartmentGalleryItem extends ListingSection {
  @reference('apartment', {
    name: 'apartmentId',
    column: 'listing_id',
    required: true,
    description: 'Id of its apartment.',
  })
  declare listingId: number;

  @text('Title', { name: 'title', description: "Its title, by default the apartment's." })
  declare heading: string | null;

  @text('Description', { required: true, max: PARAGRAPHS, description: 'Its description.' })
  declare description: string | null;
}

export const saleApartmentGallery = collection({
  entity: SaleApartmentGalleryItem,
  names: { one: 'saleApartmentGalleryItem', many: 'saleApartmentGalleryItems' },
  parent: {
    of: () => saleApartments,
    by: 'listingId',
    field: 'gallery',
    // Spec §3: the title is copied from the chosen apartment.
    lends: { title: 'title' },
    unknown: message('UNKNOWN_APARTMENT_OF_GALLERY'),
  },
  picture: { field: 'image', required: true },
  incomplete: message('ALL_FIELDS_REQUIRED'),
  notFound: message('GALLERY_ITEM_NOT_FOUND'),
});
