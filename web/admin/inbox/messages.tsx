import type { ReactNode } from 'react';
import type { MessageState } from '../../../schema/documents/admin/graphql.ts';
import { formatNumber, plural } from '../../../schema/language.ts';

export const screenTitle = 'Messages';

// List
export const empty = 'No messages.';
export const confirmDelete = 'Are you sure?';
export const listLoadFailed = 'The messages could not be loaded.';
export const from = 'From';
export const subject = 'Subject';
export const listing = 'Listing';
export const received = 'Received';
export const state = 'State';
export const assignee = 'Assigned to';
/** States as shown in a row. */
export const stateLabels: Readonly<Record<MessageState, string>> = {
  NEW: 'new',
  IN_PROGRESS: 'in progress',
  DONE: 'done',
  SPAM: 'spam',
};
export const allStates = 'All messages';
/** States as options of filter and menu. */
export const stateOptions: Readonly<Record<MessageState, string>> = {
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  DONE: 'Done',
  SPAM: 'Spam',
};
export const anyAssignee = 'Of everybody';
export const mine = 'Mine';
export const nobody = 'Nobody';
export const nothingFound = 'No message matches the filters.';
export const clearFilters = 'Clear filters';
export const open = 'Open';
export const openNamed = (name: string) => `Open ${name}`;
export const deleteNamed = (name: string) => `Delete ${name}`;
export const deleteSelected = (count: number) => `Delete ${formatNumber(count)} selected`;
export const exportCsv = 'Export CSV';
export const exportFailed = 'The messages could not be exported.';

// Changes of state and assignee
export const markSelected = (count: number) => `Mark ${formatNumber(count)} selected`;
export const assignSelected = (count: number) => `Assign ${formatNumber(count)} selected`;
export const changed = (count: number, change: { state: MessageState } | { assignee: string | null }) => {
  const n = formatNumber(count);
  if ('state' in change) return marked[change.state](count, n);
  return change.assignee === null
    ? plural(count, { one: 'Assigned 1 message to nobody.', other: `Assigned ${n} messages to nobody.` })
    : plural(count, { one: 'Assigned 1 message.', other: `Assigned ${n} messages.` });
};
/** `n` is the formatted count. */
const marked: Readonly<Record<MessageState, (count: number, n: string) => string>> = {
  NEW: (count, n) =>
    plural(count, { one: 'Marked 1 message as new.', other: `Marked ${n} messages as new.` }),
  IN_PROGRESS: (count, n) =>
    plural(count, {
      one: 'Marked 1 message as in progress.',
      other: `Marked ${n} messages as in progress.`,
    }),
  DONE: (count, n) =>
    plural(count, { one: 'Marked 1 message as done.', other: `Marked ${n} messages as done.` }),
  SPAM: (count, n) =>
    plural(count, { one: 'Marked 1 message as spam.', other: `Marked ${n} messages as spam.` }),
};
/** After Undo; `skipped` messages were changed by somebody else meanwhile. */
export const undone = (skipped: number) =>
  skipped === 0
    ? 'Undone.'
    : plural(skipped, {
        one: 'Undone, except for 1 message that was changed meanwhile.',
        other: `Undone, except for ${formatNumber(skipped)} messages that were changed meanwhile.`,
      });
export const changeFailed = 'The messages could not be changed.';
export const changeUnknown = 'It is not known whether the messages were changed.';
export const noAnswer = 'The server did not answer. The list is loaded again.';

// Open message
export const close = 'Close message';
export const loadFailed = 'The message could not be loaded.';
export const notFound = 'This message no longer exists.';
export const wholeSubject = 'Show whole subject';
export const showLess = 'Show less';
export const about = (listing: ReactNode) => <>About {listing}</>;
export const removedListing = (title: string) => `${title} (no longer listed)`;
export const whatsApp = 'WhatsApp';
export const reply = 'Reply';
export const replySubject = (subject: string) => `Re: ${subject}`;
export const deleteMessage = 'Delete';
export const inState = (label: string) => `State: ${label}`;
export const assignedTo = (person: string) => `Assigned to: ${person}`;
export const earlierTitle = 'Earlier messages of this visitor';

// Notes
export const notesTitle = 'Notes';
export const newNote = 'New note';
export const noteHint = 'Only staff see notes.';
export const addNote = 'Add note';
export const noteAdded = 'Note added.';
export const noteFailed = 'The note could not be added.';
export const noteUnknown = 'It is not known whether it was added. Press “Add note” again; it is added once.';
export const formerAccount = 'A former account';

// Delivery by email
export const noMailServer = 'Not emailed: no mail server is set up.';
export const emailed = (time: ReactNode) => <>Emailed {time}</>;
export const sending = 'The email is being sent.';
export const retrying = (attempts: number, error: string | null) =>
  withError(
    plural(attempts, {
      one: 'The email has not been sent yet after 1 attempt.',
      other: `The email has not been sent yet after ${formatNumber(attempts)} attempts.`,
    }),
    error,
  );
export const notDelivered = (attempts: number, error: string | null) =>
  withError(
    plural(attempts, {
      one: 'The email could not be sent after 1 attempt.',
      other: `The email could not be sent after ${formatNumber(attempts)} attempts.`,
    }),
    error,
  );

/** Adds the error of the mail server. */
const withError = (sentence: string, error: string | null) => (error ? `${sentence} ${error}` : sentence);
