import type { EntityManager } from 'typeorm';
import { InvalidInput, NotFound } from '../../errors.ts';
import type { Collection, Values } from '../definitions/collection.ts';
import type { Stored } from '../definitions/stored.ts';
import { RecordReader } from '../queries/record-reader.ts';
import { columnsOf, ofKind } from '../queries/statements.ts';

/** A row lock of PostgreSQL. */
export type LockMode = 'update' | 'share';

/** Rows of one statement, whose parameters PostgreSQL limits to 65,535. */
const ROWS_AT_ONCE = 500;

/** A time that is later than the last change, so that it identifies the version. */
const LATER = "greatest(now(), updated_at + interval '1 millisecond')";

/** A reader of all records in a transaction, also those that the actor may create but not read. */
export const recordsIn = <Row extends Stored>(
  em: EntityManager,
  collection: Collection<Row>,
): RecordReader<Row> => new RecordReader(collection, em.dataSource, em);

/** Locks records in the order of their ids; skips those that are deleted. */
async function lockIds(
  em: EntityManager,
  { entity }: Collection,
  ids: readonly number[],
  mode: LockMode = 'update',
): Promise<Pick<Stored, 'id' | 'updatedAt'>[]> {
  if (ids.length === 0) return [];
  const metadata = em.dataSource.getMetadata(entity);
  return em.query(
    `select t.id, t.updated_at as "updatedAt" from "${metadata.tableName}" t
     where ${ofKind(metadata)} and t.deleted_at is null and t.id = any($1::int[]) order by t.id for ${mode}`,
    [ids],
  );
}

/** Locks records, and reads them by a second statement, which sees what the first has waited for. */
export async function lockRecords<Row extends Stored>(
  em: EntityManager,
  collection: Collection<Row>,
  ids: readonly number[],
  mode?: LockMode,
): Promise<Row[]> {
  const locked = await lockIds(em, collection, ids, mode);
  return recordsIn(em, collection).byIdsInOrder(locked.map(({ id }) => id));
}

/**
 * Locks a record and returns it as it is now: as it was read before unless its row has changed since. Throws `NotFound`. The alternative
 * text of a picture that records share may have changed with another of them.
 */
export async function lockCurrent<Row extends Stored>(
  em: EntityManager,
  collection: Collection<Row>,
  record: Row,
): Promise<Row> {
  const [locked] = await lockIds(em, collection, [record.id]);
  if (!locked) throw new NotFound(collection.notFound);
  const isSame = locked.updatedAt.getTime() === record.updatedAt.getTime();
  return isSame ? record : readRecord(em, collection, record.id);
}

/** Locks the records of a parent. Returns their ids in the order of staff. */
export async function lockChildren(
  em: EntityManager,
  { entity, parent }: Collection,
  parentId: number,
  mode: LockMode = 'update',
): Promise<number[]> {
  const metadata = em.dataSource.getMetadata(entity);
  const columnOf = (property: string) => metadata.findColumnWithPropertyName(property)?.databaseName;
  const position = columnOf('position') === undefined ? 'null::int' : 't.position';
  const rows = await em.query<{ id: number; position: number | null }[]>(
    `select t.id, ${position} as position from "${metadata.tableName}" t
     where ${ofKind(metadata)} and t.deleted_at is null and t."${columnOf(parent!.by)}" = $1 order by t.id for ${mode}`,
    [parentId],
  );
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
  const [record] = await lockRecords(em, parent.of(), [input[parent.input] as number], 'share');
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

/** Inserts rows of properties, the picture by its file name; returns the records. Absent values are the defaults of the table. */
export async function insertRows<Row extends Stored>(
  em: EntityManager,
  { entity }: Collection<Row>,
  rows: readonly Values[],
): Promise<Row[]> {
  const metadata = em.dataSource.getMetadata(entity);
  const { tableName, discriminatorColumn, discriminatorValue } = metadata;
  const kind = discriminatorColumn && { [discriminatorColumn.propertyName]: discriminatorValue };
  const records: Row[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const chunk: Values[] = rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, ...kind }));
    const columns = metadata.columns.filter(
      ({ isInsert, propertyName }) => isInsert && chunk.some((row) => row[propertyName] !== undefined),
    );
    const names = columns.map(({ databaseName }) => `"${databaseName}"`);
    const parameters: unknown[] = [];
    const toSql = (value: unknown) => (value === undefined ? 'default' : `$${parameters.push(value)}`);
    const values = chunk.map(
      (row) => `(${columns.map(({ propertyName }) => toSql(row[propertyName])).join(', ')})`,
    );
    const inserted = await em.query<Row[]>(
      `insert into "${tableName}" as t (${names.join(', ')}) values ${values.join(', ')}
       returning ${columnsOf(metadata, 't')}`,
      parameters,
    );
    records.push(...inserted);
  }
  return records;
}

/**
 * Sets properties of locked records; returns the records in any order. An undefined value leaves its column. `updatedAt` is set here and
 * must not be among the values.
 */
export async function updateRows<Row extends Stored>(
  em: EntityManager,
  { entity }: Collection<Row>,
  ids: readonly number[],
  values: Values,
): Promise<Row[]> {
  const metadata = em.dataSource.getMetadata(entity);
  const columns = metadata.columns.filter(
    ({ isUpdate, propertyName }) => isUpdate && values[propertyName] !== undefined,
  );
  const set = columns.map(({ databaseName }, i) => `"${databaseName}" = $${i + 2}, `).join('');
  // TypeORM returns the rows of an update with their number.
  const [records] = await em.query<[Row[], number]>(
    `update "${metadata.tableName}" t set ${set} updated_at = ${LATER} where ${ofKind(metadata)} and t.id = any($1::int[])
     returning ${columnsOf(metadata, 't')}`,
    [ids, ...columns.map(({ propertyName }) => values[propertyName])],
  );
  return records;
}
