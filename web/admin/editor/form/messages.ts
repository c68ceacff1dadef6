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
  const saved = `${count} of ${total} pictures ${count === 1 ? 'was' : 'were'} saved.`;
  return `${saved} The ${total - count === 1 ? 'other one is' : 'others are'} still in the form. ${reason}`;
}

export const errorsAtPictures = 'The error is shown next to each picture.';

/** For a form that is not visible when its save fails. */
export const savedInBackgroundFailed = (one: string, isOutcomeUnknown: boolean): string =>
  isOutcomeUnknown
    ? `It is not known whether the ${one} was saved. Your changes are kept in its form.`
    : `The ${one} was not saved. Your changes are kept in its form.`;

export const savedAfterDeletion = (one: string): string =>
  `Nothing was saved because this ${one} has been deleted. You can add it again from this form.`;

export const alreadyAdded = (one: string): string =>
  `This ${one} had already been added. Your later changes are not saved yet.`;

/** Opening */

export const recordMissing = (one: string): string => `This ${one} no longer exists.`;

export const loadFailed = (one: string, reason: string): string =>
  `The ${one} could not be opened. ${reason}`;

export const deletedWithChanges = (one: string): string =>
  `This ${one} has been deleted. Your unsaved changes are still here, and you can add them as a new ${one}.`;

/** The form */

export const newRecord = (one: string): string => `New ${one}`;

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

export const conflictExplanation = (email: string | undefined, one: string): string =>
  `${email ?? 'Another account'} saved this ${one} while you were editing it. Your changes are not saved yet. Choose which values to keep.`;

export const emptyValue = 'empty';

export const yours = 'Yours:';

export const theirs = 'Theirs:';

/** Fields that only the other account changed, with their new values. */
export const otherChanges = (changes: readonly { label: string; value: string }[]): string =>
  `They also changed ${changes.map(({ label, value }) => `${label} to “${value}”`).join(', ')}. These changes stay.`;

export const backToForm = 'Back to the form';

export const keepTheirs = 'Keep theirs';

export const saveChoices = 'Save my choices';

export const theirsKept = 'Your changes were discarded and the other version was kept.';

// Permissions
export const viewRecord = (one: string) => `View ${one}`;

export const close = 'Close';

export const updateForbidden = (one: string) =>
  `Your role does not allow changing this ${one}. You can read it.`;
