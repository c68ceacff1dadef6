import { ObjectType } from 'type-graphql';
import { ChildEntity } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { ListingSection } from './listing-section.ts';
import { saleVillas } from './sale-villa.ts';
import { message } from '../messages.ts';

@ChildEntity('SaleVillaDetail')
@ObjectType({ description: 'A detail block of a villa for sale.' })
export class SaleVillaDetail extends ListingSection {
  @reference('villa', {
    name: 'villaId',
    column: 'listing_id',
    required: true,
    description: 'Id of its villa.',
  })
  declare listingId: number;

  @text('Heading', { required: true, description: 'Its heading.' })
  declare heading: string | null;

  @text('Description', { required: true, max: PARAGRAPHS, description: 'Its description.' })
  declare description: string | null;
}

export const saleVillaDetails = collection({
  entity: SaleVillaDetail,
  names: { one: 'saleVillaDetail', many: 'saleVillaDetails' },
  parent: {
    of: () => saleVillas,
    by: 'listingId',
    field: 'details',
    missing: message('NO_VILLA'),
    unknown: message('UNKNOWN_VILLA'),
  },
  picture: { field: 'image', required: true, missing: message('REQUIRED', { label: 'Image' }) },
  notFound: message('VILLA_DETAIL_NOT_FOUND'),
});
