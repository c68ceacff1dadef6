import type { Known, StoredRow } from '../records.ts';

/** Rows of a list, in their order. */
interface Rows<Row> {
  rows: readonly Row[];
  /** How many stand before the first of them. */
  before: number;
}

/**
 * What each row is called where its buttons are named, by its id. Those of one title say as well what they belong to, or the
 * number that they are known by, and those that are still alike their place in the list.
 */
export function namesOf<Row extends StoredRow>(
  { rows, before }: Rows<Row>,
  { title, belongsTo }: Known<Row>,
): ReadonlyMap<string, string> {
  const known = toldApart(rows.map(title), (index) => rows[index]!.reference ?? belongsTo?.(rows[index]!));
  const names = toldApart(known, (index) => String(before + index + 1));
  return new Map(rows.map(({ id }, index) => [id, names[index]!]));
}

/** The names, those that several have with `more` that is said of each. */
function toldApart(names: readonly string[], more: (index: number) => string | null | undefined): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => {
    const also = counts.get(name)! > 1 && more(index);
    return also ? `${name}, ${also}` : name;
  });
}
