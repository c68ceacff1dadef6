import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { Publishable } from '../collections/definitions/publication.ts';
import { NOT_DELETED } from '../collections/definitions/stored.ts';
import { message } from '../messages.ts';

@Entity('categories')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@ObjectType({ description: 'A category of homes to browse.' })
export class Category extends Publishable {
  @text('Title', { required: true, description: 'Its title.' })
  title: string;

  @text('Description', {
    required: true,
    max: PARAGRAPHS,
    description: 'Its text, with a paragraph on each line.',
  })
  description: string;
}

export const categories = collection({
  entity: Category,
  names: { one: 'category', many: 'categories' },
  picture: { field: 'image' },
  notFound: message('CATEGORY_NOT_FOUND'),
});
