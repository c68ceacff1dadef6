import { useEffect, useState } from 'react';
import {
  chosenPictures,
  type LoadedPictures,
  loadPictures,
  namesOf,
  type PictureNames,
  type Pictures,
  removePictures,
  writePictures,
} from './draft-pictures.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { Typed } from '../field.ts';
import { filesIn } from '../pictures/pictures.tsx';
import type { StoredRow } from '../records.ts';
import { useAccount } from '../../session/session.ts';
import { forget, remember, remembered } from '../../../ui/session-storage.ts';

/** Unsaved changes of a form. */
export interface Draft {
  typed: Typed;
  /** The record when the form was opened; null for a new one. */
  opened: StoredRow | null;
  /** Idempotency keys of requests without a response. */
  idempotencyKeys: IdempotencyKeys;
  /** The chosen pictures, which are stored in IndexedDB. */
  pictures: PictureNames;
  /** Time of the last edit, in milliseconds of the epoch. */
  at: number;
}

/** Identifies a form of an account. */
export interface FormKey {
  account: string;
  /** Path of the screen and id of the record. */
  form: string;
}

const PREFIX = 'draft:';

/** Time after which an unused draft expires: 30 days in milliseconds. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

const keyOf = ({ account, form }: FormKey): string => PREFIX + JSON.stringify([account, form, thisTab()]);

/**
 * Stores the changes of a form, so that they survive a reload or an expired session. Returns false if the browser has no
 * space; an older draft is removed then, so that it is not restored instead.
 */
export function storeDraft(
  of: FormKey,
  { typed, opened, idempotencyKeys }: Pick<Draft, 'typed' | 'opened' | 'idempotencyKeys'>,
): boolean {
  const entries = Object.entries(typed);
  const words = Object.fromEntries(entries.filter(([, value]) => !hasPictures(value)));
  const pictures = namesOf(chosenPictures(typed));
  try {
    const draft: Draft = { typed: words, opened, idempotencyKeys, pictures, at: Date.now() };
    localStorage.setItem(keyOf(of), JSON.stringify(draft));
    return true;
  } catch {
    removeDraft(of);
    return false;
  }
}

const hasPictures = (value: unknown): boolean => filesIn(value).length > 0;

/** Stores the chosen pictures of a form in place of earlier ones, as far as the browser has space. */
export const storePictures = (of: FormKey, pictures: Pictures): Promise<void> =>
  writePictures(keyOf(of), pictures);

/** Loads the stored pictures of a form's draft. */
export const readPictures = (of: FormKey, { pictures }: Draft): Promise<LoadedPictures> =>
  loadPictures(keyOf(of), pictures);

/** True if pictures were chosen. */
export const hasChosenPictures = ({ pictures }: Draft): boolean => Object.keys(pictures).length > 0;

/** Reads the draft of a form in this tab; null if there is none or it is unreadable. */
export const readDraft = (of: FormKey): Draft | null => draftAt(keyOf(of));

/** A draft in the local storage, and its form. */
interface StoredDraft {
  key: string;
  /** Path of the screen and id of the record, as `FormKey.form`. */
  form: string;
  /** True if it belongs to this tab; otherwise the tab is closed. */
  isOfThisTab: boolean;
  draft: Draft;
}

/**
 * Returns the drafts of an account, newest first, except those of other open tabs. Where the browser cannot list its open
 * tabs, only the drafts of this tab are returned.
 */
async function findDrafts(account: string): Promise<StoredDraft[]> {
  const open = await openTabs();
  const mine = thisTab();
  return draftKeys()
    .flatMap((key) => {
      const name = parseJson(key.slice(PREFIX.length));
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
export async function findDraftsOf({ account, form }: FormKey): Promise<StoredDraft[]> {
  const drafts = await findDrafts(account);
  return drafts.filter((one) => one.form === form && !one.isOfThisTab);
}

/**
 * Removes a draft of a closed tab and returns it with its pictures, which are loaded meanwhile; null if another tab was faster.
 * The caller puts the draft into the form at once, which stores it under this tab's name.
 */
export function takeDraft(key: string): { draft: Draft; pictures: Promise<LoadedPictures> } | null {
  const draft = draftAt(key);
  if (!draft) return null;
  localStorage.removeItem(key);
  notify();
  const pictures = loadPictures(key, draft.pictures);
  void pictures.then(() => removePictures((name) => name !== key));
  return { draft, pictures };
}

/** Stores this tab's draft of a form as if a closed tab had left it, so that another draft can take its place. */
export async function setDraftAside(of: FormKey, pictures: Pictures): Promise<void> {
  const text = localStorage.getItem(keyOf(of));
  if (text === null) return;
  const key = PREFIX + JSON.stringify([of.account, of.form, newTabName()]);
  localStorage.removeItem(keyOf(of)); // first: there may be no room for both
  localStorage.setItem(key, text);
  notify();
  await writePictures(key, pictures);
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls a listener when the drafts of closed tabs change, here or in another tab, until the returned function is called. */
function subscribeToDrafts(listener: () => void): () => void {
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

/** Removes expired drafts and pictures without a draft. */
export function removeExpiredDrafts(): void {
  for (const key of draftKeys()) {
    if ((draftAt(key)?.at ?? 0) < Date.now() - MAX_AGE_MS) localStorage.removeItem(key);
  }
  void removePictures((name) => localStorage.getItem(name) !== null);
}

function draftAt(key: string): Draft | null {
  const draft = parseJson(localStorage.getItem(key) ?? 'null');
  return isDraft(draft) ? draft : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(found: unknown): found is Draft {
  const { typed, opened, idempotencyKeys, at } = (found ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    isRecord(typed) &&
    (opened === null || isRecord(opened)) &&
    isRecord(idempotencyKeys) &&
    typeof at === 'number'
  );
}

const isRecord = (found: unknown): boolean => typeof found === 'object' && found !== null;

/** Removes the draft of a form after it was saved or discarded. */
export const removeDraft = (of: FormKey): void => localStorage.removeItem(keyOf(of));

const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

const NONE: StoredDraft[] = [];

/** Returns the drafts of the current account, newest first: those of closed tabs and of this tab. */
export function useDrafts(): StoredDraft[] {
  const account = useAccount();
  const [drafts, setDrafts] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = account === null ? NONE : await findDrafts(account);
      if (isCurrent) setDrafts(found);
    };
    void read();
    const unsubscribe = subscribeToDrafts(() => void read());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [account]);
  return drafts;
}

/** Key of the tab's name in the session storage, and prefix of the name of its lock. */
const TAB_KEY = 'tab';
const LOCK_PREFIX = 'tab ';

/** Maximum time until a reloading page releases its lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 500;

/** Returns a unique name. */
const newTabName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The name of this browser tab, which survives a reload and a crash. */
function thisTab(): string {
  const name = remembered(TAB_KEY) ?? newTabName();
  remember(TAB_KEY, name);
  return name;
}

/** Gives a duplicated tab a new name, because it starts with a copy of the session storage. */
export async function claimTab(): Promise<void> {
  if (!locks() || (await holdLock(thisTab()))) return;
  forget(TAB_KEY);
  await holdLock(thisTab());
}

/** Returns the names of all open tabs; null where the browser has no Web Locks. */
async function openTabs(): Promise<ReadonlySet<string> | null> {
  const all = await locks()?.query();
  if (!all?.held) return null;
  return new Set(all.held.map(({ name = '' }) => name.replace(LOCK_PREFIX, '')).concat(thisTab()));
}

/** Web Locks exist only in secure contexts. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Locks a name until the page is unloaded; false if another page has it. */
function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    const options = { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
    locks()!
      .request(LOCK_PREFIX + name, options, hold)
      .catch(() => resolve(false));
  });
}
