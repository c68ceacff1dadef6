import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import type { Relations } from '../declaring/relations.ts';
import { cut } from '../declaring/cut.ts';
import { insertRow, rowsOf, type StoredRow } from './stored-rows.ts';

const MARK = ' (copy)';

/**
 * Makes a second record of one that stands, with what belongs to it in the same order; pictures are shown by both. Its
 * title says that it is a copy. Gives its number. Throws `NotFound`.
 */
export async function copy(
  em: EntityManager,
  { collection, table, kind, children, title }: Relations,
  { id, by }: { id: number; by: number | undefined },
): Promise<number> {
  // Shared until the end: while what is copied stands unchanged, so do its pictures.
  const [own] = await rowsOf(em, { table, where: 'id', ids: [id], lock: 'share' });
  if (!own || (kind !== undefined && own.row.kind !== kind)) throw new NotFound(collection.notFound);
  const called = cut(own.row[title.column] as string, title.max - MARK.length) + MARK;
  const made = await insertRow(em, table, { ...anew(own.row, by), [title.column]: called });
  for (const child of children) {
    const theirs = await rowsOf(em, { table: child.table, where: child.column, ids: [id], lock: 'share' });
    // Made in one moment, the newest is the one with the greatest number.
    for (const { row } of theirs.toSorted(newestLast)) {
      await insertRow(em, child.table, { ...anew(row, by), [child.column]: made });
    }
  }
  return made;
}

const GIVEN = ['id', 'created_at', 'updated_at'];

/** A row without what each is given when it is made. */
function anew(row: StoredRow, by: number | undefined): object {
  const kept = Object.entries(row).filter(([column]) => !GIVEN.includes(column));
  return { ...Object.fromEntries(kept), updated_by: by ?? null };
}

type Read = Awaited<ReturnType<typeof rowsOf>>[number];

function newestLast({ row: one }: Read, { row: other }: Read): number {
  const moment = (row: StoredRow) => Date.parse(row.created_at as string);
  return moment(one) - moment(other) || one.id - other.id;
}
