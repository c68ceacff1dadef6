import { Ctx, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import {
  ChildEntity,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  TableInheritance,
  type Relation,
} from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { PositionColumn, NOT_DELETED, Pictured } from '../collections/definitions/stored.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import type { Context } from '../context.ts';
import { message } from '../messages.ts';
import {
  RentalApartment,
  rentalApartments,
  RentalVilla,
  rentalVillas,
  saleApartments,
  saleVillas,
} from './listing-kind.ts';
import { Listing } from './listing.ts';

/** A part of a listing's page: a gallery picture, a detail block or a feature, by the kind of listing. */
@ObjectType()
@Entity('listing_sections')
@TableInheritance({ column: { type: 'text', name: 'kind' } })
@Index(['kind', 'createdAt', 'id'], NOT_DELETED)
@Index(['kind', 'updatedAt', 'id'], NOT_DELETED)
@Index(['listingId', 'createdAt', 'id'], NOT_DELETED)
@Index(['listingId', 'position', 'createdAt', 'id'], NOT_DELETED)
export abstract class ListingSection extends Pictured {
  /** The name of its class. */
  @Column('text')
  kind: string;

  @Column('int', { name: 'listing_id' })
  listingId: number;

  @ManyToOne(() => Listing, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'listing_id' })
  listing: Relation<Listing>;

  @PositionColumn()
  position: number | null;

  @Column('text', { nullable: true })
  heading: string | null;

  @Column('text', { nullable: true })
  description: string | null;
}

/** Declares the reference to the listing under the name of its kind. */
const listingReference = (name: 'apartment' | 'villa') =>
  reference(name, {
    name: `${name}Id`,
    column: 'listing_id',
    required: true,
    description: `Id of its ${name}.`,
  });

const requiredDescription = text('Description', {
  required: true,
  max: PARAGRAPHS,
  description: 'Its description.',
});
const optionalDescription = text('Description', { max: PARAGRAPHS, description: 'Its description.' });
const requiredHeading = text('Heading', { required: true, description: 'Its heading.' });

@ChildEntity('SaleApartmentGalleryItem')
@ObjectType({ description: 'A picture in the gallery of an apartment for sale.' })
export class SaleApartmentGalleryItem extends ListingSection {
  @listingReference('apartment')
  declare listingId: number;

  @text('Title', { name: 'title', description: "Its title, by default the apartment's." })
  declare heading: string | null;

  @requiredDescription
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

@ChildEntity('SaleVillaDetail')
@ObjectType({ description: 'A detail block of a villa for sale.' })
export class SaleVillaDetail extends ListingSection {
  @listingReference('villa')
  declare listingId: number;

  @requiredHeading
  declare heading: string | null;

  @requiredDescription
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

@ChildEntity('RentalApartmentDetail')
@ObjectType({ description: 'A feature of an apartment for rent.' })
export class RentalApartmentDetail extends ListingSection {
  @listingReference('apartment')
  declare listingId: number;

  @requiredHeading
  declare heading: string | null;

  @optionalDescription
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

@ChildEntity('RentalVillaImage')
@ObjectType({ description: 'A picture of a villa for rent.' })
export class RentalVillaImage extends ListingSection {
  @listingReference('villa')
  declare listingId: number;

  @optionalDescription
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
