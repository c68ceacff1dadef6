import { isDeepStrictEqual } from 'node:util';
import { LessThan, type EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import { Action, pictureOf, Version, versionFieldsOf, type Fields } from '../definitions/version.ts';
import { inputFieldsOf, titleOf, type Collection } from '../definitions/collection.ts';
import type { Stored } from '../definitions/stored.ts';
import { cut } from '../definitions/texts.ts';
import { message } from '../../messages.ts';

/** Most versions that are stored of a record. */
const MAX_VERSIONS = 50;
/** Longest title in the history, in characters. */
const LONGEST_TITLE = 120;
/** Error message of a version that does not exist or is no longer stored. */
export const VERSION_NOT_FOUND = message('VERSION_NOT_FOUND');

/** What was done, and the id of the account that did it. */
export interface Change {
  action: Action;
  by: number | null;
}

/** An entry in the history of a record that is not a snapshot of its row: a deletion, or another order of its sections. */
interface HistoryEntry {
  record: Stored;
  before?: Fields;
  after?: Fields;
}

/** The values of a record that versions store. */
const storedValues = (collection: Collection, record: Stored): Fields =>
  Object.fromEntries(versionFieldsOf(collection).map(({ name, of }) => [name, of(record) ?? null]));

/** Stores records as they are now, with the values that differ from the records before; an unchanged record gets no version. */
export async function addVersions(
  em: EntityManager,
  collection: Collection,
  change: Change,
  records: readonly Stored[],
  before: readonly Stored[] = [],
): Promise<void> {
  const isRestored = change.action === Action.RESTORED;
  const valuesBefore = new Map(before.map((record) => [record.id, storedValues(collection, record)]));
  const rows = records.flatMap((record) => {
    const previous = valuesBefore.get(record.id);
    const after = storedValues(collection, record);
    const changed =
      previous && Object.entries(previous).filter(([name, value]) => !isDeepStrictEqual(value, after[name]));
    if (changed?.length === 0) return [];
    return {
      recordId: record.id,
      at: isRestored ? null : record.updatedAt,
      title: storedTitle(collection, record),
      before: isRestored ? {} : changed ? Object.fromEntries(changed) : null,
      after,
      picture: pictureOf(record)?.file ?? null,
    };
  });
  await insertVersions(em, collection, change, rows);
}

/** Stores entries that are not snapshots of rows. */
export async function addEntries(
  em: EntityManager,
  collection: Collection,
  change: Change,
  entries: readonly HistoryEntry[],
): Promise<void> {
  const rows = entries.map(({ record, before = null, after = null }) => {
    const title = storedTitle(collection, record);
    return { recordId: record.id, at: null, title, before, after, picture: null };
  });
  await insertVersions(em, collection, change, rows);
}

/** The title of a record as the history stores it: empty for what visitors wrote. */
const storedTitle = (collection: Collection, record: Stored): string =>
  collection.confidential ? '' : cut(titleOf(collection, record), LONGEST_TITLE);

/**
 * $1 collection, $2 action, $3 account, $4 versions, $5 ids of their records. Stores versions and deletes the oldest of each record
 * beyond the maximum; the deletion does not see the new ones.
 */
const INSERT = `
  with added as (
    insert into versions (collection, record_id, action, by, at, title, before, after, picture)
    select $1, "recordId", $2, $3, coalesce(at, now()), title, before, after, picture
    from jsonb_to_recordset($4::jsonb) as version
      ("recordId" int, at timestamptz, title text, before jsonb, after jsonb, picture text))
  delete from versions using unnest($5::int[]) record (id)
  where collection = $1 and record_id = record.id and versions.id <= (
    select id from versions where collection = $1 and record_id = record.id
    order by id desc offset ${MAX_VERSIONS - 1} limit 1)`;

interface VersionRow extends Pick<Version, 'recordId' | 'title' | 'before' | 'after'> {
  /** The time of the change; null for that of the transaction. */
  at: Date | null;
  picture: string | null;
}

async function insertVersions(
  em: EntityManager,
  { names }: Collection,
  { action, by }: Change,
  rows: readonly VersionRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const recordIds = rows.map(({ recordId }) => recordId);
  await em.query(INSERT, [names.many, action, by, JSON.stringify(rows), recordIds]);
}

/** Reads a version of a record. Throws `NotFound`. */
export async function readVersion(
  em: EntityManager,
  { names }: Collection,
  recordId: number,
  id: number,
): Promise<Fields> {
  const version = await em.findOneBy(Version, { collection: names.many, recordId, id });
  if (!version?.after) throw new NotFound(VERSION_NOT_FOUND);
  return version.after;
}

/** The values of a version whose fields still exist, in the order of their declaration. */
export function valuesOfVersion(collection: Collection, fields: Fields): Fields {
  const known = inputFieldsOf(collection).filter(({ name }) => fields[name] !== undefined);
  return Object.fromEntries(known.map(({ name }) => [name, fields[name]]));
}

/** The picture of a version; undefined to keep the current one, if a picture is required and the version has none. */
export function fileOfVersion({ picture }: Collection, fields: Fields): string | null | undefined {
  const file = picture && (fields[picture.field] as string | null | undefined);
  return file === null && picture?.required ? undefined : file;
}

/** Deletes the history's entries about deletions before a moment. */
export async function deleteOldEntries(em: EntityManager, before: Date): Promise<void> {
  await em.delete(Version, { action: Action.REMOVED, at: LessThan(before) });
}
