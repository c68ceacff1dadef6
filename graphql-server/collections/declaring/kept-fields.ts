import type { EntityMetadata } from 'typeorm';
import type { AnyCollection } from './collection.ts';
import { ALT, fieldsOf } from './fields.ts';

/** Names of the fields that versions of a collection's records keep, in the order in which they are declared. */
export function keptFieldsOf({ input, picture, confidential, state }: AnyCollection): string[] {
  // Of what a visitor writes nothing outlives its removal: kept is what staff have made of it.
  if (confidential) return state ? [state.property] : [];
  const words = fieldsOf(input).map(({ property }) => property);
  return picture ? [...words, picture.field] : words;
}

/** The SQL that reads those fields of a row, under the row's name, as one JSON object. */
export function fieldsIn(collection: AnyCollection, metadata: EntityMetadata): (row: string) => string {
  const words = new Map(fieldsOf(collection.input).map(({ property, column }) => [property, column]));
  const columnOf = (property: string) =>
    metadata.columns.find(({ propertyName }) => propertyName === property)!.databaseName;
  const valueOf = (field: string, row: string) => {
    if (field === collection.picture?.field) return `${row}.picture`;
    const column = words.get(field) ?? field;
    if (column === ALT) return `(select p.alt from pictures p where p.file = ${row}.picture)`;
    return `${row}."${columnOf(column)}"`;
  };
  const fields = keptFieldsOf(collection);
  return (row) =>
    `(select to_jsonb(f) from (select ${fields.map((field) => `${valueOf(field, row)} as "${field}"`).join(', ')}) f)`;
}
