import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { choice } from '../collections/definitions/fields/choice.ts';
import { text } from '../collections/definitions/fields/text.ts';
import { Publishable } from '../collections/definitions/publication.ts';
import { NOT_DELETED } from '../collections/definitions/stored.ts';
import { HomeType } from './home-type.ts';
import { message } from '../messages.ts';

@Entity('properties')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@Index(['type', 'createdAt', 'id'], NOT_DELETED)
@ObjectType({ description: "One of the home page's Premium Luxury Developments." })
export class Property extends Publishable {
  @text('Title', { required: true, description: 'Its title.' })
  title: string;

  @choice('Type', HomeType, { default: HomeType.Villas, description: 'Its tab on the home page.' })
  type: HomeType;

  @text('Price', { required: true, description: 'Its price as free text.' })
  price: string;

  @text('Location', { required: true, description: 'Its location as free text.' })
  location: string;
}

export const properties = collection({
  entity: Property,
  names: { one: 'property', many: 'properties' },
  picture: { field: 'image' },
  notFound: message('PROPERTY_NOT_FOUND'),
});
