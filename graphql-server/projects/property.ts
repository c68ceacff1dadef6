import { Field, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { TextColumn } from '../collections/declaring/columns.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { choice, text } from '../collections/declaring/fields.ts';
import { HomeType } from './home-type.ts';

@InputType({ description: 'What staff say of a property.' })
export class PropertyInput {
  @text('Title', { required: true })
  title: string;

  @choice('Type', HomeType)
  type?: HomeType;

  @text('Price', { required: true })
  price: string;

  @text('Location', { required: true })
  location: string;
}

@Entity('properties')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@Index(['type', 'createdAt', 'id'])
@ObjectType({ description: "One of the home page's Premium Luxury Developments." })
export class Property extends Pictured {
  @TextColumn('Its title.')
  title: string;

  @Field(() => HomeType, { description: 'The tab it stands under.' })
  @Column('text', { default: HomeType.Villas })
  type: HomeType;

  @TextColumn('Its price, as given.')
  price: string;

  @TextColumn('Where it is, as given.')
  location: string;
}

export const properties = collection({
  entity: Property,
  input: PropertyInput,
  names: { one: 'property', many: 'properties' },
  state: { property: 'type', states: HomeType },
  picture: { field: 'image' },
  notFound: 'Property not found.',
});

export const PropertyResolver = collectionResolver(properties);
