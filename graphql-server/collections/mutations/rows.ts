import type { EntityManager } from 'typeorm';
import { InvalidInput, NotFound } from '../../errors.ts';
import type { Collection, Values } from '../definitions/collection.ts';
import type { Stored } from '../definitions/stored.ts';
import { RecordReader } from '../queries/record-reader.ts';
import { columnsOf } from '../queries/statements.ts';

/** A row lock, by the name of TypeORM. */
export type LockMode = 'pessimistic_write' | 'pessimistic_read';

/** Rows of one statement, whose parameters PostgreSQL limits to 65,535. */
const ROWS_AT_ONCE = 500;

/** A time that is later than the last change, so that it identifies the version. */
const LATER = () => "greatest(now(), updated_at + interval '1 millisecond')";

/** The values of an update that is not a change of the record, such as a move to the trash. */
export const UNCHANGED = { updatedAt: () => 'updated_at' };

/** A reader of all records in a transaction, also those that the actor may create but not read. */
export const recordsIn = <Row extends Stored>(
  em: EntityManager,
  collection: Collection<Row>,
): RecordReader<Row> => new RecordReader(collection, em.dataSource, em);

/** Locks records in the order of their ids, and reads them; skips those that are deleted. */
export async function lockRecords<Row extends Stored>(
  em: EntityManager,
  collection: Collection<Row>,
  ids: readonly number[],
  mode: LockMode = 'pessimistic_write',
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await em
    .createQueryBuilder(collection.entity, 't')
    .select('t.id', 'id')
    .where('t.id = any(:ids)', { ids })
    .orderBy('t.id')
    .setLock(mode)
    .getRawMany<{ id: number }>();
  return recordsIn(em, collection).byIdsInOrder(rows.map(({ id }) => id));
}

/** The same for the records of a parent. Returns the ids in the order of staff. */
export async function lockChildren(
  em: EntityManager,
  { entity, parent }: Collection,
  parentId: number,
  mode: LockMode = 'pessimistic_write',
): Promise<number[]> {
  const hasPosition = em.dataSource.getMetadata(entity).findColumnWithPropertyName('position') !== undefined;
  const query = em.createQueryBuilder(entity, 't').select('t.id', 'id').orderBy('t.id').setLock(mode);
  if (hasPosition) query.addSelect('t.position', 'position');
  const rows = await query
    .where(`t.${parent!.by} = :parentId`, { parentId })
    .getRawMany<{ id: number; position: number | null }>();
  // A trigger sets the position of a new record.
  return rows
    .sort((one, other) => Number(one.position) - Number(other.position) || one.id - other.id)
    .map(({ id }) => id);
}

/** Locks the parent of an input, so that it is not deleted until the transaction ends. Throws `InvalidInput` if it does not exist. */
export async function lockParent(
  em: EntityManager,
  { parent }: Collection,
  input: Values,
): Promise<Stored | undefined> {
  if (!parent || input[parent.input] === undefined) return undefined;
  const [record] = await lockRecords(em, parent.of(), [input[parent.input] as number], 'pessimistic_read');
  if (!record) throw new InvalidInput({ [parent.input]: parent.unknown });
  return record;
}

/** Reads a record in a transaction. Throws `NotFound`. */
export async function readRecord<Row extends Stored>(
  em: EntityManager,
  collection: Collection<Row>,
  id: number,
): Promise<Row> {
  const record = await recordsIn(em, collection).one(id);
  if (!record) throw new NotFound(collection.notFound);
  return record;
}

/** Inserts rows of properties; returns the records. */
export async function insertRows<Row extends Stored>(
  em: EntityManager,
  { entity }: Collection<Row>,
  rows: readonly object[],
): Promise<Row[]> {
  const records: Row[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const inserted = await em
      .createQueryBuilder<object>(entity, 't')
      .insert()
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .updateEntity(false)
      .returning(columnsOf(em.dataSource.getMetadata(entity), 't'))
      .execute();
    records.push(...(inserted.raw as Row[]));
  }
  return records;
}

/** Sets properties of locked records; returns the records in any order. */
export async function updateRows<Row extends Stored>(
  em: EntityManager,
  { entity }: Collection<Row>,
  ids: readonly number[],
  values: object,
): Promise<Row[]> {
  const metadata = em.dataSource.getMetadata(entity);
  const updated = await em
    .createQueryBuilder()
    .update<object>(entity)
    .set({ ...values, updatedAt: LATER })
    .where('id = any(:ids)', { ids })
    .updateEntity(false)
    .returning(columnsOf(metadata, `"${metadata.tableName}"`))
    .execute();
  return updated.raw as Row[];
}
