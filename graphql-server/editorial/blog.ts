import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { Publishable } from '../collections/definitions/publication.ts';
import { NOT_DELETED } from '../collections/definitions/stored.ts';
import { message } from '../messages.ts';

@Entity('blogs')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@ObjectType({ description: 'A post of the blog.' })
export class Blog extends Publishable {
  @text('Title', { required: true, description: 'Its title.' })
  title: string;

  @text('Description', {
    required: true,
    max: PARAGRAPHS,
    description: 'Its text, with a paragraph on each line.',
  })
  description: string;
}

export const blogs = collection({
  entity: Blog,
  names: { one: 'blog', many: 'blogs' },
  picture: { field: 'image' },
  notFound: message('BLOG_NOT_FOUND'),
});
