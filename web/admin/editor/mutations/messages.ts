import type { Parts } from '../collection.ts';
import { formatList, formatNumber, plural } from '../../../../schema/language.ts';

/** Deleting */

export const deleteButton = 'Delete';

/** The question of the screen, with the number of records if there are several. */
export const confirmDeletion = (question: string, count: number): string =>
  plural(count, { one: question, other: `${question} (${formatNumber(count)} selected)` });

export const deletedOne = (title: string): string => `Deleted “${title}”.`;

export const deletedSeveral = (count: number): string => `${formatNumber(count)} deleted.`;

const quote = (title: string) => `“${title}”`;

/** Maximum number of titles in `alreadyDeleted`. */
const MAX_DELETED_TITLES = 5;

/** Says that records were already deleted: up to `MAX_DELETED_TITLES` titles, or else their number. */
export function alreadyDeleted(titles: readonly string[]): string {
  const isNamed = titles.length <= MAX_DELETED_TITLES;
  const names = isNamed ? formatList(titles.map(quote)) : formatNumber(titles.length);
  return `${names} had already been deleted.`;
}

export const deletionFailed = (title: string): string => `Could not delete “${title}”.`;

export const deletionOfSeveralFailed = (count: number): string =>
  `Could not delete all ${formatNumber(count)}.`;

export const deletionUnanswered = (count: number): string =>
  plural(count, {
    one: 'The server did not answer. It may have been deleted.',
    other: 'The server did not answer. Some may have been deleted.',
  });

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
  const quoted = titles.slice(0, MAX_TITLES).map(quote);
  const names = formatList(more > 0 ? [...quoted, `${formatNumber(more)} more`] : quoted, 'unit');
  if (!parts || partCount === 0) return `${names} will be deleted.`;
  const sentences = {
    pictures: { unknown: withPictures, counted: withCountedPictures },
    details: { unknown: withDetails, counted: withCountedDetails },
  }[parts.kind];
  return partCount === null
    ? sentences.unknown(names, titles.length)
    : sentences.counted(names, titles.length, partCount);
}

const withPictures = (names: string, owners: number) =>
  plural(owners, {
    one: `${names} will be deleted, with its pictures.`,
    other: `${names} will be deleted, with their pictures.`,
  });

const withCountedPictures = (names: string, owners: number, count: number) =>
  plural(owners, {
    one: plural(count, {
      one: `${names} will be deleted, with its 1 picture.`,
      other: `${names} will be deleted, with its ${formatNumber(count)} pictures.`,
    }),
    other: plural(count, {
      one: `${names} will be deleted, with their 1 picture.`,
      other: `${names} will be deleted, with their ${formatNumber(count)} pictures.`,
    }),
  });

const withDetails = (names: string, owners: number) =>
  plural(owners, {
    one: `${names} will be deleted, with its details.`,
    other: `${names} will be deleted, with their details.`,
  });

const withCountedDetails = (names: string, owners: number, count: number) =>
  plural(owners, {
    one: plural(count, {
      one: `${names} will be deleted, with its 1 detail.`,
      other: `${names} will be deleted, with its ${formatNumber(count)} details.`,
    }),
    other: plural(count, {
      one: `${names} will be deleted, with their 1 detail.`,
      other: `${names} will be deleted, with their ${formatNumber(count)} details.`,
    }),
  });

export const howToRestore = (count: number, undoSeconds: number): string =>
  plural(count, {
    one: `You can restore it with “Undo” for ${undoSeconds} seconds, or from the Trash for 30 days.`,
    other: `You can restore them with “Undo” for ${undoSeconds} seconds, or from the Trash for 30 days.`,
  });

/** Duplicating */

export const duplicated = (title: string): string => `“${title}” was duplicated.`;

export const duplicationFailed = (title: string): string => `“${title}” was not duplicated.`;

export const duplicationUnknown = (title: string): string =>
  `It is not known whether “${title}” was duplicated.`;

export const duplicationUnanswered = 'The server did not answer. Try again: only one copy is created.';

export const hasBeenDeleted = 'It has been deleted.';
