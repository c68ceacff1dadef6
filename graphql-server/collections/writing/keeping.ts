import type { EntityManager, EntityMetadata } from 'typeorm';
import type { Statement, StatementReader } from '../../database/statement.ts';
import type { Action } from '../declaring/action.ts';
import { fieldsIn } from '../declaring/kept-fields.ts';
import type { Relations } from '../declaring/relations.ts';
import type { Fields } from '../declaring/version.ts';

/** Most versions that are kept of a record. */
export const MOST_KEPT = 50;
/** Longest title under which something is remembered to have been done, in characters. */
const LONGEST_TITLE = 120;

/** What was done, and the number of the member of staff who did it, if it was one. */
export interface Done {
  action: Action;
  by: number | null;
}

/** A record's fields as they were. */
export interface Stood {
  id: number;
  fields: Fields;
}

/** What is kept of a record that does not stand, or of what is not its own alone. */
export interface Note {
  id: number;
  title: string;
  before?: Fields;
  after?: Fields;
}

/** Keeps what is done with the records of one collection, in the transaction or the statement that does it. */
export interface Keeping {
  /** The SQL that reads the fields of a row. */
  fields(row: string): string;
  /** What a row's record is called, as far as that is remembered. */
  titleOf(row: Record<string, unknown>): string;
  /** The insert, as a part of a statement, that keeps the making of the rows of its part `t`; `by` is SQL. */
  made(action: Action, by: string): string;
  /** Keeps how records stand now, and how they stood `before`; of one that stands as it did nothing is kept. */
  standing(
    rows: StatementReader,
    done: Done,
    ids: readonly number[],
    before?: readonly Stood[],
  ): Promise<void>;
  noted(rows: StatementReader, done: Done, notes: readonly Note[]): Promise<void>;
}

const INTO = 'insert into versions (collection, record_id, action, at, by, title, before, after, picture)';

/** Writes what it takes to keep versions of a collection's records. */
export function keepingOf({ collection, table, title }: Relations, metadata: EntityMetadata): Keeping {
  const many = collection.names.many;
  const fields = fieldsIn(collection, metadata);
  const picture = collection.picture ? 't.picture' : 'null';
  // What a visitor is called is not remembered.
  const called = collection.confidential ? `''` : `coalesce(left(t."${title.column}", ${LONGEST_TITLE}), '')`;
  const keep = (name: string, records: string, kept: string): Statement => ({
    name: `${many}.${name}`,
    text: `with kept as (${INTO} ${kept})
      delete from versions v using (${records}) record
      where v.collection = '${many}' and v.record_id = record.id and v.id <= (
        select id from versions where collection = '${many}' and record_id = record.id
        order by id desc offset ${MOST_KEPT - 1} limit 1)`,
  });
  // $1 action, $2 by whom, $3 numbers, $4 how they stood.
  const standing = keep(
    'standing',
    'select unnest($3::int[]) as id',
    `select '${many}', t.id, $1::text, case $1::text when 'RESTORED' then now() else t.updated_at end, $2::int, ${called},
      case when $1::text = 'RESTORED' then '{}' when was.fields is not null then (
        select jsonb_object_agg(key, value) from jsonb_each(was.fields)
        where value is distinct from stands.fields -> key) end,
      stands.fields, ${picture}
    from "${table}" t cross join lateral (select ${fields('t')} as fields) stands
      left join jsonb_to_recordset($4::jsonb) was (id int, fields jsonb) on was.id = t.id
    where t.id = any($3::int[]) and was.fields is distinct from stands.fields order by t.id`,
  );
  // $1 action, $2 by whom, $3 notes.
  const noted = keep(
    'noted',
    'select id from jsonb_to_recordset($3::jsonb) note (id int)',
    `select '${many}', id, $1::text, now(), $2::int, left(title, ${LONGEST_TITLE}), before, after, null
    from jsonb_to_recordset($3::jsonb) note (id int, title text, before jsonb, after jsonb)`,
  );
  return {
    fields,
    titleOf: (row) => (collection.confidential ? '' : ((row[title.column] as string | null) ?? '')),
    made: (action, by) =>
      `${INTO} select '${many}', t.id, '${action}', t.updated_at, ${by}, ${called}, null, ${fields('t')}, ${picture} from t`,
    standing: async ({ rows }, { action, by }, ids, before = []) => {
      await rows(standing, [action, by, ids, JSON.stringify(before)]);
    },
    noted: async ({ rows }, { action, by }, notes) => {
      await rows(noted, [action, by, JSON.stringify(notes)]);
    },
  };
}

/** Deletes the history's entries about deletions before a moment. */
export async function forgetNotes(em: EntityManager, before: Date): Promise<void> {
  await em.query(`delete from versions where action = 'REMOVED' and at < $1`, [before]);
}
