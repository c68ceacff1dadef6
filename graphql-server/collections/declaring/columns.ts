import { Field } from 'type-graphql';
import { Column, Index } from 'typeorm';

/** Options of a text column: `name` is its GraphQL name where that is not the property's. */
export interface TextColumn {
  optional?: boolean;
  name?: string;
}

/** A column of text kept as given, and the GraphQL field that shows it. */
export function TextColumn(
  description: string,
  { optional = false, name }: TextColumn = {},
): PropertyDecorator {
  return (target, property) => {
    Column('text', { nullable: optional })(target, property);
    Field(() => String, { nullable: optional, description, name })(target, property);
  };
}

/** The words of a record's texts, which the database itself keeps in step: a migration says of which columns. */
export function SearchColumn(): PropertyDecorator {
  return (target, property) => {
    Column({
      type: 'tsvector',
      nullable: true,
      select: false,
      insert: false,
      update: false,
    })(target, property);
    Index({ type: 'gin' })(target, property);
  };
}

/** The place of a record among those of its parent, as staff have put them; null for one not yet put anywhere. */
export function PositionColumn(): PropertyDecorator {
  return Column('int', { nullable: true, select: false });
}
