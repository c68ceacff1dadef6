import type { Typed } from '../field.ts';
import { filesIn } from '../pictures/files.ts';
import type { StoredRow } from '../records.ts';
import { forgetPictures, keepPictures, storedPictures, type Pictures } from './kept-pictures.ts';
import type { Presses } from './presses.ts';
import { newTabName, openTabs, thisTab } from './tab.ts';

/** What was typed and is not known to be stored. */
export interface Draft {
  typed: Typed;
  /** The record as it was when the form was opened; none for a new one. */
  opened: StoredRow | null;
  /** What of it was on its way to the server. */
  presses: Presses;
  /** Whether pictures were chosen too, which are kept apart. */
  pictures: boolean;
  /** When it was last typed in, as milliseconds of the epoch. */
  at: number;
}

/** Whose draft it is, and of which form. */
export interface DraftOf {
  account: string;
  /** Screen and record. */
  form: string;
}

const PREFIX = 'draft:';

/** How long a draft is kept that nobody comes back to, in milliseconds: thirty days. */
const LONGEST = 30 * 24 * 3_600_000;

const keyOf = ({ account, form }: DraftOf): string => PREFIX + JSON.stringify([account, form, thisTab()]);

/**
 * Keeps what was typed, so that neither a reload nor an expired session loses it. False when the browser has no room for
 * it; what was kept before is forgotten then, so that nothing older comes back in its place.
 */
export function keepDraft(
  of: DraftOf,
  { typed, opened, presses }: Pick<Draft, 'typed' | 'opened' | 'presses'>,
): boolean {
  const entries = Object.entries(typed);
  const words = Object.fromEntries(entries.filter(([, value]) => !hasPictures(value)));
  const pictures = entries.some(([, value]) => hasPictures(value));
  try {
    const draft: Draft = { typed: words, opened, presses, pictures, at: Date.now() };
    localStorage.setItem(keyOf(of), JSON.stringify(draft));
    return true;
  } catch {
    forgetDraft(of);
    return false;
  }
}

const hasPictures = (value: unknown): boolean => filesIn(value).length > 0;

/** Keeps the pictures that were chosen in a form, and no others, as far as the browser has room for them. */
export const keepPicturesOf = (of: DraftOf, pictures: Pictures): Promise<void> =>
  keepPictures(keyOf(of), pictures);

/** The pictures that were chosen in a form before a reload or a crash. */
export const picturesOfDraft = (of: DraftOf): Promise<Pictures> => storedPictures(keyOf(of));

/** What was typed into a form in this tab and not saved; what is kept there but cannot be read is nothing to go on from. */
export const readDraft = (of: DraftOf): Draft | null => draftAt(keyOf(of));

/** A draft in the storage of this browser, and the form that it was typed into. */
export interface StoredDraft {
  key: string;
  /** Screen and record, as `DraftOf.form`. */
  form: string;
  /** Whether it was typed in this tab; else in a tab that is closed. */
  isOfThisTab: boolean;
  draft: Draft;
}

/**
 * Returns the drafts of an account, newest first, but for those of other tabs that are open. Where the browser cannot list
 * its open tabs only the drafts of this tab are known to be free.
 */
export async function findDrafts(account: string): Promise<StoredDraft[]> {
  const open = await openTabs();
  const mine = thisTab();
  return draftKeys()
    .flatMap((key) => {
      const name = parsed(key.slice(PREFIX.length));
      const [owner, form, tab] = Array.isArray(name) ? (name as string[]) : [];
      const draft = draftAt(key);
      if (!draft || !form || !tab || owner !== account) return [];
      const isOfThisTab = tab === mine;
      const isFree = isOfThisTab || (open !== null && !open.has(tab));
      return isFree ? [{ key, form, isOfThisTab, draft }] : [];
    })
    .sort((one, other) => other.draft.at - one.draft.at);
}

/** Returns the drafts that closed tabs left in a form, newest first. */
export async function findDraftsOf({ account, form }: DraftOf): Promise<StoredDraft[]> {
  const drafts = await findDrafts(account);
  return drafts.filter((one) => one.form === form && !one.isOfThisTab);
}

/**
 * Moves a draft of a closed tab into this tab, and its pictures. Returns null if another tab was faster. The caller puts the
 * result into the form at once, which stores it under this tab's name.
 */
export async function takeDraft(key: string): Promise<{ draft: Draft; pictures: Pictures } | null> {
  const draft = draftAt(key);
  if (!draft) return null;
  localStorage.removeItem(key);
  notify();
  const pictures = draft.pictures ? await storedPictures(key) : {};
  void forgetPictures((name) => name !== key);
  return { draft, pictures };
}

/** Stores this tab's draft of a form as if a closed tab had left it, so that another draft can take its place. */
export async function setDraftAside(of: DraftOf, pictures: Pictures): Promise<void> {
  const text = localStorage.getItem(keyOf(of));
  if (text === null) return;
  const key = PREFIX + JSON.stringify([of.account, of.form, newTabName()]);
  localStorage.removeItem(keyOf(of)); // first: there may be no room for both
  localStorage.setItem(key, text);
  notify();
  await keepPictures(key, pictures);
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls a listener when the drafts of closed tabs change, here or in another tab, until the returned function is called. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Deletes a draft of a closed tab. Returns a function that stores it again. */
export function deleteDraft(key: string): () => void {
  const text = localStorage.getItem(key);
  localStorage.removeItem(key);
  notify();
  return () => {
    if (text !== null) localStorage.setItem(key, text);
    notify();
  };
}

/** Returns the text by which staff recognise a draft: its title, or the title of the record that it changes. */
export function draftTitle({ typed, opened }: Draft): string | null {
  const texts = ['title', 'heading', 'name', 'description', 'location'].flatMap((field): unknown[] =>
    [typed, opened ?? {}].map((values): unknown => Reflect.get(values, field)),
  );
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null;
}

/** Forgets what nobody came back to for a month, and pictures of which there is no draft. */
export function forgetOldDrafts(): void {
  for (const key of draftKeys()) {
    if ((draftAt(key)?.at ?? 0) < Date.now() - LONGEST) localStorage.removeItem(key);
  }
  void forgetPictures((name) => localStorage.getItem(name) !== null);
}

function draftAt(key: string): Draft | null {
  const draft = parsed(localStorage.getItem(key) ?? 'null');
  return isDraft(draft) ? draft : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(found: unknown): found is Draft {
  const { typed, opened, presses, at } = (found ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    isRecord(typed) && (opened === null || isRecord(opened)) && isRecord(presses) && typeof at === 'number'
  );
}

const isRecord = (found: unknown): boolean => typeof found === 'object' && found !== null;

/** Forgets what was typed into a form: it was saved or thrown away. */
export const forgetDraft = (of: DraftOf): void => localStorage.removeItem(keyOf(of));

const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
