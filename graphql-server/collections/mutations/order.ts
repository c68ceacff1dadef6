import type { EntityManager } from 'typeorm';
import { Conflict, InvalidInput } from '../../errors.ts';
import type { Collection } from '../definitions/collection.ts';
import { toId } from '../definitions/ids.ts';
import { ofKind } from '../queries/statements.ts';
import { message } from '../../messages.ts';

/** Maximum number of records in an order. */
const MAX_RECORDS = 1000;

/** Parses the ids of an order. Throws `InvalidInput` if it is too long or has duplicates. */
export function parseOrder(input: readonly string[]): number[] {
  const ids = input.map(toId);
  if (ids.length > MAX_RECORDS)
    throw new InvalidInput({ ids: message('ORDER_TOO_LONG', { label: 'ids', max: MAX_RECORDS }) });
  if (new Set(ids).size < ids.length)
    throw new InvalidInput({ ids: message('ORDER_REPEATS_RECORD', { label: 'ids' }) });
  return ids;
}

/** Throws `InvalidInput` if an order contains other records than the existing ones, and `Conflict` if it lacks one of them. */
export function requireSameRecords(ids: readonly number[], existing: readonly number[]): void {
  if (ids.some((id) => !existing.includes(id))) {
    throw new InvalidInput({ ids: message('ORDER_HAS_OTHER_RECORD', { label: 'ids' }) });
  }
  if (existing.length > ids.length) {
    throw new Conflict(message('ORDER_LACKS_RECORD'));
  }
}

/** Locks all records of a collection without a parent, and returns their ids. */
export async function lockAll(em: EntityManager, { entity }: Collection): Promise<number[]> {
  const metadata = em.dataSource.getMetadata(entity);
  const rows = await em.query<{ id: number }[]>(
    `select t.id from "${metadata.tableName}" t where ${ofKind(metadata)} and t.deleted_at is null
     order by t.id for update`,
  );
  return rows.map(({ id }) => id);
}

/** Sets the positions of records to those of their ids. */
export async function setPositions(
  em: EntityManager,
  { entity }: Collection,
  ids: readonly number[],
): Promise<void> {
  const { tableName } = em.dataSource.getMetadata(entity);
  await em.query(
    `update "${tableName}" t set position = ordered.position
     from unnest($1::int[]) with ordinality as ordered (id, position) where t.id = ordered.id`,
    [ids],
  );
}
