import type { FieldRule } from '../field.ts';
import { PICTURE_SHOWS } from '../pictures/pictures.ts';

/** What a field is called in front of people: as in the form, or else by its own name. */
export function labelOf(rules: ReadonlyMap<string, FieldRule>, field: string): string {
  const stem = field.replace(/Alt$/, '');
  if (rules.has(field)) return rules.get(field)!.label;
  return stem !== field && rules.get(stem)?.picture ? PICTURE_SHOWS : readable(field);
}

/** A name of the API as words, such as `Ready by` for `readyBy`. */
function readable(field: string): string {
  const words = field.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
