import { placeNames } from '../../../../schema/places.ts';

/*
 * A place in a form is its id, or what was typed of it and is no place yet: nothing that was typed is lost, and nothing
 * of it is sent before a place is meant by it.
 */

const TYPED = '?';

/** What was typed, as the value of a field. */
export const asTyped = (text: string): string => (text.trim() === '' ? '' : TYPED + text);

/** What was typed and is no place; null for a place, or for none. */
export const typedIn = (value: string): string | null =>
  value.startsWith(TYPED) ? value.slice(TYPED.length) : null;

const plain = (name: string): string => name.trim().toLowerCase();

const idsByName = new Map(Object.entries(placeNames).map(([id, name]) => [plain(name), id]));

/** The id of the place that a value means: none, as an empty text, where what was typed is no whole name. */
export function placeIn(value: string): string {
  const typed = typedIn(value);
  return typed === null ? value : (idsByName.get(plain(typed)) ?? '');
}
