import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { Queryable } from '../../database/statement.ts';
import { Forbidden } from '../../errors.ts';
import { Scope, scopeOf, staffIdOf, type Actor, type RecordOperation } from '../../policies.ts';
import type { Collection } from '../definitions/collection.ts';
import type { Stored } from '../definitions/stored.ts';
import { message } from '../../messages.ts';

/** SQL condition on a row `t`: the account owns the record or its parent. */
function ownCondition(dataSource: DataSource, { entity, own, parent }: Collection, staffId: number): string {
  if (own) return own(staffId);
  const ofParent = parent?.of().own?.(staffId);
  if (!ofParent) return 'false';
  const { tableName } = dataSource.getMetadata(parent!.of().entity);
  const { databaseName } = dataSource.getMetadata(entity).findColumnWithPropertyName(parent!.by)!;
  return `t."${databaseName}" in (select t.id from "${tableName}" t where ${ofParent})`;
}

/** Selects the ids of records, including deleted ones. */
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
  database: Queryable;
  actor: Actor;
}

/** Throws `Forbidden` if the scope is `OWN` and the actor does not own all of these records. Ignores unknown ids. */
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

/** Filters ids by whether the actor may perform the operation on the record. */
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
