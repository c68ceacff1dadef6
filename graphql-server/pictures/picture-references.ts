import type { DataSource } from 'typeorm';
import { isPublished } from '../published.ts';
import { Picture } from './picture.ts';

/** A foreign key to `pictures`, with both names quoted for SQL. */
interface PictureReference {
  table: string;
  column: string;
  /** The SQL condition on rows that show the picture to visitors; undefined for versions, which none shows. */
  shown: string | undefined;
}

/** All foreign keys to `pictures`, from the metadata of the entities. */
export function pictureReferences({ entityMetadatas, driver }: DataSource): PictureReference[] {
  const references = new Map<string, PictureReference>();
  for (const { manyToOneRelations, tablePath, tableName, columns } of entityMetadatas) {
    const has = (property: string) => columns.some(({ propertyName }) => propertyName === property);
    const conditions = [
      ...(has('deletedAt') ? ['deleted_at is null'] : []),
      ...(has('publishedFrom') ? [isPublished(tableName)] : []),
    ];
    const shown = tableName === 'versions' ? undefined : conditions.join(' and ') || 'true';
    for (const { type, joinColumns } of manyToOneRelations) {
      if (type !== Picture) continue;
      const table = tablePath
        .split('.')
        .map((part) => driver.escape(part))
        .join('.');
      const column = driver.escape(joinColumns[0]!.databaseName);
      // Entities that inherit from one table declare the same key.
      references.set(`${table}.${column}`, { table, column, shown });
    }
  }
  return [...references.values()];
}

/** The SQL condition that any row refers to the picture `file`. */
export const isReferenced = (references: readonly PictureReference[]): string =>
  anyRow(references.map((reference) => ({ ...reference, where: 'true' })));

/** The SQL condition that a row shows the picture `file` to visitors. */
export const isShown = (references: readonly PictureReference[]): string =>
  anyRow(references.flatMap(({ shown, ...reference }) => (shown ? [{ ...reference, where: shown }] : [])));

const anyRow = (rows: readonly { table: string; column: string; where: string }[]): string =>
  rows
    .map(
      ({ table, column, where }) =>
        `exists (select from ${table} where ${column} = pictures.file and ${where})`,
    )
    .join(' or ') || 'false';
