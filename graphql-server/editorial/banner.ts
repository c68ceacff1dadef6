import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { text } from '../collections/definitions/fields/text.ts';
import { NOT_DELETED, Pictured } from '../collections/definitions/stored.ts';
import { message } from '../messages.ts';

@Entity('banners')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@ObjectType({ description: 'A banner of the home page.' })
export class Banner extends Pictured {
  @text('Title', { required: true, description: 'Its headline.' })
  title: string;

  @text('Subtitle', { description: 'A line under the headline.' })
  subtitle: string | null;
}

export const banners = collection({
  entity: Banner,
  names: { one: 'banner', many: 'banners' },
  picture: { field: 'image', required: true, upright: true },
  incomplete: message('BANNER_INCOMPLETE'),
  notFound: message('BANNER_NOT_FOUND'),
});
