import type { StatementReader } from '../../database/statement.ts';
import { Forbidden } from '../../errors.ts';
import { Scope, scopeOf, staffIdOf, type RecordOperation } from '../../policies.ts';
import { fieldAt, type Collection, type Values } from '../declaring/collection.ts';
import type { Relations } from '../declaring/relations.ts';
import type { Stored } from '../declaring/stored.ts';
import type { WriteContext } from './transaction.ts';

/** SQL condition on rows `t` that belong to an account, or whose parent does. */
function ownCondition({ collection, parent }: Relations, staffId: number): string {
  if (collection.own) return collection.own(staffId);
  const ofParent = parent?.collection.own?.(staffId);
  return ofParent
    ? `t."${parent!.column}" in (select t.id from "${parent!.table}" t where ${ofParent})`
    : 'false';
}

/**
 * Throws `Forbidden` if the scope is the actor's own records and one of these belongs to another account. Skips records that do not
 * exist.
 * @param of the collection of the records, by default that of the context
 */
export async function requireScope<Row extends Stored>(
  { collection, layoutOf, actor }: WriteContext<Row>,
  reader: StatementReader,
  scope: Scope,
  ids: readonly number[],
  of: Collection = collection,
): Promise<void> {
  const staffId = staffIdOf(actor);
  if (scope === Scope.ANY || staffId === null) return;
  const { relations } = layoutOf(of);
  const others = await reader.rows(
    {
      name: `${of.names.many}.notOwn${staffId}`,
      text: `select from "${relations.table}" t where t.id = any($1::int[]) and (${ownCondition(relations, staffId)}) is not true`,
    },
    [ids],
  );
  if (others.length > 0) throw new Forbidden('This belongs to somebody else. You can change only your own.');
}

/** Of these records, the ids of those with which the actor may perform the operation. */
export async function idsInScope<Row extends Stored>(
  { collection, layout, services, actor }: WriteContext<Row>,
  operation: RecordOperation,
  ids: readonly number[],
): Promise<readonly number[]> {
  const scope = scopeOf(actor, operation, collection);
  const staffId = staffIdOf(actor);
  if (scope === Scope.ANY) return ids;
  if (scope === null || staffId === null) return [];
  const own = await services.database.rows(
    {
      name: `${collection.names.many}.own${staffId}`,
      text: `select t.id from "${layout.relations.table}" t
        where t.id = any($1::int[]) and ${ownCondition(layout.relations, staffId)}`,
    },
    [ids],
  );
  return own.map(([id]) => id as number);
}

/** The same as `requireScope` for the parent that an input names, before the input is validated. */
export async function requireParentScope<Row extends Stored>(
  context: WriteContext<Row>,
  scope: Scope,
  values: object,
): Promise<void> {
  const { collection, services } = context;
  const { parent } = collection;
  if (!parent) return;
  const id = fieldAt(collection, parent.by).read?.((values as Values)[parent.input]);
  if (Number.isSafeInteger(id))
    await requireScope(context, services.database, scope, [id as number], parent.of());
}
