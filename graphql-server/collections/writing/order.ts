import type { EntityManager } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import type { Relations } from '../declaring/relations.ts';
import { toId } from '../reading/ids.ts';
import { rowsOf } from './stored-rows.ts';

/** Most records that are put in order. */
const MOST_IN_ORDER = 1000;

/** An order as a client names it. Throws `InvalidInput` when it is too long or names a record twice. */
export function toOrder(named: readonly string[]): number[] {
  const ids = named.map(toId);
  if (ids.length > MOST_IN_ORDER)
    throw new InvalidInput({ ids: `ids may name at most ${MOST_IN_ORDER} records.` });
  if (new Set(ids).size < ids.length) throw new InvalidInput({ ids: 'ids names a record twice.' });
  return ids;
}

/**
 * Puts the records of one parent in the order in which they are named, which must be all of them. Throws `NotFound`,
 * `InvalidInput`, and `Conflict` when one has been added that the caller does not know of.
 */
export async function putInOrder(
  em: EntityManager,
  { table, parent }: Relations,
  { parentId, ids }: { parentId: number; ids: readonly number[] },
): Promise<void> {
  if (!parent) throw new Error(`${table} belong to nothing.`);
  // Held until the end: no record can be added to it meanwhile.
  const [held] = await rowsOf(em, { table: parent.table, where: 'id', ids: [parentId], lock: 'update' });
  if (!held || (parent.kind !== undefined && held.row.kind !== parent.kind)) {
    throw new NotFound(parent.collection.notFound);
  }
  const rows = await rowsOf(em, { table, where: parent.column, ids: [parentId], lock: 'update' });
  const known = new Set(rows.map(({ row }) => row.id));
  if (ids.some((one) => !known.has(one))) {
    throw new InvalidInput({ ids: 'ids names a record that does not belong here, or not any more.' });
  }
  if (known.size > ids.length) {
    throw new Conflict('Somebody else has added one meanwhile. Open the list again.');
  }
  await em.query(
    `update "${table}" t set position = place.rank
     from unnest($1::int[]) with ordinality as place (id, rank) where t.id = place.id`,
    [ids],
  );
}
