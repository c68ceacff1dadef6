import type { EntityMetadata } from 'typeorm';
import type { Statement } from '../../database/statement.ts';
import { Action } from '../declaring/action.ts';
import type { Resource } from '../declaring/collection.ts';
import type { VersionWriter } from './versions.ts';

/** The statements that write a collection; columns are named by properties. */
export interface RowStatements {
  /** Inserts a row and its version, whose author is the last value; returns the id. */
  insert(properties: readonly string[]): Statement;
  /** Inserts rows, $1 as JSON by column, and their versions by author $2. */
  insertAll(columns: readonly string[]): Statement;
  /** Locks the rows $1: id, time of the last change, file name of the picture, fields. */
  hold: Statement;
  /** Updates the rows $1. */
  update(properties: readonly string[]): Statement;
  columnOf(property: string): string;
}

/** A time that is later than the last change, so that it identifies the version. */
const LATER = "greatest(now(), updated_at + interval '1 millisecond')";

/** Generates the statements that write a collection from TypeORM's metadata. */
export function rowStatementsOf(
  resource: Resource,
  metadata: EntityMetadata,
  versions: VersionWriter,
): RowStatements {
  const { columns, tableName, tableType, discriminatorValue } = metadata;
  const kind: Record<string, string> =
    tableType === 'entity-child' ? { kind: `'${discriminatorValue!}'` } : {};
  const hasPicture = metadata.findRelationWithPropertyPath('picture') !== undefined;
  const ofKind = `${tableType === 'entity-child' ? `t.kind = '${discriminatorValue!}' and ` : ''}t.deleted_at is null`;
  const placeOf = (property: string) => columns.findIndex(({ propertyName }) => propertyName === property);
  const columnOf = (property: string) => columns[placeOf(property)]!.databaseName;
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  const statement = (name: string, text: string): Statement => ({
    name: `${resource.names.many}.${name}`,
    text,
  });
  return {
    columnOf,
    insert: (properties) => {
      const into = quoted([...Object.keys(kind), ...properties.map(columnOf)]);
      const values = [...Object.values(kind), ...properties.map((_, i) => `$${i + 1}`)].join(', ');
      return statement(
        `insert.${properties.map(placeOf).join('.')}`,
        `with t as (insert into "${tableName}" (${into}) values (${values}) returning *),
         version as (${versions.insertFirst(Action.ADDED, `$${properties.length + 1}::int`)})
         select t.id from t`,
      );
    },
    insertAll: (named) => {
      const into = quoted([...Object.keys(kind), ...named]);
      const values = [...Object.values(kind), quoted(named)].join(', ');
      return statement(
        `insertAll.${named.join('.')}`,
        `with t as (insert into "${tableName}" (${into}) select ${values}
           from jsonb_populate_recordset(null::"${tableName}", $1::jsonb) returning *)
         ${versions.insertFirst(Action.IMPORTED, '$2::int')}`,
      );
    },
    hold: statement(
      'hold',
      `select t.id, t.updated_at as "updatedAt", ${hasPicture ? 't.picture' : 'null'} as file, ${versions.fields('t')} as fields
       from "${tableName}" t where ${ofKind} and t.id = any($1::int[]) order by t.id for update of t`,
    ),
    update: (properties) => {
      const values = properties.map((property, i) => `"${columnOf(property)}" = $${i + 2}, `).join('');
      return statement(
        `update.${properties.map(placeOf).join('.')}`,
        `with t as (update "${tableName}" set ${values} updated_at = ${LATER} where id = any($1::int[]) returning *)
         select t.id from t`,
      );
    },
  };
}
