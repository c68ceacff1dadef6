import { InputType, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { TextColumn } from '../collections/declaring/columns.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { PARAGRAPHS, text } from '../collections/declaring/fields.ts';

@InputType({ description: 'What staff say of a blog post.' })
export class BlogInput {
  @text('Title', { required: true })
  title: string;

  @text('Description', { required: true, max: PARAGRAPHS })
  description: string;
}

@Entity('blogs')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@ObjectType({ description: 'A post of the blog.' })
export class Blog extends Pictured {
  @TextColumn('Its title.')
  title: string;

  @TextColumn('Its text; each line is a paragraph.')
  description: string;
}

export const blogs = collection({
  entity: Blog,
  input: BlogInput,
  names: { one: 'blog', many: 'blogs' },
  picture: { field: 'image' },
  notFound: 'Blog not found.',
});

export const BlogResolver = collectionResolver(blogs);
