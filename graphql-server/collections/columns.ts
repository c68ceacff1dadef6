import { Field } from 'type-graphql';
import { Column } from 'typeorm';

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
