import { In, IsNull, LessThan, Not, type EntityManager, type EntityTarget } from 'typeorm';
import { NotFound } from '../../errors.ts';
import { Action, Version } from '../definitions/version.ts';
import type { Collection } from '../definitions/collection.ts';
import type { Deletable } from '../definitions/stored.ts';
import { UNCHANGED } from './rows.ts';
import { message } from '../../messages.ts';

/** A collection with the collections of its child records. */
export interface Family {
  collection: Collection;
  children: readonly Collection[];
}

/** TypeORM's name of an entity whose records have the columns of the trash. */
const tableOf = ({ entity }: Collection) => entity as EntityTarget<Deletable>;

/** The condition that a record belongs to one of these parents. */
const within = ({ parent }: Collection, ids: readonly number[]) => ({ [parent!.by]: In([...ids]) });

/** Moves records, which the caller has locked, and the records that belong to them to the trash. */
export async function moveToTrash(
  em: EntityManager,
  { collection, children }: Family,
  { ids, by }: { ids: readonly number[]; by: number | null },
): Promise<void> {
  const deleted = { deletedAt: () => 'now()', deletedById: by, ...UNCHANGED };
  await em.update(tableOf(collection), { id: In([...ids]) }, deleted);
  for (const child of children) {
    const where = { ...within(child, ids), deletedAt: IsNull() };
    await em.update(tableOf(child), where, { ...deleted, deletedWithParent: true });
  }
}

/**
 * Restores deleted records with the records that were deleted with them. Throws `NotFound` unless all of them are in the trash and
 * their parents are not.
 */
export async function restoreFromTrash(
  em: EntityManager,
  { collection, children }: Family,
  ids: readonly number[],
): Promise<void> {
  await requireParents(em, collection, ids);
  const restored = { deletedAt: null, deletedById: null, deletedWithParent: false, ...UNCHANGED };
  const inTrash = { id: In([...ids]), deletedAt: Not(IsNull()), deletedWithParent: false };
  const { affected } = await em.update(tableOf(collection), inTrash, restored);
  if (affected !== ids.length) throw new NotFound(message('NOT_RESTORABLE'));
  for (const child of children)
    await em.update(tableOf(child), { ...within(child, ids), deletedWithParent: true }, restored);
}

/** Locks the parents of records before the records themselves, as a deletion does. Throws `NotFound` if one is in the trash. */
async function requireParents(
  em: EntityManager,
  { entity, parent }: Collection,
  ids: readonly number[],
): Promise<void> {
  if (!parent) return;
  const records = await em
    .createQueryBuilder(entity, 't')
    .withDeleted()
    .select(`t.${parent.by}`, 'parentId')
    .where('t.id = any(:ids)', { ids })
    .getRawMany<{ parentId: number }>();
  // Not a subquery: TypeORM gives the kinds of both entities the same parameter.
  const parents = await em
    .createQueryBuilder(parent.of().entity, 't')
    .withDeleted()
    .select('t.deletedAt', 'deletedAt')
    .where('t.id = any(:ids)', { ids: records.map(({ parentId }) => parentId) })
    .orderBy('t.id')
    .setLock('pessimistic_read')
    .getRawMany<Pick<Deletable, 'deletedAt'>>();
  if (parents.some(({ deletedAt }) => deletedAt !== null)) throw new NotFound(message('PARENT_IN_TRASH'));
}

/**
 * Deletes records in the trash for good, with all records that belong to them and their versions; the entry that they were
 * deleted stays in the history. Returns the ids of the purged records.
 */
export async function purgeFromTrash(
  em: EntityManager,
  { collection, children }: Family,
  which: { ids: readonly number[] } | { deletedBefore: Date; limit: number },
): Promise<number[]> {
  const query = em
    .createQueryBuilder(collection.entity, 't')
    .withDeleted()
    .select('t.id', 'id')
    .where({
      deletedAt: 'ids' in which ? Not(IsNull()) : LessThan(which.deletedBefore),
      deletedWithParent: false,
    })
    .orderBy('t.id')
    .setLock('pessimistic_write');
  if ('ids' in which) query.andWhere('t.id = any(:ids)', { ids: which.ids });
  else query.limit(which.limit);
  const ids = (await query.getRawMany<{ id: number }>()).map(({ id }) => id);
  if (ids.length === 0) return [];
  for (const child of children) await deleteRows(em, child, within(child, ids));
  await deleteRows(em, collection, { id: In(ids) });
  return ids;
}

/** Deletes rows with their versions. */
async function deleteRows(em: EntityManager, { entity, names }: Collection, where: object): Promise<void> {
  const deleted = await em.createQueryBuilder().delete().from(entity).where(where).returning('id').execute();
  const recordIds = (deleted.raw as { id: number }[]).map(({ id }) => id);
  await em.delete(Version, { collection: names.many, recordId: In(recordIds), action: Not(Action.REMOVED) });
}
