import { NotFound } from '../../errors.ts';
import type { StatementReader } from '../../database/statement.ts';
import { inputFieldsOf, type Collection } from '../declaring/collection.ts';
import type { Relations } from '../declaring/relations.ts';
import type { Fields } from '../declaring/version.ts';

/** $1 collection, $2 record, $3 version. */
const PAST = {
  name: 'versions.past',
  text: 'select after from versions where collection = $1 and record_id = $2 and id = $3 and after is not null',
};

/** Error message of a version that does not exist or is no longer stored. */
export const VERSION_NOT_FOUND = 'This version no longer exists.';

/** Reads a version of a record. Throws `NotFound`. */
export async function readVersion(
  { rows }: StatementReader,
  { names }: Collection,
  { id, version }: { id: number; version: number },
): Promise<Fields> {
  const [row] = (await rows(PAST, [names.many, id, version])) as [Fields][];
  if (!row) throw new NotFound(VERSION_NOT_FOUND);
  return row[0];
}

/** The values of a version whose fields still exist, in the order of their declaration. */
export function valuesOf(collection: Collection, past: Fields): Fields {
  const known = inputFieldsOf(collection).filter(({ name }) => past[name] !== undefined);
  return Object.fromEntries(known.map(({ name }) => [name, past[name]]));
}

/** The picture of a version; undefined to keep the current one, if a picture is required and the version has none. */
export function pictureOf({ picture }: Collection, past: Fields): string | null | undefined {
  const file = picture && (past[picture.field] as string | null | undefined);
  return file === null && picture?.required ? undefined : file;
}

/** The order of child records in a version: their collection and ids. */
interface PastOrder {
  of: Collection;
  ids: number[];
}

/** Returns the order of child records, if the version contains one instead of fields. */
export function orderIn({ children }: Relations, past: Fields): PastOrder | undefined {
  for (const { collection } of children) {
    const ids = past[collection.parent!.field];
    if (Array.isArray(ids) && Object.keys(past).length === 1) return { of: collection, ids: ids as number[] };
  }
  return undefined;
}
