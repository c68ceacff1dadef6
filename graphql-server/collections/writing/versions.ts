import { isDeepStrictEqual } from 'node:util';
import { LessThan, type EntityManager } from 'typeorm';
import { NotFound } from '../../errors.ts';
import { Action } from '../declaring/action.ts';
import { inputFieldsOf, titleOf, type Collection } from '../declaring/collection.ts';
import { fieldsOf } from '../declaring/field.ts';
import type { Stored } from '../declaring/stored.ts';
import { cut } from '../declaring/texts.ts';
import { Version, versionFieldsOf, type Fields } from '../declaring/version.ts';
import { message } from '../../messages.ts';

/** Most versions that are stored of a record. */
const MAX_VERSIONS = 50;
/** Longest title in the history, in characters. */
const LONGEST_TITLE = 120;
/** Rows of one statement, whose parameters PostgreSQL limits to 65,535. */
const ROWS_AT_ONCE = 500;

/** Error message of a version that does not exist or is no longer stored. */
export const VERSION_NOT_FOUND = message('VERSION_NOT_FOUND');

/** What was done, and the id of the account that did it. */
export interface Change {
  action: Action;
  by: number | null;
}

/** A record as it is stored now, with its fields before the change. */
interface Snapshot {
  record: Stored;
  before?: Fields | undefined;
}

/** An entry in the history of a record that is not a snapshot of its row: a deletion, or another order of its sections. */
interface HistoryEntry {
  record: Stored;
  before?: Fields;
  after?: Fields;
}

/** The file name of a record's picture, and its alternative text. */
export const pictureOf = (record: object): { file: string; alt: string | null } | null =>
  (record as { picture?: { file: string; alt: string | null } | null }).picture ?? null;

/** The values of a record that versions store. */
export function versionFields(collection: Collection, record: object): Fields {
  const fields = new Map(fieldsOf(collection.entity).map((field) => [field.name, field]));
  const valueOf = (name: string): unknown => {
    if (name === collection.picture?.field) return pictureOf(record)?.file;
    if (name === collection.alt?.name) return pictureOf(record)?.alt;
    return fields.get(name)?.of(record);
  };
  return Object.fromEntries(versionFieldsOf(collection).map((name) => [name, valueOf(name) ?? null]));
}

/** Stores records as they are now, with the fields that changed; an unchanged record gets no version. */
export async function addVersions(
  em: EntityManager,
  collection: Collection,
  { action, by }: Change,
  snapshots: readonly Snapshot[],
): Promise<void> {
  const isRestored = action === Action.RESTORED;
  const rows = snapshots.flatMap(({ record, before }) => {
    const after = versionFields(collection, record);
    const changed =
      before && Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, after[name]));
    if (changed?.length === 0) return [];
    return {
      recordId: record.id,
      action,
      by,
      at: isRestored ? () => 'now()' : record.updatedAt,
      title: storedTitle(collection, record),
      before: isRestored ? {} : changed ? Object.fromEntries(changed) : null,
      after,
      picture: pictureOf(record),
    };
  });
  await insertVersions(em, collection, rows);
}

/** Stores entries that are not snapshots of rows. */
export async function addEntries(
  em: EntityManager,
  collection: Collection,
  { action, by }: Change,
  entries: readonly HistoryEntry[],
): Promise<void> {
  const rows = entries.map(({ record, before = null, after = null }) => {
    const title = storedTitle(collection, record);
    return { recordId: record.id, action, by, at: () => 'now()', title, before, after };
  });
  await insertVersions(em, collection, rows);
}

/** The title of a record as the history stores it: empty for what visitors wrote. */
const storedTitle = (collection: Collection, record: Stored): string =>
  collection.confidential ? '' : cut(titleOf(collection, record), LONGEST_TITLE);

/** Stores versions and deletes the oldest of each record beyond the maximum. */
async function insertVersions(
  em: EntityManager,
  { names }: Collection,
  rows: readonly { recordId: number }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const values: object[] = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => ({ collection: names.many, ...row }));
    await em.createQueryBuilder().insert().into(Version).values(values).updateEntity(false).execute();
  }
  if (rows.length === 0) return;
  await em.query(
    `delete from versions v using unnest($2::int[]) record (id)
     where v.collection = $1 and v.record_id = record.id and v.id <= (
       select id from versions where collection = $1 and record_id = record.id
       order by id desc offset ${MAX_VERSIONS} limit 1)`,
    [names.many, rows.map(({ recordId }) => recordId)],
  );
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
