import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import { Action } from '../definitions/version.ts';
import type { Collection } from '../definitions/collection.ts';
import { ofKind } from '../queries/statements.ts';
import { message } from '../../messages.ts';

/** A collection with the collections of its child records. */
export interface Family {
  collection: Collection;
  children: readonly Collection[];
}

/**
 * The tables of a collection and of its children, each as `t`, with the condition on the rows of the records with the ids $1 or of
 * their child records.
 */
const tablesOf = (em: EntityManager, { collection, children }: Family) =>
  [collection, ...children].map(({ entity, names, parent }, i) => {
    const metadata = em.dataSource.getMetadata(entity);
    const isChild = i > 0;
    const id = isChild ? metadata.findColumnWithPropertyName(parent!.by)!.databaseName : 'id';
    const condition = `${ofKind(metadata)} and t."${id}" = any($1::int[])`;
    return { name: names.many, table: `"${metadata.tableName}" t`, condition, isChild };
  });

/** Moves records, which the caller has locked, and the records that belong to them to the trash. */
export async function moveToTrash(
  em: EntityManager,
  family: Family,
  { ids, by }: { ids: readonly number[]; by: number | null },
): Promise<void> {
  for (const { table, condition, isChild } of tablesOf(em, family))
    await em.query(
      `update ${table} set deleted_at = now(), deleted_by = $2::int, deleted_with_parent = ${isChild}
       where ${condition} and t.deleted_at is null`,
      [ids, by],
    );
}

/**
 * Restores deleted records with the records that were deleted with them. Throws `NotFound` unless all of them are in the trash and
 * their parents are not.
 */
export async function restoreFromTrash(
  em: EntityManager,
  family: Family,
  ids: readonly number[],
): Promise<void> {
  await requireParents(em, family.collection, ids);
  for (const { table, condition, isChild } of tablesOf(em, family)) {
    // TypeORM returns the rows of an update with their number.
    const [, count] = await em.query<[unknown[], number]>(
      `update ${table} set deleted_at = null, deleted_by = null, deleted_with_parent = false
       where ${condition} and t.deleted_at is not null and t.deleted_with_parent = ${isChild}`,
      [ids],
    );
    if (!isChild && count !== ids.length) throw new NotFound(message('NOT_RESTORABLE'));
  }
}

/** Locks the parents of records before the records themselves, as a deletion does. Throws `NotFound` if one is in the trash. */
async function requireParents(
  em: EntityManager,
  { entity, parent }: Collection,
  ids: readonly number[],
): Promise<void> {
  if (!parent) return;
  const metadata = em.dataSource.getMetadata(entity);
  const { databaseName } = metadata.findColumnWithPropertyName(parent.by)!;
  const parents = await em.query<{ isDeleted: boolean }[]>(
    `select p.deleted_at is not null as "isDeleted" from "${em.dataSource.getMetadata(parent.of().entity).tableName}" p
     where p.id in (select t."${databaseName}" from "${metadata.tableName}" t where ${ofKind(metadata)} and t.id = any($1::int[]))
     order by p.id for share`,
    [ids],
  );
  if (parents.some(({ isDeleted }) => isDeleted)) throw new NotFound(message('PARENT_IN_TRASH'));
}

/**
 * Deletes records in the trash for good, with all records that belong to them and their versions; the entry that they were
 * deleted stays in the history. Returns the ids of the purged records.
 */
export async function purgeFromTrash(
  em: EntityManager,
  family: Family,
  which: { ids: readonly number[] } | { deletedBefore: Date; limit: number },
): Promise<number[]> {
  const metadata = em.dataSource.getMetadata(family.collection.entity);
  const [condition, parameters] =
    'ids' in which
      ? ['t.deleted_at is not null and t.id = any($1::int[]) order by t.id', [which.ids]]
      : ['t.deleted_at < $1 order by t.id limit $2', [which.deletedBefore, which.limit]];
  const rows = await em.query<{ id: number }[]>(
    `select t.id from "${metadata.tableName}" t
     where ${ofKind(metadata)} and not t.deleted_with_parent and ${condition} for update`,
    parameters,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  for (const { name, table, condition } of tablesOf(em, family).toReversed())
    await em.query(
      `with deleted as (delete from ${table} where ${condition} returning t.id)
       delete from versions v using deleted where v.collection = $2 and v.record_id = deleted.id and v.action <> $3`,
      [ids, name, Action.REMOVED],
    );
  return ids;
}
