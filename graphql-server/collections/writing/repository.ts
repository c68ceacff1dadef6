import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import { staffIdOf } from '../../policies.ts';
import type { Values } from '../declaring/collection.ts';
import { fieldsOf } from '../declaring/field.ts';
import { isEdited, type Stored } from '../declaring/stored.ts';
import { isMissing } from '../declaring/texts.ts';
import type { Fields } from '../declaring/version.ts';
import { Reading } from '../reading/reading.ts';
import { rowsOf } from './stored-rows.ts';
import type { Transaction, WriteContext } from './transaction.ts';

/** A record that is locked until its transaction ends. */
interface LockedRecord extends Pick<Stored, 'id' | 'updatedAt'> {
  /** File name of its picture. */
  file: string | null;
  fields: Fields;
}

/** Locks records in the order of their ids, and skips deleted ones. */
export async function lockRecords<Row extends Stored>(
  { layout }: WriteContext<Row>,
  tx: Transaction,
  ids: readonly number[],
): Promise<LockedRecord[]> {
  return tx.em.query<LockedRecord[]>(layout.rows.hold.text, [ids]);
}

/** Locks several records. Throws `NotFound` if one does not exist, unless missing ones are skipped. */
export async function lockAll<Row extends Stored>(
  context: WriteContext<Row>,
  tx: Transaction,
  ids: readonly number[],
  skipMissing = false,
): Promise<LockedRecord[]> {
  const locked = await lockRecords(context, tx, ids);
  if (locked.length < ids.length && !skipMissing) throw new NotFound(context.collection.notFound);
  return locked;
}

/** Throws `Conflict` if a record was changed after the editor loaded it; `seen` is its `updatedAt` of that time. */
export function requireVersion({ updatedAt }: Pick<Stored, 'updatedAt'>, seen: Date | undefined): void {
  if (seen && seen.getTime() !== updatedAt.getTime()) {
    throw new Conflict('This was changed since you opened it.');
  }
}

/** Inserts a record with its first version. `extra` contains values of columns that no client may set. */
export async function insertRecord<Row extends Stored>(
  context: WriteContext<Row>,
  tx: Transaction,
  { input, file, extra }: { input: Values; file?: string | undefined; extra?: Values },
): Promise<Row> {
  const { layout, actor } = context;
  await inheritFromParent(context, tx, input);
  const columns = { ...toColumns(context, input, file), ...authorOf(context), ...extra };
  const statement = layout.rows.insert(Object.keys(columns));
  const [[id]] = (await tx.rows(statement, [...Object.values(columns), staffIdOf(actor)])) as [[number]];
  return readRecord(context, tx, id);
}

/** Sets columns of a locked record and returns the updated record. */
export async function updateRow<Row extends Stored>(
  context: WriteContext<Row>,
  tx: Transaction,
  id: number,
  columns: Values,
): Promise<Row> {
  const { layout } = context;
  await tx.rows(layout.rows.update(Object.keys(columns)), [[id], ...Object.values(columns)]);
  return readRecord(context, tx, id);
}

/** Reads a record in a transaction, also if the actor may create it but not read it. Throws `NotFound`. */
export async function readRecord<Row extends Stored>(
  { collection, services }: WriteContext<Row>,
  { em }: Transaction,
  id: number,
): Promise<Row> {
  const record = await new Reading(collection, services.database.dataSource, em).one(id);
  if (!record) throw new NotFound(collection.notFound);
  return record;
}

/** Converts an input to column values, by property of the entity. */
export function toColumns<Row extends Stored>(
  { collection }: WriteContext<Row>,
  input: Values,
  file?: string | null,
): Values {
  const columns: Values = {};
  for (const { name, property } of fieldsOf(collection.entity)) {
    if (input[name] !== undefined) columns[property] = input[name];
  }
  if (file !== undefined) columns.picture = file;
  return columns;
}

/** The column with the author of a change, in collections that have one. */
export function authorOf<Row extends Stored>({ collection, actor }: WriteContext<Row>): Values {
  const updatedById = staffIdOf(actor);
  return updatedById === null || !isEdited(collection.entity) ? {} : { updatedById };
}

/** Locks the parent of an input, so that it is not deleted until the transaction ends. Throws `InvalidInput` if it does not exist. */
export async function lockParent<Row extends Stored>(
  { collection, layout }: WriteContext<Row>,
  { em }: Transaction,
  input: Values,
): Promise<Values> {
  const { parent } = collection;
  const { parent: parentRelation } = layout.relations;
  if (!parent || !parentRelation || input[parent.input] === undefined) return {};
  const id = input[parent.input];
  const ids = typeof id === 'number' ? [id] : [];
  const [locked] = await rowsOf(em, { table: parentRelation.table, where: 'id', ids, lock: 'share' });
  const entity = parent.of().entity as EntityTarget<ObjectLiteral>;
  const record = locked && (await em.findOneBy(entity, { id }));
  if (!record) throw new InvalidInput({ [parent.input]: parent.unknown });
  return record;
}

/** Adds the defaults of the collection to the input of a new record. */
export async function addDefaults<Row extends Stored>(
  { collection, actor }: WriteContext<Row>,
  tx: Transaction,
  input: Values,
): Promise<void> {
  const defaults = await collection.readDefaults?.(actor, tx);
  for (const [name, value] of Object.entries(defaults ?? {})) if (isMissing(input[name])) input[name] = value;
}

/** Copies values that a new record lacks, such as its title, from its parent. */
async function inheritFromParent<Row extends Stored>(
  context: WriteContext<Row>,
  tx: Transaction,
  input: Values,
): Promise<void> {
  const parent = await lockParent(context, tx, input);
  for (const [field, property] of Object.entries(context.collection.parent?.lends ?? {}))
    if (isMissing(input[field])) input[field] = parent[property];
}
