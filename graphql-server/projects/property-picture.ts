import { ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { PositionColumn, NOT_DELETED, Pictured } from '../collections/definitions/stored.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { Property, properties } from './property.ts';
import { message } from '../messages.ts';

@Entity('property_pictures')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@Index(['propertyId', 'createdAt', 'id'], NOT_DELETED)
@Index(['propertyId', 'position', 'createdAt', 'id'], NOT_DELETED)
@ObjectType({ description: "A picture in a property's gallery." })
export class PropertyPicture extends Pictured {
  @reference('property', {
    column: 'property_id',
    required: true,
    description: 'Id of its property.',
  })
  propertyId: number;

  @ManyToOne(() => Property, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property: Relation<Property>;

  @PositionColumn()
  position: number | null;

  @text('Title', { description: 'Its title.' })
  title: string | null;

  @text('Description', { max: PARAGRAPHS, description: 'Its description.' })
  description: string | null;
}

export const propertyPictures = collection({
  entity: PropertyPicture,
  names: { one: 'propertyPicture', many: 'propertyPictures' },
  parent: {
    of: () => properties,
    by: 'propertyId',
    field: 'gallery',
    missing: message('NO_PROPERTY'),
    unknown: message('UNKNOWN_PROPERTY'),
  },
  picture: { field: 'image', required: true, missing: message('PICTURE_REQUIRED') },
  notFound: message('GALLERY_PICTURE_NOT_FOUND'),
});
