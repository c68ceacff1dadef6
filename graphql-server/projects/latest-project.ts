import { Field, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { TextColumn } from '../collections/declaring/columns.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { choice, text } from '../collections/declaring/fields.ts';
import { HomeType } from './home-type.ts';

@InputType({ description: 'What staff say of a latest project.' })
export class LatestProjectInput {
  @text('Title', { required: true })
  title: string;

  @text('Price', { required: true })
  price: string;

  @text('Location', { required: true })
  location: string;

  @choice('Category', HomeType, { required: true })
  category: HomeType;

  @text('Logo')
  logo?: string;
}

@Entity('latest_projects')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@Index(['category', 'createdAt', 'id'])
@ObjectType({ description: "One of the home page's Latest Projects." })
export class LatestProject extends Pictured {
  @TextColumn('Its title.')
  title: string;

  @TextColumn('Its price, as given.')
  price: string;

  @TextColumn('Where it is, as given.')
  location: string;

  @Field(() => HomeType, { description: 'The tab it stands under.' })
  @Column('text')
  category: HomeType;

  @TextColumn('A short text that stands for its logo.', { optional: true })
  logo: string | null;
}

export const latestProjects = collection({
  entity: LatestProject,
  input: LatestProjectInput,
  names: { one: 'latestProject', many: 'latestProjects' },
  state: { property: 'category', states: HomeType },
  picture: { field: 'image' },
  notFound: 'Project not found.',
});

export const LatestProjectResolver = collectionResolver(latestProjects);
