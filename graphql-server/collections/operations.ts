import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { NotFound } from '../errors.ts';
import type { PictureSource, PreparedPicture, WrittenPicture } from '../pictures/picture.ts';
import { authorize, staffIdOf } from '../policies.ts';
import { Action } from './declaring/action.ts';
import type { Values } from './declaring/collection.ts';
import { fieldsOf } from './declaring/field.ts';
import type { Stored } from './declaring/stored.ts';
import { copy } from './writing/copy.ts';
import { claimKey, findResult, withContent, storeResult } from './writing/idempotency.ts';
import {
  lockOrder,
  lockWholeOrder,
  requireSameRecords,
  setPositions,
  type LockedOrder,
} from './writing/order.ts';
import { VERSION_NOT_FOUND, orderIn, readVersion, pictureOf, valuesOf } from './writing/past.ts';
import {
  authorOf,
  addDefaults,
  insertRecord,
  lockAll,
  lockParent,
  lockRecords,
  readRecord,
  requireVersion,
  toColumns,
  updateRow,
} from './writing/repository.ts';
import type {
  CreateOptions,
  ImportOptions,
  WithIdempotencyKey,
  ExpectedVersion,
  BatchOptions,
  MarkOptions,
  UpdateOptions,
} from './writing/store-parts.ts';
import { requireParentScope, requireScope } from './writing/ownership.ts';
import {
  inTransaction,
  isForeignKeyViolation,
  storePicture,
  transactionOn,
  violatedConstraint,
} from './writing/transaction.ts';
import type { Transaction, WriteContext } from './writing/transaction.ts';
import { moveToTrash, purgeFromTrash, restoreFromTrash } from './writing/trash.ts';
import { validate } from './writing/validation.ts';

/** Most records that one transaction purges. */
const PURGED_AT_ONCE = 100;

/**
 * Creates a record with its picture and its first version. A repeated idempotency key returns the record that the first request
 * created. Throws `InvalidInput`, `NotSignedIn`, `Forbidden`, and what `admit` throws.
 */
export async function createRecord<Row extends Stored>(
  context: WriteContext<Row>,
  values: object,
  { picture: source, beforeInsert, idempotencyKey, afterInsert }: CreateOptions<Row> = {},
): Promise<Row> {
  const { collection, services } = context;
  const scope = authorize(context.actor, 'create', collection);
  const hasPicture = source !== undefined;
  await requireParentScope(context, scope, values);
  const input = await validate(collection, values, { current: null, hasPicture });
  const picture = await preparePicture(context, input, source);
  const key = withContent(idempotencyKey, [input, picture?.file]);
  const isRepeated = beforeInsert && key && (await findResult(services.database, key)) !== undefined;
  const extra = isRepeated ? {} : { ...(await beforeInsert?.(input)) };
  if (picture) await storePicture(context, picture);
  return inTransaction(context, async (tx) => {
    const earlier = await claimKey(tx, key);
    if (earlier) return readRecord(context, tx, earlier.recordId!);
    await addDefaults(context, tx, input);
    const record = await insertRecord(context, tx, { input, file: picture?.file, extra });
    await afterInsert?.(tx.em, record);
    await storeResult(tx, key, record.id);
    return record;
  });
}

/** Creates a record inside the caller's transaction, as the demo content does. Returns its id. */
export async function createRecordWithin<Row extends Stored>(
  context: WriteContext<Row>,
  em: EntityManager,
  values: object,
  { picture, extra }: { picture?: PreparedPicture | undefined; extra?: Values },
): Promise<number> {
  const { collection, services } = context;
  authorize(context.actor, 'create', collection);
  const hasPicture = picture !== undefined;
  const input = await validate(collection, values, { current: null, hasPicture });
  const tx = transactionOn(em);
  if (picture) await services.pictures.store.add(picture, tx);
  return (await insertRecord(context, tx, { input, file: picture?.file, ...(extra && { extra }) })).id;
}

/**
 * Creates and updates records in one transaction, the first new record as the newest. Pictures are added later, also where one is
 * required. The idempotency key stands for `content`, or for the new records if there is none. Throws `InvalidInput`,
 * `NotFound`, and `Conflict` when a record has changed since it was `seen`.
 */
export async function importRecords<Row extends Stored>(
  context: WriteContext<Row>,
  list: readonly object[],
  { idempotencyKey, changes = [], content = list }: ImportOptions = {},
): Promise<void> {
  const { collection, layout, actor } = context;
  authorize(actor, 'import', collection);
  const inserted: Values[] = [];
  for (const values of list) {
    const input = await validate(collection, values, { current: null, hasPicture: true });
    inserted.push(toColumns(context, input));
    await yieldToEventLoop(); // a long file would keep other requests waiting
  }
  const updates: { id: number; columns: Values }[] = [];
  for (const { id, values, current } of changes) {
    const input = await validate(collection, values, { current, hasPicture: true });
    updates.push({ id, columns: { ...toColumns(context, input), ...authorOf(context) } });
    await yieldToEventLoop();
  }
  const key = withContent(idempotencyKey, [collection.names.many, content]);
  const ids = changes.map(({ id }) => id);
  await inTransaction(context, async (tx) => {
    if (await claimKey(tx, key)) return;
    const before = await lockAll(context, tx, ids);
    for (const locked of before) requireVersion(locked, changes.find(({ id }) => id === locked.id)!.seen);
    for (const { id, columns } of updates) await updateRow(context, tx, id, columns);
    await insertAll(context, tx, inserted);
    await layout.versions.append(tx, { action: Action.IMPORTED, by: staffIdOf(actor) }, ids, before);
    await storeResult(tx, key, null);
  });
}

/**
 * Updates the fields that are named. A new picture replaces the old one, null removes it. Throws `NotFound`, `InvalidInput`, and
 * `Conflict` when the record has changed since it was `seen`.
 */
export async function updateRecord<Row extends Stored>(
  context: WriteContext<Row>,
  id: number,
  values: object,
  { picture: source, seen }: UpdateOptions = {},
): Promise<Row> {
  const { collection, services } = context;
  const scope = authorize(context.actor, 'update', collection);
  const current = await findRecord(context, id);
  await requireScope(context, services.database, scope, [id]);
  await requireParentScope(context, scope, values);
  requireVersion(current, seen);
  const input = await validate(collection, values, {
    current: Object.fromEntries(fieldsOf(collection.entity).map(({ name, of }) => [name, of(current)])),
    hasPicture: source !== null,
  });
  const picture = source && (await preparePicture(context, input, source));
  const file = picture === undefined ? undefined : (picture?.file ?? null);
  if (picture) await storePicture(context, picture);
  return inTransaction(context, (tx) =>
    changeRecord(context, tx, id, { input, file, seen, action: Action.CHANGED }),
  );
}

/**
 * Puts a record back to one of its versions, or its sections into the order of that version. Throws `NotFound`, `InvalidInput`,
 * and `Conflict` when the record has changed since it was `seen`.
 */
export async function revertRecord<Row extends Stored>(
  context: WriteContext<Row>,
  id: number,
  version: number,
  { seen }: ExpectedVersion = {},
): Promise<Row> {
  const { collection, layout, layoutOf, services } = context;
  const scope = authorize(context.actor, 'revert', collection);
  const current = await findRecord(context, id);
  await requireScope(context, services.database, scope, [id]);
  requireVersion(current, seen);
  return inTransaction(context, async (tx) => {
    const past = await readVersion(tx, collection, { id, version });
    const order = orderIn(layout.relations, past);
    if (order) {
      const locked = await lockOrder(tx.em, layoutOf(order.of).relations, id);
      const had = order.ids.filter((one) => locked.ids.includes(one));
      const since = locked.ids.filter((one) => !order.ids.includes(one));
      await storeOrder(context, tx, {
        of: order.of,
        locked,
        ids: [...had, ...since],
        action: Action.REVERTED,
      });
      return readRecord(context, tx, id);
    }
    const file = pictureOf(collection, past);
    const values = valuesOf(collection, past);
    await requireParentScope(context, scope, values);
    const input = await validate(collection, values, {
      // Fields that the version lacks keep their values; nothing is derived from the current ones.
      current: {},
      hasPicture: file !== null,
      isRestored: true,
    });
    try {
      return await changeRecord(context, tx, id, { input, file, seen, action: Action.REVERTED });
    } catch (error) {
      // Another change has just deleted the version and its picture.
      const isDeclared = violatedConstraint(error) in (collection.constraints ?? {});
      throw isForeignKeyViolation(error) && !isDeclared ? new NotFound(VERSION_NOT_FOUND) : error;
    }
  });
}

/**
 * Sets columns that no client may set, such as the state of messages. Returns the ids of the records that were changed: all or,
 * with `skipMissing`, those that exist. Throws `NotFound`, and `Conflict` when a record has changed since it was `seen`.
 */
export async function markRecords<Row extends Stored>(
  context: WriteContext<Row>,
  ids: readonly number[],
  values: Partial<Row>,
  { skipMissing = false, seen, unchangedSince }: MarkOptions = {},
): Promise<number[]> {
  const { collection, layout, actor } = context;
  const scope = authorize(actor, 'mark', collection);
  const columns: Values = { ...values };
  return inTransaction(context, async (tx) => {
    const locked = await lockAll(context, tx, ids, skipMissing);
    for (const record of locked) requireVersion(record, seen);
    const before = unchangedSince ? locked.filter(({ updatedAt }) => updatedAt <= unchangedSince) : locked;
    const marked = before.map(({ id }) => id);
    await requireScope(context, tx, scope, marked);
    await tx.rows(layout.rows.update(Object.keys(columns)), [marked, ...Object.values(columns)]);
    await layout.versions.append(tx, { action: Action.MARKED, by: staffIdOf(actor) }, marked, before);
    return marked;
  });
}

/**
 * Moves records and the records that belong to them to the trash. Returns the ids of the deleted records in the order in which
 * they were named: all or, with `skipMissing`, those that exist. Throws `NotFound`.
 */
export async function deleteRecords<Row extends Stored>(
  context: WriteContext<Row>,
  ids: readonly number[],
  { skipMissing = false }: BatchOptions = {},
): Promise<number[]> {
  const { collection, layout, actor } = context;
  const scope = authorize(actor, 'delete', collection);
  const by = staffIdOf(actor);
  return inTransaction(context, async (tx) => {
    const locked = new Set((await lockAll(context, tx, ids, skipMissing)).map(({ id }) => id));
    const deleted = ids.filter((id) => locked.has(id));
    await requireScope(context, tx, scope, deleted);
    const rows = await moveToTrash(tx.em, layout.relations, { ids: deleted, by });
    const entries = rows.map((row) => ({ id: row.id, title: layout.versions.titleOf(row) }));
    await layout.versions.appendEntries(tx, { action: Action.REMOVED, by }, entries);
    return deleted;
  });
}

/** Restores deleted records, all or none, with the records that were deleted with them. Throws `NotFound`. */
export async function restoreRecords<Row extends Stored>(
  context: WriteContext<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const { collection, layout, reading, actor } = context;
  const scope = authorize(actor, 'restore', collection);
  await inTransaction(context, async (tx) => {
    await requireScope(context, tx, scope, ids);
    await restoreFromTrash(tx.em, layout.relations, ids);
    await layout.versions.append(tx, { action: Action.RESTORED, by: staffIdOf(actor) }, ids);
  });
  return reading.byIdsInOrder(ids);
}

/** Deletes records in the trash for good. Returns the ids of those that were in the trash. */
export async function purgeRecords<Row extends Stored>(
  context: WriteContext<Row>,
  ids: readonly number[],
): Promise<number[]> {
  authorize(context.actor, 'purge', context.collection);
  return inTransaction(context, ({ em }) => purgeFromTrash(em, context.layout.relations, { ids }));
}

/** Deletes all records for good that were deleted before a moment. */
export async function purgeDeletedBefore<Row extends Stored>(
  context: WriteContext<Row>,
  deletedBefore: Date,
): Promise<void> {
  authorize(context.actor, 'purge', context.collection);
  const which = { deletedBefore, limit: PURGED_AT_ONCE };
  let purged: number[];
  do {
    purged = await context.services.database.transaction((em) =>
      purgeFromTrash(em, context.layout.relations, which),
    );
  } while (purged.length === PURGED_AT_ONCE);
}

/** Copies a record with the records that belong to it. Throws `NotFound`. */
export async function duplicateRecord<Row extends Stored>(
  context: WriteContext<Row>,
  id: number,
  { idempotencyKey }: WithIdempotencyKey = {},
): Promise<Row> {
  const { collection, layout, layoutOf, actor } = context;
  const scope = authorize(actor, 'duplicate', collection);
  const key = withContent(idempotencyKey, id);
  const by = staffIdOf(actor);
  return inTransaction(context, async (tx) => {
    const earlier = await claimKey(tx, key);
    if (earlier) return readRecord(context, tx, earlier.recordId!);
    await requireScope(context, tx, scope, [id]);
    const copies = await copy(tx.em, layout.relations, { id, by });
    for (const created of copies) {
      await layoutOf(created.collection).versions.append(tx, { action: Action.COPIED, by }, created.ids);
    }
    const copyId = copies[0].ids[0]!;
    await storeResult(tx, key, copyId);
    return readRecord(context, tx, copyId);
  });
}

/** Stores the order of all records of one parent. Throws `NotFound`, `InvalidInput`, `Conflict`. */
export async function reorderRecords<Row extends Stored>(
  context: WriteContext<Row>,
  parentId: number,
  ids: readonly number[],
): Promise<Row[]> {
  const { collection, layout, reading } = context;
  const scope = authorize(context.actor, 'reorder', collection);
  await inTransaction(context, async (tx) => {
    const locked = await lockOrder(tx.em, layout.relations, parentId);
    await requireScope(context, tx, scope, [parentId], collection.parent!.of());
    requireSameRecords(ids, locked.ids);
    await storeOrder(context, tx, { of: collection, locked, ids, action: Action.REORDERED });
  });
  return reading.byIdsInOrder(ids);
}

/** Stores the order of all records of a collection without a parent. Throws `InvalidInput`, `Conflict`. */
export async function reorderAll<Row extends Stored>(
  context: WriteContext<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const { collection, layout, reading } = context;
  const scope = authorize(context.actor, 'reorder', collection);
  await inTransaction(context, async (tx) => {
    await requireScope(context, tx, scope, ids);
    requireSameRecords(ids, await lockWholeOrder(tx.em, layout.relations));
    await setPositions(tx.em, layout.relations.table, ids);
  });
  return reading.byIdsInOrder(ids);
}

/** The record with an id, as the actor may see it. Throws `NotFound`. */
export async function findRecord<Row extends Stored>(
  { collection, reading }: WriteContext<Row>,
  id: number,
): Promise<Row> {
  const record = await reading.one(id);
  if (!record) throw new NotFound(collection.notFound);
  return record;
}

interface RecordChange extends ExpectedVersion {
  input: Values;
  /** File name of the new picture; null removes the picture, undefined leaves it. */
  file: string | null | undefined;
  action: Action;
}

/** Changes a record and its alternative text, and stores the version. */
async function changeRecord<Row extends Stored>(
  context: WriteContext<Row>,
  tx: Transaction,
  id: number,
  { input, file, seen, action }: RecordChange,
): Promise<Row> {
  const { collection, layout, actor } = context;
  const [before] = await lockRecords(context, tx, [id]);
  if (!before) throw new NotFound(collection.notFound);
  requireVersion(before, seen);
  await lockParent(context, tx, input);
  const shown = file === undefined ? before.file : file;
  const alt = collection.alt && input[collection.alt.name];
  if (shown && alt !== undefined)
    await tx.em.query('update pictures set alt = $2 where file = $1', [shown, alt]);
  const columns = { ...toColumns(context, input, file), ...authorOf(context) };
  const record = await updateRow(context, tx, id, columns);
  await layout.versions.append(tx, { action, by: staffIdOf(actor) }, [id], [before]);
  return record;
}

/** Inserts records with their first versions in one statement, the first one last. */
async function insertAll<Row extends Stored>(
  context: WriteContext<Row>,
  tx: Transaction,
  list: readonly Values[],
): Promise<void> {
  if (list.length === 0) return;
  const { rows } = context.layout;
  const named = list.map((values) =>
    Object.entries({ ...values, ...authorOf(context) }).map(([property, value]) => [
      rows.columnOf(property),
      value,
    ]),
  );
  const columns = new Set(named.flat().map(([column]) => column as string));
  const json = JSON.stringify(named.toReversed().map((row) => Object.fromEntries(row) as object));
  await tx.rows(rows.insertAll([...columns]), [json, staffIdOf(context.actor)]);
}

/** Stores an order of records; the history of their parent gets the entry. */
async function storeOrder<Row extends Stored>(
  { layoutOf, actor }: WriteContext<Row>,
  tx: Transaction,
  {
    of,
    locked,
    ids,
    action,
  }: { of: WriteContext['collection']; locked: LockedOrder; ids: readonly number[]; action: Action },
): Promise<void> {
  const { table, parent } = layoutOf(of).relations;
  await setPositions(tx.em, table, ids);
  if (ids.every((id, place) => locked.ids[place] === id)) return;
  const { versions } = layoutOf(parent!.collection);
  const { field } = of.parent!;
  const { id, ...row } = locked.parent;
  const entry = {
    id,
    title: versions.titleOf(row),
    before: { [field]: locked.ids },
    after: { [field]: ids },
  };
  await versions.appendEntries(tx, { action, by: staffIdOf(actor) }, [entry]);
}

/** Reads and checks a picture, with the alternative text of the input. */
async function preparePicture<Row extends Stored>(
  { collection }: WriteContext<Row>,
  input: Values,
  source: PictureSource | undefined,
): Promise<WrittenPicture | undefined> {
  const picture = await source?.();
  const alt = collection.alt && input[collection.alt.name];
  return picture && typeof alt === 'string' ? { ...picture, alt } : picture;
}
