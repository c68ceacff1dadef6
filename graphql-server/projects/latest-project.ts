import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { choice } from '../collections/definitions/fields/choice.ts';
import { text } from '../collections/definitions/fields/text.ts';
import { Publishable } from '../collections/definitions/publication.ts';
import { NOT_DELETED } from '../collections/definitions/stored.ts';
import { HomeType } from './home-type.ts';
import { message } from '../messages.ts';

@Entity('latest_projects')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@Index(['category', 'createdAt', 'id'], NOT_DELETED)
@ObjectType({ description: "One of the home page's Latest Projects." })
export class LatestProject extends Publishable {
  @text('Title', { required: true, description: 'Its title.' })
  title: string;

  @text('Price', { required: true, description: 'Its price as free text.' })
  price: string;

  @text('Location', { required: true, description: 'Its location as free text.' })
  location: string;

  @choice('Category', HomeType, { required: true, description: 'Its tab on the home page.' })
  category: HomeType;

  @text('Logo', { description: 'A short text in place of a logo.' })
  logo: string | null;
}

export const latestProjects = collection({
  entity: LatestProject,
  names: { one: 'latestProject', many: 'latestProjects' },
  picture: { field: 'image' },
  notFound: message('PROJECT_NOT_FOUND'),
});
