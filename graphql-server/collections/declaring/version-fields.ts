import type { EntityMetadata } from 'typeorm';
import { inputFieldsOf, type Collection } from './collection.ts';
import { fieldsOf } from './field.ts';

/** Names of the fields that versions store, in the order of their declaration. */
export function versionFieldsOf(collection: Collection): string[] {
  const { entity, picture, confidential } = collection;
  // Versions do not store what visitors wrote, so that a deletion removes all of it; only the fields that staff set.
  if (confidential)
    return fieldsOf(entity)
      .filter(({ given }) => given)
      .map(({ name }) => name);
  const names = inputFieldsOf(collection).map(({ name }) => name);
  return picture ? [...names, picture.field] : names;
}

/** SQL of these fields of a row as a JSON object. */
export function fieldsIn(collection: Collection, metadata: EntityMetadata): (row: string) => string {
  const properties = new Map(fieldsOf(collection.entity).map(({ name, property }) => [name, property]));
  const columnOf = (property: string) =>
    metadata.columns.find(({ propertyName }) => propertyName === property)!.databaseName;
  const valueOf = (field: string, row: string) => {
    if (field === collection.picture?.field) return `${row}.picture`;
    if (field === collection.alt?.name) return `(select p.alt from pictures p where p.file = ${row}.picture)`;
    return `${row}."${columnOf(properties.get(field) ?? field)}"`;
  };
  const fields = versionFieldsOf(collection);
  return (row) =>
    `(select to_jsonb(f) from (select ${fields.map((field) => `${valueOf(field, row)} as "${field}"`).join(', ')}) f)`;
}
