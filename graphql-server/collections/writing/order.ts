import type { EntityManager } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import type { Relations } from '../declaring/relations.ts';
import { toId } from '../declaring/ids.ts';
import { rowsOf, type StoredRow } from './stored-rows.ts';

/** Maximum number of sorted records. */
const MOST_IN_ORDER = 1000;

/** Parses an order of ids. Throws `InvalidInput` if it is too long or has duplicates. */
export function toOrder(given: readonly string[]): number[] {
  const ids = given.map(toId);
  if (ids.length > MOST_IN_ORDER)
    throw new InvalidInput({ ids: `ids may name at most ${MOST_IN_ORDER} records.` });
  if (new Set(ids).size < ids.length) throw new InvalidInput({ ids: 'ids names a record twice.' });
  return ids;
}

/** A locked parent, and the ids of its records in their order. */
export interface LockedOrder {
  parent: StoredRow;
  ids: number[];
}

/** Locks a parent and its records, so that none can be added. Throws `NotFound`. */
export async function lockOrder(
  em: EntityManager,
  { table, parent }: Relations,
  parentId: number,
): Promise<LockedOrder> {
  if (!parent) throw new Error(`${table} belong to nothing.`);
  const [locked] = await rowsOf(em, { table: parent.table, where: 'id', ids: [parentId], lock: 'update' });
  if (!locked || (parent.kind !== undefined && locked.row.kind !== parent.kind)) {
    throw new NotFound(parent.collection.notFound);
  }
  const rows = await rowsOf(em, { table, where: parent.column, ids: [parentId], lock: 'update' });
  return {
    parent: locked.row,
    ids: rows
      .map(({ row }) => row)
      .sort(byPosition)
      .map(({ id }) => id),
  };
}

/**
 * Throws `InvalidInput` if an order contains other records, and `Conflict` if it lacks one that was added meanwhile.
 */
export function requireAll(ids: readonly number[], existing: readonly number[]): void {
  if (ids.some((one) => !existing.includes(one))) {
    throw new InvalidInput({ ids: 'ids names a record that does not belong here, or not any more.' });
  }
  if (existing.length > ids.length) {
    throw new Conflict('One was added meanwhile. Open the list again.');
  }
}

/** Sets the positions of records to the order of the ids. */
export async function putInOrder(em: EntityManager, table: string, ids: readonly number[]): Promise<void> {
  await em.query(
    `update "${table}" t set position = place.rank
     from unnest($1::int[]) with ordinality as place (id, rank) where t.id = place.id`,
    [ids],
  );
}

/** Compares records by position, which a trigger gives to new ones, then by id. */
const byPosition = (one: StoredRow, other: StoredRow): number =>
  Number(one.position) - Number(other.position) || one.id - other.id;
