import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { Queryable } from '../../database/statement.ts';
import { Forbidden } from '../../errors.ts';
import { Scope, scopeOf, staffIdOf, type Actor, type RecordOperation } from '../../policies.ts';
import type { Collection } from '../definitions/collection.ts';
import type { Stored } from '../definitions/stored.ts';
import { message } from '../../messages.ts';

/** SQL condition on rows `t` that belong to an account, or whose parent does. */
function ownCondition(dataSource: DataSource, { entity, own, parent }: Collection, staffId: number): string {
  if (own) return own(staffId);
  const ofParent = parent?.of().own?.(staffId);
  if (!ofParent) return 'false';
  const { tableName } = dataSource.getMetadata(parent!.of().entity);
  const { databaseName } = dataSource.getMetadata(entity).findColumnWithPropertyName(parent!.by)!;
  return `t."${databaseName}" in (select t.id from "${tableName}" t where ${ofParent})`;
}

/** A query for some of these records, deleted ones included. */
const queryOf = (
  dataSource: DataSource,
  { entity }: Collection,
  ids: readonly number[],
): SelectQueryBuilder<Stored> =>
  dataSource
    .createQueryBuilder(entity, 't')
    .withDeleted()
    .select('t.id', 'id')
    .where('t.id = any(:ids)', { ids });

interface Ownership {
  dataSource: DataSource;
  /** Where the statement runs. */
  database: Queryable;
  actor: Actor;
}

/**
 * Throws `Forbidden` if the scope is the actor's own records and one of these belongs to another account. Skips records that do not
 * exist.
 */
export async function requireScope(
  { dataSource, database, actor }: Ownership,
  scope: Scope,
  collection: Collection,
  ids: readonly number[],
): Promise<void> {
  const staffId = staffIdOf(actor);
  if (scope === Scope.ANY || staffId === null) return;
  const own = ownCondition(dataSource, collection, staffId);
  const others = queryOf(dataSource, collection, ids).andWhere(`(${own}) is not true`);
  const rows = await database.query(...others.getQueryAndParameters());
  if (rows.length > 0) throw new Forbidden(message('RECORD_OF_OTHERS'));
}

/** Of these records, the ids of those with which the actor may perform the operation. */
export async function idsInScope(
  { dataSource, database, actor }: Ownership,
  operation: RecordOperation,
  collection: Collection,
  ids: readonly number[],
): Promise<readonly number[]> {
  const scope = scopeOf(actor, operation, collection);
  const staffId = staffIdOf(actor);
  if (scope === Scope.ANY) return ids;
  if (scope === null || staffId === null) return [];
  const own = queryOf(dataSource, collection, ids).andWhere(
    `(${ownCondition(dataSource, collection, staffId)})`,
  );
  const rows = await database.query<{ id: number }>(...own.getQueryAndParameters());
  return rows.map(({ id }) => id);
}
