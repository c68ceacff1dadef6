import { picturesOf, type Typed, type Value } from './field.ts';
import type { StoredRow } from './records.ts';

/** What was typed and not saved yet. */
export interface Draft {
  typed: Typed;
  /** The record as it was when the form was opened; none for a new one. */
  opened: StoredRow | null;
  /** When it was last typed in, as milliseconds of the epoch. */
  at: number;
}

const PREFIX = 'draft:';

/** Chosen pictures survive a detour to the login, not a reload: browsers do not let a page store them by name. */
const pictures = new Map<string, Typed>();

/**
 * Keeps what was typed under a key, so that neither a reload nor an expired session loses it. False when the browser has
 * no room for it; what was kept before is forgotten then, so that nothing older comes back in its place.
 */
export function keepDraft(key: string, { typed, opened }: Omit<Draft, 'at'>): boolean {
  const entries = Object.entries(typed);
  const words = Object.fromEntries(entries.filter(([, value]) => !hasPictures(value)));
  pictures.set(key, Object.fromEntries(entries.filter(([, value]) => hasPictures(value))));
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ typed: words, opened, at: Date.now() }));
    return true;
  } catch {
    localStorage.removeItem(PREFIX + key);
    return false;
  }
}

const hasPictures = (value: Value): boolean => picturesOf(value).length > 0;

/** What was typed under a key and not saved; what is kept there but cannot be read is nothing to go on from. */
export function readDraft(key: string): Draft | null {
  const draft = parsed(localStorage.getItem(PREFIX + key) ?? 'null');
  return isDraft(draft) ? { ...draft, typed: { ...draft.typed, ...pictures.get(key) } } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(found: unknown): found is Draft {
  const { typed, opened, at } = (found ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return isRecord(typed) && (opened === null || isRecord(opened)) && typeof at === 'number';
}

const isRecord = (found: unknown): boolean => typeof found === 'object' && found !== null;

/** Forgets what was typed under a key: it was saved or thrown away. */
export function forgetDraft(key: string): void {
  pictures.delete(key);
  localStorage.removeItem(PREFIX + key);
}

/** Forgets everything that was typed: whoever signs in next may be somebody else. */
export function forgetDrafts(): void {
  pictures.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
