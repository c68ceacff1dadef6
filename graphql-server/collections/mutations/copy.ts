import type { EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import { Action, pictureOf } from '../definitions/version.ts';
import { titleField, titleOf, type Collection } from '../definitions/collection.ts';
import { isPublishable, Publication } from '../definitions/publication.ts';
import type { Stored } from '../definitions/stored.ts';
import { cut } from '../definitions/texts.ts';
import { insertRows, lockChildren, lockRecords, recordsIn } from './rows.ts';
import type { Family } from './trash.ts';
import { addVersions } from './versions.ts';

const MARK = ' (copy)';

const DRAFT = { publication: Publication.DRAFT, publishAt: null, unpublishAt: null };

/**
 * Copies a record with its child records in the same order; the copies share the pictures. The title of the copy says that it is
 * one, and a record that can be published is copied as a draft. Throws `NotFound`.
 */
export async function copyRecord(
  em: EntityManager,
  { collection, children }: Family,
  { id, by }: { id: number; by: number | null },
): Promise<Stored> {
  // A shared lock, so that the original and its pictures stay until the commit.
  const [original] = await lockRecords(em, collection, [id], 'share');
  if (!original) throw new NotFound(collection.notFound);
  const { property, max } = titleField(collection);
  const title = cut(titleOf(collection, original), max! - MARK.length) + MARK;
  const draft = isPublishable(collection.entity) && DRAFT;
  const [copy] = await insertCopies(em, collection, [original], {
    [property]: title,
    ...draft,
    updatedById: by,
  });
  for (const child of children) {
    const childIds = await lockChildren(em, child, id, 'share');
    const originals = await recordsIn(em, child).byIdsInOrder(childIds);
    await insertCopies(em, child, originals, { [child.parent!.by]: copy!.id, updatedById: by });
  }
  return copy!;
}

/** Inserts copies of records with other values, and their first versions. The database generates ids, times and positions. */
async function insertCopies<Row extends Stored>(
  em: EntityManager,
  collection: Collection<Row>,
  records: readonly Row[],
  values: { updatedById: number | null },
): Promise<Row[]> {
  const rows = records.map(({ id, createdAt, updatedAt, ...row }) => ({
    ...row,
    picture: pictureOf(row)?.file,
    ...values,
  }));
  const copies = await insertRows(em, collection, rows);
  await addVersions(em, collection, { action: Action.COPIED, by: values.updatedById }, copies);
  return copies;
}
