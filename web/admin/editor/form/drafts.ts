import { useSyncExternalStore } from 'react';
import type { StoredRow, Values } from '../collection.ts';
import { useAccount } from '../../session/session.ts';

/** The unsaved changes of a form. */
export interface Draft {
  dirtyValues: Values;
  /** The record when the form was opened; null for a new one. */
  record: StoredRow | null;
  /** Idempotency key of a request whose outcome is unknown. */
  idempotencyKey: string | null;
  /** Time of the last edit, in milliseconds of the epoch. */
  at: number;
}

/** Identifies a form of an account, in all tabs. */
export interface FormKey {
  account: string;
  /** Path of the screen and id of the record. */
  form: string;
}

const PREFIX = 'draft:';

/** Time after which an unused draft expires: 30 days in milliseconds, as long as the server stores pictures that no record has. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

const storageKey = ({ account, form }: FormKey): string => PREFIX + JSON.stringify([account, form]);

/**
 * Stores the changes of a form, so that they survive a reload or an expired session. Returns false if the browser has no
 * space; an older draft is removed then, so that it is not restored instead.
 */
export function storeDraft(key: FormKey, draft: Omit<Draft, 'at'>): boolean {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify({ ...draft, at: Date.now() }));
    return true;
  } catch {
    removeDraft(key);
    return false;
  }
}

/** Removes the draft of a form after it was saved or discarded. */
export const removeDraft = (key: FormKey): void => localStorage.removeItem(storageKey(key));

/** Reads the draft of a form; null if there is none or it is unreadable. */
export const readDraft = (key: FormKey): Draft | null => draftAt(storageKey(key));

function draftAt(key: string): Draft | null {
  const draft = parseJson(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
  const isDraft = draft?.dirtyValues && draft.record !== undefined && typeof draft.at === 'number';
  return isDraft ? (draft as Draft) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** Removes expired drafts, and those that cannot be read. */
export function removeExpiredDrafts(): void {
  for (const key of draftKeys()) {
    if ((draftAt(key)?.at ?? 0) < Date.now() - MAX_AGE_MS) localStorage.removeItem(key);
  }
}

function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Returns the drafts of the current account, newest first. */
export function useDrafts(): { key: string; form: string; draft: Draft }[] {
  const account = useAccount();
  useSyncExternalStore(subscribeToStorage, () => draftKeys().join(' ')); // another tab may store or remove one
  return draftKeys()
    .flatMap((key) => {
      const [owner, form] = parseJson(key.slice(PREFIX.length)) as [string, string];
      const draft = draftAt(key);
      return draft && owner === account ? [{ key, form, draft }] : [];
    })
    .sort((a, b) => b.draft.at - a.draft.at);
}

/** Returns the text by which staff recognise a draft: its title, or the title of the record that it changes. */
export function draftTitle({ dirtyValues, record }: Draft): string | null {
  const texts = ['title', 'heading', 'name', 'description', 'location'].flatMap((field): unknown[] =>
    [dirtyValues, record ?? {}].map((values): unknown => Reflect.get(values, field)),
  );
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null;
}
