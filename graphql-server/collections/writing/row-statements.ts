import type { EntityMetadata } from 'typeorm';
import type { Statement } from '../../database/statement.ts';
import { Action } from '../declaring/action.ts';
import type { Resource } from '../declaring/collection.ts';
import { tableOf } from '../reading/table.ts';
import { ALL } from '../reading/visible.ts';
import type { VersionWriter } from './versions.ts';

/** The writing statements of one collection; columns are named by their properties. */
export interface RowStatements {
  /** Stores a row with these values, in their order, and its version, by the last value; gives the row as it is read. */
  insert(properties: readonly string[]): Statement;
  /** Stores rows, $1 as JSON by column, and their versions, by $2. */
  insertAll(columns: readonly string[]): Statement;
  /** Holds the rows $1 until the transaction ends: number, moment of the last change, name of the picture, fields. */
  hold: Statement;
  /** Gives the rows $1 these values, in their order, and gives them as they are read. */
  update(properties: readonly string[]): Statement;
  columnOf(property: string): string;
}

/** A moment after the last change, however fast changes follow each other: it tells one from the other. */
const LATER = "greatest(now(), updated_at + interval '1 millisecond')";

/** Writes the writing statements of a collection from what TypeORM knows of its entity. */
export function rowStatementsOf(
  resource: Resource,
  metadata: EntityMetadata,
  versions: VersionWriter,
): RowStatements {
  const { columns, tableName, tableType, discriminatorValue } = metadata;
  const { select, from, withPicture, ofKind } = tableOf(resource, metadata, ALL);
  const kind: Record<string, string> =
    tableType === 'entity-child' ? { kind: `'${discriminatorValue!}'` } : {};
  const hasPicture = withPicture !== '';
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
         kept as (${versions.insertFirst(Action.ADDED, `$${properties.length + 1}::int`)})
         select ${select} from t ${withPicture}`,
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
      `select t.id, t.updated_at, ${hasPicture ? 't.picture' : 'null'}, ${versions.fields('t')}
       from ${from} where ${ofKind} and t.id = any($1::int[]) order by t.id for update of t`,
    ),
    update: (properties) => {
      const values = properties.map((property, i) => `"${columnOf(property)}" = $${i + 2}, `).join('');
      return statement(
        `update.${properties.map(placeOf).join('.')}`,
        `with t as (update "${tableName}" set ${values} updated_at = ${LATER} where id = any($1::int[]) returning *)
         select ${select} from t ${withPicture}`,
      );
    },
  };
}
