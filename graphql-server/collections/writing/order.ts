import type { EntityManager } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import type { Relations } from '../declaring/relations.ts';
import { toId } from '../declaring/ids.ts';
import { rowsOf, type StoredRow } from './stored-rows.ts';

/** Maximum number of records in an order. */
const MAX_RECORDS = 1000;

/** Parses the ids of an order. Throws `InvalidInput` if it is too long or has duplicates. */
export function parseOrder(input: readonly string[]): number[] {
  const ids = input.map(toId);
  if (ids.length > MAX_RECORDS)
    throw new InvalidInput({ ids: `ids may name at most ${MAX_RECORDS} records.` });
  if (new Set(ids).size < ids.length) throw new InvalidInput({ ids: 'ids names a record twice.' });
  return ids;
}

/** A locked parent, and the ids of its records in their order. */
export interface LockedOrder {
  parent: StoredRow;
  ids: number[];
}

/** Locks a parent and its records, so that no record is added until the transaction ends. Throws `NotFound`. */
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
  const children = await rowsOf(em, { table, where: parent.column, ids: [parentId], lock: 'update' });
  const sorted = children.map(({ row }) => row).sort(byPosition);
  return { parent: locked.row, ids: sorted.map(({ id }) => id) };
}

/** Locks all records of a table, and returns their ids. */
export async function lockWholeOrder(em: EntityManager, { table }: Relations): Promise<number[]> {
  const rows = await em.query<{ id: number }[]>(
    `select id from "${table}" where deleted_at is null order by id for update`,
  );
  return rows.map(({ id }) => id);
}

/** Throws `InvalidInput` if an order contains other records than the existing ones, and `Conflict` if it lacks one of them. */
export function requireSameRecords(ids: readonly number[], existing: readonly number[]): void {
  if (ids.some((id) => !existing.includes(id))) {
    throw new InvalidInput({ ids: 'ids names a record that does not belong here, or not any more.' });
  }
  if (existing.length > ids.length) {
    throw new Conflict('One was added meanwhile. Open the list again.');
  }
}

/** Sets the positions of records to those of their ids. */
export async function setPositions(em: EntityManager, table: string, ids: readonly number[]): Promise<void> {
  await em.query(
    `update "${table}" t set position = ordered.position
     from unnest($1::int[]) with ordinality as ordered (id, position) where t.id = ordered.id`,
    [ids],
  );
}

/** Compares records by position, which a trigger sets for new records, then by id. */
const byPosition = (one: StoredRow, other: StoredRow): number =>
  Number(one.position) - Number(other.position) || one.id - other.id;
