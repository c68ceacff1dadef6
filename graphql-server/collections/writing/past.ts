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

/** Said of a version that is not there, or not any more. */
export const NOT_KEPT = 'This version is not kept any more.';

/** How a record stood, by one of its versions. Throws `NotFound` when that is not kept. */
export async function pastOf(
  { rows }: StatementReader,
  { names }: Collection,
  { id, version }: { id: number; version: number },
): Promise<Fields> {
  const [row] = (await rows(PAST, [names.many, id, version])) as [Fields][];
  if (!row) throw new NotFound(NOT_KEPT);
  return row[0];
}

/** The values that a past gives back: of the fields that there still are, in the order in which they are declared. */
export function valuesOf(collection: Collection, past: Fields): Fields {
  const known = inputFieldsOf(collection).filter(({ name }) => past[name] !== undefined);
  return Object.fromEntries(known.map(({ name }) => [name, past[name]]));
}

/** The picture that a past gives back; undefined for leaving what there is, as where one must be and there was none. */
export function pictureOf({ picture }: Collection, past: Fields): string | null | undefined {
  const file = picture && (past[picture.field] as string | null | undefined);
  return file === null && picture?.required ? undefined : file;
}

/** An order that a past is of: of what, and the numbers in it. */
export interface PastOrder {
  of: Collection;
  ids: number[];
}

/** The order of what belongs to a record that a past is of, if it is of one and not of the record's own fields. */
export function orderIn({ children }: Relations, past: Fields): PastOrder | undefined {
  for (const { collection } of children) {
    const ids = past[collection.parent!.field];
    if (Array.isArray(ids) && Object.keys(past).length === 1) return { of: collection, ids: ids as number[] };
  }
  return undefined;
}
