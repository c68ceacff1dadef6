import { InputType, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/declaring/collection.ts';
import { TextColumn } from '../collections/declaring/columns.ts';
import { collectionResolver } from '../collections/graphql/resolver.ts';
import { Pictured } from '../collections/declaring/stored.ts';
import { PARAGRAPHS, text } from '../collections/declaring/fields.ts';

@InputType({ description: 'What staff say of a category.' })
export class CategoryInput {
  @text('Title', { required: true })
  title: string;

  @text('Description', { required: true, max: PARAGRAPHS })
  description: string;
}

@Entity('categories')
@Index(['createdAt', 'id'])
@Index(['updatedAt', 'id'])
@ObjectType({ description: 'A category of homes to browse.' })
export class Category extends Pictured {
  @TextColumn('Its title.')
  title: string;

  @TextColumn('Its text; each line is a paragraph.')
  description: string;
}

export const categories = collection({
  entity: Category,
  input: CategoryInput,
  names: { one: 'category', many: 'categories' },
  picture: { field: 'image' },
  notFound: 'No details found.',
});

export const CategoryResolver = collectionResolver(categories);
