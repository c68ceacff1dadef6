import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import type { Relations } from '../declaring/relations.ts';
import type { StoredRow } from './stored-rows.ts';

const NOT_IN_TRASH = 'It can no longer be restored.';
const PARENT_IN_TRASH = 'It belongs to a record that is in the trash. Restore that record first.';

/**
 * Moves records, which the caller has locked, and the records that belong to them to the trash. Returns the rows of the
 * records.
 */
export async function moveToTrash(
  em: EntityManager,
  { table, children }: Relations,
  { ids, by }: { ids: readonly number[]; by: number | null },
): Promise<StoredRow[]> {
  const move = (of: string, column: string, withParent: boolean) =>
    changeRows(
      em,
      `update "${of}" t set deleted_at = now(), deleted_by = $2::int, deleted_with_parent = ${withParent}
       where t."${column}" = any($1::int[]) and t.deleted_at is null`,
      [ids, by],
    );
  const rows = await move(table, 'id', false);
  for (const child of children) await move(child.table, child.column, true);
  return rows;
}

/**
 * Restores deleted records with the records that were deleted with them. Throws `NotFound` unless all of them are in the trash and their parents are not.
 */
export async function restoreFromTrash(
  em: EntityManager,
  { table, kind, parent, children }: Relations,
  ids: readonly number[],
): Promise<void> {
  if (parent) await requireParents(em, { table, ids, parent });
  const restore = (of: string, column: string, where: string) =>
    changeRows(
      em,
      `update "${of}" t set deleted_at = null, deleted_by = null, deleted_with_parent = false
       where t."${column}" = any($1::int[]) and t.deleted_at is not null and ${where}`,
      [ids],
    );
  const ofKind = kind === undefined ? 'true' : `t.kind = '${kind}'`;
  const rows = await restore(table, 'id', `not t.deleted_with_parent and ${ofKind}`);
  if (rows.length < ids.length) throw new NotFound(NOT_IN_TRASH);
  for (const child of children) await restore(child.table, child.column, 't.deleted_with_parent');
}

/** Locks the parents of records before the records themselves, as a deletion does. Throws `NotFound` if one is in the trash. */
async function requireParents(
  em: EntityManager,
  { table, ids, parent }: { table: string; ids: readonly number[]; parent: NonNullable<Relations['parent']> },
): Promise<void> {
  const parents = await em.query<{ isDeleted: boolean }[]>(
    `select p.deleted_at is not null as "isDeleted" from "${parent.table}" p
     where p.id in (select t."${parent.column}" from "${table}" t where t.id = any($1::int[]))
     order by p.id for share`,
    [ids],
  );
  if (parents.some(({ isDeleted }) => isDeleted)) throw new NotFound(PARENT_IN_TRASH);
}

/**
 * Deletes records in the trash for good, with all records that belong to them and their versions; the entry that they were
 * deleted stays in the history. Returns the ids of the purged records.
 */
export async function purgeFromTrash(
  em: EntityManager,
  { collection, table, kind, children }: Relations,
  which: { ids: readonly number[] } | { deletedBefore: Date; limit: number },
): Promise<number[]> {
  const ofKind = kind === undefined ? 'true' : `t.kind = '${kind}'`;
  const inTrash = `t.deleted_at is not null and not t.deleted_with_parent and ${ofKind}`;
  const found = await em.query<{ id: number }[]>(
    'ids' in which
      ? `select t.id from "${table}" t where ${inTrash} and t.id = any($1::int[]) order by t.id for update`
      : `select t.id from "${table}" t where ${inTrash} and t.deleted_at < $1 order by t.id limit $2 for update`,
    'ids' in which ? [which.ids] : [which.deletedBefore, which.limit],
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const purge = async (of: { collection: Relations['collection']; table: string }, column: string) => {
    const rows = await changeRows(em, `delete from "${of.table}" t where t."${column}" = any($1::int[])`, [
      ids,
    ]);
    await em.query(
      `delete from versions where collection = $1 and record_id = any($2::int[]) and action <> 'REMOVED'`,
      [of.collection.names.many, rows.map(({ id }) => id)],
    );
  };
  for (const child of children) await purge(child, child.column);
  await purge({ collection, table }, 'id');
  return ids;
}

/** Runs an update or a delete of rows `t` and returns them by column. */
async function changeRows(em: EntityManager, statement: string, values: unknown[]): Promise<StoredRow[]> {
  const rows = await em.query<{ row: StoredRow }[]>(
    `with changed as (${statement} returning to_jsonb(t) - 'search' as row) select row from changed`,
    values,
  );
  return rows.map(({ row }) => row);
}
