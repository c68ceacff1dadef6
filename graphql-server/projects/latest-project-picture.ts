import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { PositionColumn, TextColumn } from '../collections/declaring/columns.ts';
import { childrenResolver, collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { PARAGRAPHS, reference, text } from '../collections/declaring/fields.ts';
import { LatestProject, latestProjects } from './latest-project.ts';

@InputType({ description: "What staff say of a picture in a latest project's gallery." })
export class LatestProjectPictureInput {
  @reference('project', { column: 'latestProjectId' })
  latestProjectId: number;

  @text('Title', { required: true })
  title: string;

  @text('Description', { max: PARAGRAPHS })
  description?: string;
}

@Entity('latest_project_pictures')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@Index(['latestProjectId', 'createdAt', 'id'])
@Index(['latestProjectId', 'position', 'createdAt', 'id'])
@ObjectType({ description: "A picture in a latest project's gallery." })
export class LatestProjectPicture extends Pictured {
  @Field(() => ID, { description: 'Number of the project it belongs to.' })
  @Column('int', { name: 'latest_id' })
  latestProjectId: number;

  @ManyToOne(() => LatestProject, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'latest_id' })
  latestProject: Relation<LatestProject>;

  @PositionColumn()
  position: number | null;

  @TextColumn('Its title.')
  title: string;

  @TextColumn('What is to be said of it.', { optional: true })
  description: string | null;
}

export const latestProjectPictures = collection({
  entity: LatestProjectPicture,
  input: LatestProjectPictureInput,
  names: { one: 'latestProjectPicture', many: 'latestProjectPictures' },
  parent: {
    of: () => latestProjects,
    input: 'latestProjectId',
    column: 'latestProjectId',
    field: 'gallery',
    missing: 'Select a project first!',
    unknown: 'The chosen project is not in the list.',
  },
  picture: { field: 'image' },
  notFound: 'Gallery picture not found.',
});

export const LatestProjectPictureResolver = collectionResolver(latestProjectPictures);
export const LatestProjectGalleryField = childrenResolver(latestProjectPictures);
