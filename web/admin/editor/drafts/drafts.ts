import type { Typed } from '../field.ts';
import { filesIn } from '../pictures/files.ts';
import type { StoredRow } from '../records.ts';
import { forgetPictures, keepPictures, keptPictures, type Pictures } from './kept-pictures.ts';
import type { Presses } from './presses.ts';
import { openTabs, thisTab } from './tab.ts';

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
export const picturesOfDraft = (of: DraftOf): Promise<Pictures> => keptPictures(keyOf(of));

/** What was typed into a form in this tab and not saved; what is kept there but cannot be read is nothing to go on from. */
export const readDraft = (of: DraftOf): Draft | null => draftAt(keyOf(of));

/** Takes over what was typed into a form in a tab that is not open any more, the latest if there are several. */
export async function inheritDraft({ account, form }: DraftOf): Promise<Inherited | null> {
  const open = await openTabs();
  if (!open) return null;
  const left = keptKeys().filter((key) => {
    const [whose, which, tab] = (parsed(key.slice(PREFIX.length)) ?? []) as string[];
    return whose === account && which === form && !open.has(tab!);
  });
  const drafts = left.flatMap((key) => {
    const draft = draftAt(key);
    return draft ? [{ key, draft }] : [];
  });
  for (const key of left) localStorage.removeItem(key);
  const [latest] = drafts.sort((one, other) => other.draft.at - one.draft.at);
  if (!latest) return null;
  const pictures = latest.draft.pictures ? await keptPictures(latest.key) : {};
  void forgetPictures((name) => !left.includes(name));
  return { draft: latest.draft, pictures };
}

/** What was left in a form by a tab that is closed. */
interface Inherited {
  draft: Draft;
  pictures: Pictures;
}

/** Forgets what nobody came back to for a month, and pictures of which there is no draft. */
export function forgetOldDrafts(): void {
  for (const key of keptKeys()) {
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

const keptKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
