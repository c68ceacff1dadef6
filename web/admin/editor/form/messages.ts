import { formatList, formatNumber, plural } from '../../../../schema/language.ts';

/** Saving */

export const saved = 'Saved.';

export const added = 'Added.';

export const nothingSaved = (reason: string): string => `Nothing was saved. ${reason}`;

export const unreachable = 'The server cannot be reached. Try again.';

export const unanswered = 'The server did not answer.';

/** After a save with an unknown outcome. A second attempt is safe because of idempotency keys and versions. */
export const saveUnknown = (reason: string): string =>
  `${reason} It is not known whether this was saved. Try again: it will not be saved twice.`;

export function somePicturesSaved(count: number, total: number, reason: string): string {
  const saved = plural(count, {
    one: `${formatNumber(count)} of ${formatNumber(total)} pictures was saved.`,
    other: `${formatNumber(count)} of ${formatNumber(total)} pictures were saved.`,
  });
  const others = plural(total - count, {
    one: 'The other one is still in the form.',
    other: 'The others are still in the form.',
  });
  return `${saved} ${others} ${reason}`;
}

export const errorsAtPictures = 'The error is shown next to each picture.';

/** For a form that is not visible when its save fails. */
export const savedInBackgroundFailed = (isOutcomeUnknown: boolean): string =>
  isOutcomeUnknown
    ? 'It is not known whether your changes were saved. They are kept in the form.'
    : 'Your changes were not saved. They are kept in the form.';

export const savedAfterDeletion =
  'Nothing was saved because this record has been deleted. You can add it again from this form.';

export const alreadyAdded = 'This record had already been added. Your later changes are not saved yet.';

/** Opening */

export const recordMissing = 'This record no longer exists.';

export const loadFailed = (reason: string): string => `The record could not be opened. ${reason}`;

export const deletedWithChanges =
  'This record has been deleted. Your unsaved changes are still here, and you can add them as a new record.';

/** The form */

export const reference = (number: string): string => `Reference ${number}`;

export const tryAgain = 'Try again';

export const cancel = 'Cancel';

export const draftNotStored =
  'This browser has no space left for your changes. Save them before you reload or leave the page.';

/** Discarding and leaving */

export const changesDiscarded = 'Your changes were discarded.';

export const leaveQuestion = 'Leave without saving your changes?';

export const leave = 'Leave';

export const stay = 'Stay';

/** Drafts */

export const draftRestored = (when: string): string =>
  `Your changes from ${when} were not saved. They are back in the form.`;

export const mayBeSaved = (button: string): string =>
  `They may have been saved before the page was closed. “${button}” does not save them twice.`;

export const discard = 'Discard';

/** Conflicts */

export const conflictTitle = 'This was changed since you opened it.';

const savedBy = (email: string | undefined): string =>
  email === undefined
    ? 'Another account saved this record while you were editing it.'
    : `${email} saved this record while you were editing it.`;

export const conflictExplanation = (email: string | undefined): string =>
  `${savedBy(email)} Your changes are not saved yet. Choose which values to keep.`;

/** After a save without a conflict, with the fields that only the other account changed. */
export const merged = (email: string | undefined, fields: readonly string[]): string =>
  `${savedBy(email)} Their changes to ${formatList(fields)} are kept.`;

export const emptyValue = 'empty';

export const yours = 'Yours:';

export const theirs = 'Theirs:';

/** Fields that only the other account changed, with their new values. */
export const otherChanges = (changes: readonly { label: string; value: string }[]): string =>
  `They also changed ${formatList(
    changes.map(({ label, value }) => `${label} to “${value}”`),
    'unit',
  )}. These changes stay.`;

/** Fields that only this form changes. */
export const ownChanges = (fields: readonly string[]): string =>
  `You also changed ${formatList(fields)}. “${saveChoices}” saves these changes too.`;

export const backToForm = 'Back to the form';

export const keepTheirs = 'Keep theirs';

export const saveChoices = 'Save my choices';

export const theirsKept = 'Your changes were discarded and the other version was kept.';

// Permissions
export const close = 'Close';

export const updateForbidden = 'Your role does not allow changing this record. You can read it.';
