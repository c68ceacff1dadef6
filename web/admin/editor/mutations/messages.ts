import type { Parts } from '../collection.ts';

export const tryAgain = 'Try again';

/** Deleting */

export const deleteButton = 'Delete';

/** The question of the screen, with the number of records if there are several. */
export const confirmDeletion = (question: string, count: number): string =>
  count > 1 ? `${question} (${count} selected)` : question;

export const deletedOne = (title: string): string => `Deleted “${title}”.`;

export const deletedSeveral = (count: number): string => `${count} deleted.`;

/** For records that somebody else deleted before; without their titles if there are many. */
export function alreadyDeleted(titles: readonly string[]): string {
  const [first, ...others] = titles.map((title) => `“${title}”`);
  if (others.length === 0) return `${first} had already been deleted.`;
  if (others.length > 4) return `${titles.length} had already been deleted.`;
  return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} had already been deleted.`;
}

export const deletionFailed = (one: string, count: number): string =>
  count > 1 ? `Could not delete all ${count}.` : `Could not delete the ${one}.`;

export const deletionUnanswered = (count: number): string =>
  `The server did not answer. ${count > 1 ? 'Some' : 'It'} may have been deleted.`;

export const restored = 'Restored.';

export const restoreFailed = 'Could not undo the deletion.';

/** Maximum number of titles in a sentence. */
const MAX_TITLES = 3;

interface Deletion {
  titles: readonly string[];
  parts: Parts | undefined;
  /** Number of parts that are deleted too; null while it is unknown. */
  partCount: number | null;
}

/** Says which records a deletion removes, with how many of their parts. */
export function willBeDeleted({ titles, parts, partCount }: Deletion): string {
  const more = titles.length - MAX_TITLES;
  const quoted = titles.slice(0, MAX_TITLES).map((title) => `“${title}”`);
  const names = [...quoted, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  if (!parts || partCount === 0) return `${names} will be deleted.`;
  const owner = titles.length === 1 ? 'its' : 'their';
  if (partCount === null) return `${names} will be deleted, with ${owner} ${parts.plural}.`;
  return `${names} will be deleted, with ${owner} ${partCount} ${partCount === 1 ? parts.singular : parts.plural}.`;
}

export const howToRestore = (count: number, undoSeconds: number): string =>
  `You can restore ${count === 1 ? 'it' : 'them'} with “Undo” for ${undoSeconds} seconds, or from the Trash for 30 days.`;

/** Duplicating */

export const duplicated = (title: string): string => `“${title}” was duplicated.`;

export const duplicationFailed = (one: string): string => `The ${one} was not duplicated.`;

export const duplicationUnknown = (one: string): string =>
  `It is not known whether the ${one} was duplicated.`;

export const duplicationUnanswered = 'The server did not answer. Try again: only one copy is created.';

export const hasBeenDeleted = (one: string): string => `This ${one} has been deleted.`;
