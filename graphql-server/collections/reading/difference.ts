import type { Fields, Version } from '../declaring/version.ts';

/** What became of one field: its value before and after, as text. */
export interface FieldChange {
  field: string;
  /** Whether records still have a field of that name. */
  known: boolean;
  before: string | null;
  after: string | null;
}

/** What a version changed, field by field, in the order of those that are known; those that are gone stand last. */
export function differenceIn(
  known: readonly string[],
  { before, after }: Pick<Version, 'before' | 'after'>,
): FieldChange[] {
  if (!after) return [];
  // What it was made with is all new.
  const changed = Object.keys(before ?? filled(after));
  const gone = changed.filter((field) => !known.includes(field)).sort();
  return [...known.filter((field) => changed.includes(field)), ...gone].map((field) => ({
    field,
    known: known.includes(field),
    before: asText(before?.[field]),
    after: asText(after[field]),
  }));
}

function filled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => asText(value) !== null));
}

/** A value of whatever kind its field was then, in the words of people. */
function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value)) return value.map((one) => asText(one) ?? '').join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
