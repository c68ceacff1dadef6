import type { Fields, Version } from '../definitions/version.ts';

/** The change of a field: its value before and after, as text. */
export interface FieldChange {
  field: string;
  /** True if the field still exists. */
  known: boolean;
  before: string | null;
  after: string | null;
}

/** Returns the changes of a version in the order of the fields, removed fields last. */
export function differenceIn(
  known: readonly string[],
  { before, after }: Pick<Version, 'before' | 'after'>,
): FieldChange[] {
  if (!after) return [];
  // Every value of a new record is a change.
  const changed = Object.keys(before ?? filled(after));
  const removed = changed.filter((field) => !known.includes(field)).sort();
  return [...known.filter((field) => changed.includes(field)), ...removed].map((field) => ({
    field,
    known: known.includes(field),
    before: asText(before?.[field]),
    after: asText(after[field]),
  }));
}

function filled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => asText(value) !== null));
}

/** Formats a value of any kind for people. */
function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value)) return value.map((one) => asText(one) ?? '').join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
