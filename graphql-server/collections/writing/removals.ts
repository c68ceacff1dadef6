import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import type { Relations } from '../declaring/relations.ts';
import { cut } from '../declaring/cut.ts';
import { isForeignKeyViolation } from './foreign-keys.ts';
import { insertRow, rowsOf, type StoredRow } from './stored-rows.ts';

/** How long a removed record can be brought back, in seconds. */
export const KEPT_SECONDS = 60;
/** How long it is remembered that a record was removed, in days. */
const REMEMBERED_DAYS = 30;

/** Longest title by which a removed record is remembered, in characters. */
const LONGEST_TITLE = 120;

const TOO_LATE = 'It can no longer be brought back.';

/** A removed record's own row, first, and those that went with it, each under its table. */
type KeptRows = { table: string; row: StoredRow }[];

/** Which records are to go. */
export interface Leaving {
  ids: readonly number[];
  by: number | undefined;
  /** Whether those that are not there any more are passed over; else one of them keeps all the others. */
  skipMissing: boolean;
}

/** What went. */
interface Gone {
  ids: number[];
  /** Names of the pictures that they and what belonged to them showed. */
  pictures: string[];
}

/** Takes records away and keeps aside what it takes to bring them back. Throws `NotFound` unless missing ones are skipped. */
export async function takeAway(
  em: EntityManager,
  { collection, table, kind, children, title }: Relations,
  { ids: named, by, skipMissing }: Leaving,
): Promise<Gone> {
  const found = await rowsOf(em, { table, where: 'id', ids: named, lock: 'update' });
  const own = found.filter(({ row }) => kind === undefined || row.kind === kind);
  if (own.length < named.length && !skipMissing) throw new NotFound(collection.notFound);
  const there = new Set(own.map(({ of }) => of));
  const ids = named.filter((id) => there.has(id));
  const kept = new Map<number, KeptRows>(own.map(({ of, row }) => [of, [{ table, row }]]));
  for (const child of children) {
    const theirs = await rowsOf(em, { table: child.table, where: child.column, ids, lock: 'update' });
    for (const { of, row } of theirs) kept.get(of)!.push({ table: child.table, row });
  }
  const nameOf = ({ [title.column]: name }: StoredRow) =>
    // What a visitor is called is not remembered.
    collection.confidential ? '' : cut((name as string | null) ?? '', LONGEST_TITLE);
  const removals = own.map(({ of: id, row }) => ({ id, title: nameOf(row), rows: kept.get(id) }));
  await em.query(
    `insert into removals (collection, record_id, title, rows, removed_by)
     select $1, id, title, rows, $3::int from jsonb_to_recordset($2::jsonb) as r (id int, title text, rows jsonb)
     on conflict (collection, record_id) do update
     set title = excluded.title, rows = excluded.rows, removed_at = now(), removed_by = excluded.removed_by`,
    [collection.names.many, JSON.stringify(removals), by ?? null],
  );
  await em.query(`delete from "${table}" where id = any($1::int[])`, [ids]);
  return { ids, pictures: picturesIn([...kept.values()].flat()) };
}

/**
 * Brings removed records back as they were, under their old numbers and with what went with them, all or none.
 * `show` has their pictures put in their places first. Throws `NotFound` when it is too late.
 */
export async function bringBack(
  em: EntityManager,
  { collection }: Relations,
  { ids, show }: { ids: readonly number[]; show: (files: string[]) => Promise<void> },
): Promise<void> {
  const removed = await em.query<{ rows: KeptRows }[]>(
    `select rows from removals where collection = $1 and record_id = any($2::int[]) and rows is not null
     and removed_at > now() - interval '${KEPT_SECONDS} seconds' order by record_id for update`,
    [collection.names.many, ids],
  );
  if (removed.length < ids.length) throw new NotFound(TOO_LATE);
  const kept = removed.flatMap(({ rows }) => rows);
  await show(picturesIn(kept));
  try {
    for (const { table, row } of kept) await insertRow(em, table, row);
  } catch (error) {
    // What it belonged to, or a picture of it, has gone meanwhile.
    throw isForeignKeyViolation(error) ? new NotFound(TOO_LATE) : error;
  }
  await em.query('delete from removals where collection = $1 and record_id = any($2::int[])', [
    collection.names.many,
    ids,
  ]);
}

/** Lets go of what can no longer be brought back, and after a month of the note that it was there. */
export async function forgetRemovals(em: EntityManager): Promise<void> {
  await em.query(
    `update removals set rows = null
     where rows is not null and removed_at <= now() - interval '${KEPT_SECONDS} seconds'`,
  );
  await em.query(`delete from removals where removed_at < now() - interval '${REMEMBERED_DAYS} days'`);
}

function picturesIn(rows: KeptRows): string[] {
  const files = rows.map(({ row }) => row.picture).filter((file) => typeof file === 'string');
  return [...new Set(files)].sort();
}
