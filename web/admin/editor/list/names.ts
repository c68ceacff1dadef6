import type { RecordLabels, StoredRow } from '../collection.ts';

/** Rows of a list page. */
interface Rows<Row> {
  rows: readonly Row[];
  /** Number of rows on earlier pages. */
  offset: number;
}

/**
 * Returns a unique name for each row by id, for the labels of its buttons. Equal titles are extended by the parent or the
 * reference, and names that are still equal by their position.
 */
export function uniqueNames<Row extends StoredRow>(
  { rows, offset }: Rows<Row>,
  { title, parentTitle }: Pick<RecordLabels<Row>, 'title' | 'parentTitle'>,
): ReadonlyMap<string, string> {
  const known = disambiguate(
    rows.map(title),
    (index) => rows[index]!.reference ?? parentTitle?.(rows[index]!),
  );
  const names = disambiguate(known, (index) => String(offset + index + 1));
  return new Map(rows.map(({ id }, index) => [id, names[index]!]));
}

/** Extends names that occur more than once by `more`. */
function disambiguate(
  names: readonly string[],
  more: (index: number) => string | null | undefined,
): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => {
    const also = counts.get(name)! > 1 && more(index);
    return also ? `${name}, ${also}` : name;
  });
}
