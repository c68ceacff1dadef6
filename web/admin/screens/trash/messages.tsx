import type { ReactNode } from 'react';
import { formatNumber, plural } from '../../../../schema/language.ts';

export const title = 'Trash';
export const intro = 'Deleted records stay here for 30 days. Then they are deleted for good.';
export const loadFailed = 'The trash could not be loaded.';
export const empty = 'The trash is empty.';
export const total = (count: number) =>
  plural(count, { one: '1 deleted record', other: `${formatNumber(count)} deleted records` });

// Record
export const untitled = (id: string) => `No. ${id}`;
export const restoreParentFirst = 'It belongs to a record that is in the trash. Restore that record first.';
export const restore = 'Restore';
export const restoreNamed = (title: string) => `Restore ${title}`;
export const deleteForGood = 'Delete for good';
export const deleteNamedForGood = (title: string) => `Delete ${title} for good`;

/** When a record was deleted, by whom if known, and how many days it stays. */
export const deletedAt = (time: ReactNode, email: string | undefined, days: number) => (
  <>
    Deleted {time}
    {email && ` by ${email}`}. {daysLeft(days)}
  </>
);

function daysLeft(days: number): string {
  if (days < 1) return 'It will be deleted for good today.';
  return plural(days, { one: '1 day left.', other: `${formatNumber(days)} days left.` });
}

// Results
export const restored = (title: string) => `Restored “${title}”.`;
export const restoreFailed = (title: string) => `“${title}” could not be restored.`;
export const restoreUnknown = (title: string) => `It is not known whether “${title}” was restored.`;
export const deleteQuestion = (title: string) => `Delete “${title}” for good?`;
export const deleteDetail = 'Its pictures, sections and history are deleted too. This cannot be undone.';
export const deleted = (title: string) => `Deleted “${title}” for good.`;
export const deleteFailed = (title: string) => `“${title}” could not be deleted.`;
export const deleteUnknown = (title: string) => `It is not known whether “${title}” was deleted for good.`;
export const noAnswer = 'The server did not answer. The list is loaded again to show what happened.';
