import type { DataSource } from 'typeorm';
import { Picture } from './picture.ts';

/** A column that says which picture a row shows, both names quoted for SQL. */
export interface PictureReference {
  table: string;
  column: string;
  /** The SQL condition on rows that are not in the trash. */
  live: string;
}

/** Every column of the database that refers to a picture, as the entities declare them. */
export function referencesToPictures({ entityMetadatas, driver }: DataSource): PictureReference[] {
  const references = new Map<string, PictureReference>();
  for (const { manyToOneRelations, tablePath, columns } of entityMetadatas) {
    const live = columns.some(({ propertyName }) => propertyName === 'deletedAt')
      ? 'deleted_at is null'
      : 'true';
    for (const { type, joinColumns } of manyToOneRelations) {
      if (type !== Picture) continue;
      const table = tablePath
        .split('.')
        .map((part) => driver.escape(part))
        .join('.');
      const column = driver.escape(joinColumns[0]!.databaseName);
      references.set(`${table}.${column}`, { table, column, live }); // children of one table declare it again
    }
  }
  return [...references.values()];
}
