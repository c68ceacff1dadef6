import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import type { Relations } from '../declaring/relations.ts';
import { isForeignKeyViolation } from './foreign-keys.ts';
import { insertRows, rowsOf, type StoredRow } from './stored-rows.ts';

/** How long a removed record can be brought back, in seconds. */
export const KEPT_SECONDS = 60;
const TOO_LATE = 'It can no longer be brought back.';

/** A removed record's own row, first, and those that went with it, each with where it was stored. */
type KeptRows = { collection: string; table: string; row: StoredRow }[];

/** Which records are to go. */
export interface Leaving {
  ids: readonly number[];
  /** Whether those that are not there any more are passed over; else one of them keeps all the others. */
  skipMissing: boolean;
}

/** What went. */
interface Gone {
  rows: StoredRow[];
  ids: number[];
  /** Names of the pictures that they and what belonged to them showed. */
  pictures: string[];
}

/** Takes records away and keeps aside what it takes to bring them back. Throws `NotFound` unless missing ones are skipped. */
export async function takeAway(
  em: EntityManager,
  { collection, table, kind, children }: Relations,
  { ids: named, skipMissing }: Leaving,
): Promise<Gone> {
  const found = await rowsOf(em, { table, where: 'id', ids: named, lock: 'update' });
  const own = found.filter(({ row }) => kind === undefined || row.kind === kind);
  if (own.length < named.length && !skipMissing) throw new NotFound(collection.notFound);
  const there = new Set(own.map(({ of }) => of));
  const ids = named.filter((id) => there.has(id));
  const { many } = collection.names;
  const kept = new Map<number, KeptRows>(own.map(({ of, row }) => [of, [{ collection: many, table, row }]]));
  for (const child of children) {
    const theirs = await rowsOf(em, { table: child.table, where: child.column, ids, lock: 'update' });
    const place = { collection: child.collection.names.many, table: child.table };
    for (const { of, row } of theirs) kept.get(of)!.push({ ...place, row });
  }
  const removals = own.map(({ of: id }) => ({ id, rows: kept.get(id) }));
  await em.query(
    `insert into removals (collection, record_id, rows)
     select $1, id, rows from jsonb_to_recordset($2::jsonb) as r (id int, rows jsonb)
     on conflict (collection, record_id) do update set rows = excluded.rows, removed_at = now()`,
    [many, JSON.stringify(removals)],
  );
  await em.query(`delete from "${table}" where id = any($1::int[])`, [ids]);
  return { rows: own.map(({ row }) => row), ids, pictures: picturesIn([...kept.values()].flat()) };
}

/**
 * Brings removed records back as they were, under their old numbers and with what went with them, all or none.
 * `show` has their pictures put in their places first. Throws `NotFound` when it is too late.
 */
export async function bringBack(
  em: EntityManager,
  { collection }: Relations,
  { ids, show }: { ids: readonly number[]; show: (files: readonly string[]) => Promise<void> },
): Promise<void> {
  const removed = await em.query<{ rows: KeptRows }[]>(
    `select rows from removals where collection = $1 and record_id = any($2::int[])
     and removed_at > now() - interval '${KEPT_SECONDS} seconds' order by record_id for update`,
    [collection.names.many, ids],
  );
  if (removed.length < ids.length) throw new NotFound(TOO_LATE);
  const kept = removed.flatMap(({ rows }) => rows);
  await show(picturesIn(kept));
  try {
    // A table at a time, the records' own first: what belongs to them comes after.
    for (const table of new Set(kept.map((one) => one.table))) {
      const rows = kept.filter((one) => one.table === table).map(({ row }) => row);
      await insertRows(em, table, rows);
    }
  } catch (error) {
    // What it belonged to, or a picture of it, has gone meanwhile.
    throw isForeignKeyViolation(error) ? new NotFound(TOO_LATE) : error;
  }
  await em.query('delete from removals where collection = $1 and record_id = any($2::int[])', [
    collection.names.many,
    ids,
  ]);
}

/**
 * Lets go of what can no longer be brought back: of its versions only the note that it was removed stays, and the pictures
 * that nothing else needs are handed over to be taken away.
 */
export async function forgetRemovals(em: EntityManager): Promise<void> {
  await em.query(
    `with over as (delete from removals where removed_at <= now() - interval '${KEPT_SECONDS} seconds' returning rows),
     gone as (select e ->> 'collection' as collection, (e -> 'row' ->> 'id')::int as id
       from over cross join jsonb_array_elements(over.rows) e),
     let_go as (delete from versions v using gone
       where v.collection = gone.collection and v.record_id = gone.id and v.action <> 'REMOVED' returning v.picture)
     insert into pictures_aside (picture, until) select distinct picture, now() from let_go where picture is not null`,
  );
}

function picturesIn(rows: KeptRows): string[] {
  const files = rows.map(({ row }) => row.picture).filter((file) => typeof file === 'string');
  return [...new Set(files)].sort();
}
