import { ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { PositionColumn, NOT_DELETED, Pictured } from '../collections/definitions/stored.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { LatestProject, latestProjects } from './latest-project.ts';
import { message } from '../messages.ts';

@Entity('latest_project_pictures')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@Index(['latestProjectId', 'createdAt', 'id'], NOT_DELETED)
@Index(['latestProjectId', 'position', 'createdAt', 'id'], NOT_DELETED)
@ObjectType({ description: "A picture in a latest project's gallery." })
export class LatestProjectPicture extends Pictured {
  @reference('project', {
    column: 'latest_id',
    required: true,
    description: 'Id of its project.',
  })
  latestProjectId: number;

  @ManyToOne(() => LatestProject, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'latest_id' })
  latestProject: Relation<LatestProject>;

  @PositionColumn()
  position: number | null;

  @text('Title', { required: true, description: 'Its title.' })
  title: string;

  @text('Description', { max: PARAGRAPHS, description: 'Its description.' })
  description: string | null;
}

export const latestProjectPictures = collection({
  entity: LatestProjectPicture,
  names: { one: 'latestProjectPicture', many: 'latestProjectPictures' },
  parent: {
    of: () => latestProjects,
    by: 'latestProjectId',
    field: 'gallery',
    missing: message('NO_PROJECT'),
    unknown: message('UNKNOWN_PROJECT'),
  },
  picture: { field: 'image' },
  notFound: message('GALLERY_PICTURE_NOT_FOUND'),
});
