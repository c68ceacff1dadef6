import type { DataSource } from 'typeorm';
import type { Queryable } from '../../database/statement.ts';
import { Forbidden } from '../../errors.ts';
import { Scope, scopeOf, staffIdOf, type Actor, type RecordOperation } from '../../policies.ts';
import type { Collection } from '../definitions/collection.ts';
import { ofKind } from '../queries/statements.ts';
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

interface Ownership {
  dataSource: DataSource;
  database: Queryable;
  actor: Actor;
}

/** The ids of the records, including deleted ones, of which a condition on rows `t` is true. */
async function idsWhere(
  { dataSource, database }: Ownership,
  { entity }: Collection,
  ids: readonly number[],
  condition: string,
): Promise<number[]> {
  const metadata = dataSource.getMetadata(entity);
  const rows = await database.query<{ id: number }>(
    `select t.id from "${metadata.tableName}" t where ${ofKind(metadata)} and t.id = any($1::int[]) and ${condition}`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Throws `Forbidden` if the scope is `OWN` and the actor does not own all of these records. Ignores unknown ids. */
export async function requireScope(
  ownership: Ownership,
  scope: Scope,
  collection: Collection,
  ids: readonly number[],
): Promise<void> {
  const staffId = staffIdOf(ownership.actor);
  if (scope === Scope.ANY || staffId === null) return;
  const own = ownCondition(ownership.dataSource, collection, staffId);
  const others = await idsWhere(ownership, collection, ids, `(${own}) is not true`);
  if (others.length > 0) throw new Forbidden(message('RECORD_OF_OTHERS'));
}

/** Filters ids by whether the actor may perform the operation on the record. */
export async function idsInScope(
  ownership: Ownership,
  operation: RecordOperation,
  collection: Collection,
  ids: readonly number[],
): Promise<readonly number[]> {
  const { actor, dataSource } = ownership;
  const scope = scopeOf(actor, operation, collection);
  const staffId = staffIdOf(actor);
  if (scope === Scope.ANY) return ids;
  if (scope === null || staffId === null) return [];
  return idsWhere(ownership, collection, ids, `(${ownCondition(dataSource, collection, staffId)})`);
}
