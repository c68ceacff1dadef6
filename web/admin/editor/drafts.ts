import { isText, type Typed } from './field.ts';
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

/** Keeps what was typed under a key, so that neither a reload nor an expired session loses it. */
export function keepDraft(key: string, { typed, opened }: Omit<Draft, 'at'>): void {
  const entries = Object.entries(typed);
  const words = Object.fromEntries(entries.filter(([, value]) => isText(value)));
  pictures.set(key, Object.fromEntries(entries.filter(([, value]) => !isText(value))));
  localStorage.setItem(PREFIX + key, JSON.stringify({ typed: words, opened, at: Date.now() }));
}

/** What was typed under a key and not saved. */
export function readDraft(key: string): Draft | null {
  const stored = localStorage.getItem(PREFIX + key);
  if (stored === null) return null;
  const draft = JSON.parse(stored) as Draft;
  return { ...draft, typed: { ...draft.typed, ...pictures.get(key) } };
}

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
