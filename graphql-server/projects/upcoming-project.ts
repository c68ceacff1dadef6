import { InputType, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { TextColumn } from '../collections/declaring/columns.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { PARAGRAPHS, text } from '../collections/declaring/fields.ts';

@InputType({ description: 'What staff say of an upcoming project.' })
export class UpcomingProjectInput {
  @text('Title', { required: true })
  title: string;

  @text('Description', { required: true, max: PARAGRAPHS })
  description: string;
}

@Entity('upcoming_projects')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@ObjectType({ description: 'An off-plan project.' })
export class UpcomingProject extends Pictured {
  @TextColumn('Its title.')
  title: string;

  @TextColumn('Its text; each line is a paragraph.')
  description: string;
}

export const upcomingProjects = collection({
  entity: UpcomingProject,
  input: UpcomingProjectInput,
  names: { one: 'upcomingProject', many: 'upcomingProjects' },
  picture: { field: 'thumbnail' },
  notFound: 'Project not found.',
});

export const UpcomingProjectResolver = collectionResolver(upcomingProjects);
