import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import type { Collection } from '../declaring/collection.ts';
import { isPublishable, Publication } from '../declaring/publication.ts';
import type { Relations } from '../declaring/relations.ts';
import { cut } from '../declaring/texts.ts';
import { insertRows, rowsOf, type StoredRow } from './stored-rows.ts';

const MARK = ' (copy)';

/** Created records of a collection. */
interface CreatedRecords {
  collection: Collection;
  ids: number[];
}

/**
 * Copies a record with its child records in the same order; the copies share the pictures. The title of the copy says that it is
 * one, and a record that can be published is copied as a draft. Returns the created records, the copy first. Throws `NotFound`.
 */
export async function copy(
  em: EntityManager,
  { collection, table, kind, given, children, title }: Relations,
  { id, by }: { id: number; by: number | null },
): Promise<[own: CreatedRecords, ...children: CreatedRecords[]]> {
  // A shared lock, so that the original and its pictures stay until the commit.
  const [own] = await rowsOf(em, { table, where: 'id', ids: [id], lock: 'share' });
  if (!own || (kind !== undefined && own.row.kind !== kind)) throw new NotFound(collection.notFound);
  const copiedTitle = cut(own.row[title.column] as string, title.max - MARK.length) + MARK;
  const asDraft = isPublishable(collection.entity) && DRAFT;
  const newRow = { ...toNewRow(own.row, given, by), [title.column]: copiedTitle, ...asDraft };
  const ids = await insertRows(em, table, [newRow]);
  const created: CreatedRecords[] = [];
  for (const child of children) {
    const childRows = await rowsOf(em, { table: child.table, where: child.column, ids: [id], lock: 'share' });
    // The rows have one creation time, so the id decides their order.
    const rows = childRows
      .toSorted(byCreation)
      .map(({ row }) => ({ ...toNewRow(row, child.given, by), [child.column]: ids[0] }));
    created.push({ collection: child.collection, ids: await insertRows(em, child.table, rows) });
  }
  return [{ collection, ids }, ...created];
}

/** The columns of a draft. */
const DRAFT = { publication: Publication.DRAFT, publish_at: null, unpublish_at: null };

const GENERATED = ['id', 'created_at', 'updated_at'];

/** A row without the columns that the database generates. */
function toNewRow(row: StoredRow, given: readonly string[], by: number | null): object {
  const copied = Object.entries(row).filter(([column]) => ![...GENERATED, ...given].includes(column));
  return { ...Object.fromEntries(copied), updated_by: by };
}

type Read = Awaited<ReturnType<typeof rowsOf>>[number];

function byCreation({ row: one }: Read, { row: other }: Read): number {
  const moment = (row: StoredRow) => Date.parse(row.created_at as string);
  return moment(one) - moment(other) || one.id - other.id;
}
