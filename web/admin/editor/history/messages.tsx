import type { ReactNode } from 'react';
import type { Action } from '../../../../schema/documents/admin/graphql.ts';
import { formatNumber } from '../../../../schema/language.ts';

export const history = 'History';

export const historyOf = (title: string): ReactNode => (
  <>
    History of <bdi>“{title}”</bdi>
  </>
);

/** Versions */

export const versionLabels: Readonly<Record<Action, string>> = {
  ADDED: 'Added',
  IMPORTED: 'Imported',
  COPIED: 'Copied',
  CHANGED: 'Changed',
  REVERTED: 'Reverted',
  MARKED: 'Marked',
  REORDERED: 'Reordered',
  REMOVED: 'Deleted',
  RESTORED: 'Restored',
};

export const loadFailed = 'The history could not be loaded.';

export const olderFailed = 'Older versions could not be loaded.';

export const tryAgain = 'Try again';

export const noVersions = 'No versions are stored.';

export const noOlderVersions = 'There are no older versions.';

export const loadedOf = (count: number, total: number): string =>
  `${formatNumber(count)} of ${formatNumber(total)}`;

export const showOlder = 'Show older';

export const by = (email: string): string => `by ${email}`;

export const currentVersion = 'Current version';

export const fieldRemoved = '(this field no longer exists and is not reverted)';

export const revertToVersion = 'Revert to this version';

export const revertToOrder = 'Revert to this order';

/** Changes */

export const before = 'Before';

export const after = 'After';

export const pictureThen = 'Picture of this version';

export const pictureNotStored = 'A picture that is no longer stored';

export const noPicture = 'No picture';

export const beforeText = 'Before: ';

export const afterText = 'After: ';

export const emptyText = 'empty';

export const noValue = 'none';

export const showLess = 'Show less';

export const showWholeText = 'Show whole text';

export const reordered = (count: number): string => `${formatNumber(count)} reordered`;

/** Reverting */

export const revertQuestion = 'Revert to this version and discard your unsaved changes?';

export const revert = 'Revert';

export const back = 'Back';

export const reverted = (title: string): string => `“${title}” was reverted.`;

export const orderReverted = 'The order was reverted.';

export const revertUndone = (title: string): string => `The revert of “${title}” was undone.`;

export const undoFailed = 'Could not undo the revert.';

export const revertConflict = 'Nothing was reverted because this record was changed meanwhile.';

export const revertConflictHint = 'The newest version is at the top. Revert again to replace it anyway.';

export const unanswered = 'The server did not answer.';

export const revertUnknown = (reason: string, isHistoryOpen: boolean): string =>
  isHistoryOpen
    ? `${reason} The newest version at the top shows whether it was reverted.`
    : `${reason} The history of the record shows whether it was reverted.`;

export const nothingReverted = (reason: string): string => `Nothing was reverted. ${reason}`;
