import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { PositionColumn, TextColumn } from '../collections/declaring/columns.ts';
import { childrenResolver, collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { PARAGRAPHS, reference, text } from '../collections/declaring/fields.ts';
import { properties, Property } from './property.ts';

@InputType({ description: "What staff say of a picture in a property's gallery." })
export class PropertyPictureInput {
  @reference('property', { column: 'propertyId' })
  propertyId: number;

  @text('Title')
  title?: string;

  @text('Description', { max: PARAGRAPHS })
  description?: string;
}

@Entity('property_pictures')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@Index(['propertyId', 'createdAt', 'id'])
@Index(['propertyId', 'position', 'createdAt', 'id'])
@ObjectType({ description: "A picture in a property's gallery." })
export class PropertyPicture extends Pictured {
  @Field(() => ID, { description: 'Number of the property it belongs to.' })
  @Column('int', { name: 'property_id' })
  propertyId: number;

  @ManyToOne(() => Property, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property: Relation<Property>;

  @PositionColumn()
  position: number | null;

  @TextColumn('Its title.', { optional: true })
  title: string | null;

  @TextColumn('What is to be said of it.', { optional: true })
  description: string | null;
}

export const propertyPictures = collection({
  entity: PropertyPicture,
  input: PropertyPictureInput,
  names: { one: 'propertyPicture', many: 'propertyPictures' },
  parent: {
    of: () => properties,
    input: 'propertyId',
    column: 'propertyId',
    field: 'gallery',
    missing: 'Select a property first!',
    unknown: 'The chosen property is not in the list.',
  },
  picture: { field: 'image', required: true, missing: 'Please upload an image!' },
  notFound: 'Gallery picture not found.',
});

export const PropertyPictureResolver = collectionResolver(propertyPictures);
export const PropertyGalleryField = childrenResolver(propertyPictures);
