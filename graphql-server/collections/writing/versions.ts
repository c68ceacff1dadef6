import type { EntityManager, EntityMetadata } from 'typeorm';
import type { Statement, StatementReader } from '../../database/statement.ts';
import type { Action } from '../declaring/action.ts';
import { fieldsIn } from '../declaring/version-fields.ts';
import type { Relations } from '../declaring/relations.ts';
import type { Fields } from '../declaring/version.ts';

/** Most versions that are stored of a record. */
const MAX_VERSIONS = 50;
/** Longest title in the history, in characters. */
const LONGEST_TITLE = 120;

/** What was done, and the id of the account that did it. */
export interface Change {
  action: Action;
  by: number | null;
}

/** The fields of a record before a change. */
interface Snapshot {
  id: number;
  fields: Fields;
}

/** An entry in the history of a record that is not a snapshot of its row: a deletion, or another order of its sections. */
interface HistoryEntry {
  id: number;
  title: string;
  before?: Fields;
  after?: Fields;
}

/** Writes the version history of one collection, in the transaction that changes its records. */
export interface VersionWriter {
  /** The SQL that reads the fields of a row. */
  fields(row: string): string;
  /** The title of a record as the history stores it: empty for what visitors wrote. */
  titleOf(row: Record<string, unknown>): string;
  /** The part of a statement that stores the first version of the rows inserted by its part `t`; `by` is SQL. */
  insertFirst(action: Action, by: string): string;
  /** Stores the records as they are now, with the changed fields `before`; a record that is unchanged gets no version. */
  append(
    tx: StatementReader,
    change: Change,
    ids: readonly number[],
    before?: readonly Snapshot[],
  ): Promise<void>;
  appendEntries(tx: StatementReader, change: Change, entries: readonly HistoryEntry[]): Promise<void>;
}

const INTO = 'insert into versions (collection, record_id, action, at, by, title, before, after, picture)';

/** Generates the statements of the version history of a collection. */
export function versionWriterOf(
  { collection, table, title }: Relations,
  metadata: EntityMetadata,
): VersionWriter {
  const many = collection.names.many;
  const fields = fieldsIn(collection, metadata);
  const picture = collection.picture ? 't.picture' : 'null';
  // The history does not store who wrote a message.
  const storedTitle = collection.confidential
    ? `''`
    : `coalesce(left(t."${title.column}", ${LONGEST_TITLE}), '')`;
  /** Stores versions and deletes the oldest of a record beyond the maximum. */
  const insertAndTrim = (name: string, records: string, versions: string): Statement => ({
    name: `${many}.${name}`,
    text: `with inserted as (${INTO} ${versions})
      delete from versions v using (${records}) record
      where v.collection = '${many}' and v.record_id = record.id and v.id <= (
        select id from versions where collection = '${many}' and record_id = record.id
        order by id desc offset ${MAX_VERSIONS - 1} limit 1)`,
  });
  // $1 action, $2 account, $3 ids, $4 snapshots.
  const append = insertAndTrim(
    'appendVersions',
    'select unnest($3::int[]) as id',
    `select '${many}', t.id, $1::text, case $1::text when 'RESTORED' then now() else t.updated_at end, $2::int, ${storedTitle},
      case when $1::text = 'RESTORED' then '{}' when previous.fields is not null then (
        select jsonb_object_agg(key, value) from jsonb_each(previous.fields)
        where value is distinct from current.fields -> key) end,
      current.fields, ${picture}
    from "${table}" t cross join lateral (select ${fields('t')} as fields) current
      left join jsonb_to_recordset($4::jsonb) previous (id int, fields jsonb) on previous.id = t.id
    where t.id = any($3::int[]) and previous.fields is distinct from current.fields order by t.id`,
  );
  // $1 action, $2 account, $3 entries.
  const appendEntries = insertAndTrim(
    'appendEntries',
    'select id from jsonb_to_recordset($3::jsonb) entry (id int)',
    `select '${many}', id, $1::text, now(), $2::int, left(title, ${LONGEST_TITLE}), before, after, null
    from jsonb_to_recordset($3::jsonb) entry (id int, title text, before jsonb, after jsonb)`,
  );
  return {
    fields,
    titleOf: (row) => (collection.confidential ? '' : ((row[title.column] as string | null) ?? '')),
    insertFirst: (action, by) =>
      `${INTO} select '${many}', t.id, '${action}', t.updated_at, ${by}, ${storedTitle}, null, ${fields('t')}, ${picture} from t`,
    append: async (tx, { action, by }, ids, before = []) => {
      if (ids.length > 0) await tx.rows(append, [action, by, ids, JSON.stringify(before)]);
    },
    appendEntries: async (tx, { action, by }, entries) => {
      if (entries.length > 0) await tx.rows(appendEntries, [action, by, JSON.stringify(entries)]);
    },
  };
}

/** Deletes the history's entries about deletions before a moment. */
export async function deleteOldEntries(em: EntityManager, before: Date): Promise<void> {
  await em.query(`delete from versions where action = 'REMOVED' and at < $1`, [before]);
}
