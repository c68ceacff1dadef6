import type { ReactNode } from 'react';
import type { MessageState } from '../../../schema/documents/admin/graphql.ts';

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
export const deleteSelected = (count: number) => `Delete ${count} selected`;
export const exportCsv = 'Export CSV';
export const exportFailed = 'The messages could not be exported.';

// Changes of state and assignee
export const markSelected = (count: number) => `Mark ${count} selected`;
export const assignSelected = (count: number) => `Assign ${count} selected`;
export const changed = (count: number, change: { state: MessageState } | { assignee: string | null }) => {
  const subject = count === 1 ? '1 message' : `${count} messages`;
  if ('state' in change) return `Marked ${subject} as ${stateLabels[change.state]}.`;
  return change.assignee === null ? `Assigned ${subject} to nobody.` : `Assigned ${subject}.`;
};
/** After Undo; `skipped` messages were changed by somebody else meanwhile. */
export const undone = (skipped: number) =>
  skipped === 0
    ? 'Undone.'
    : `Undone, except for ${skipped === 1 ? '1 message that was' : `${skipped} messages that were`} changed meanwhile.`;
export const changeFailed = 'The messages could not be changed.';
export const changeUnknown = 'It is not known whether the messages were changed.';
export const noAnswer = 'The server did not answer. The list is loaded again.';

// Open message
export const close = 'Close message';
export const loading = 'Loading...';
export const loadFailed = 'The message could not be loaded.';
export const notFound = 'This message no longer exists.';
export const wholeSubject = 'Show whole subject';
export const showLess = 'Show less';
export const about = (listing: ReactNode) => <>About {listing}</>;
export const removedListing = (title: string) => `${title} (no longer listed)`;
export const whatsApp = 'WhatsApp';
export const reply = 'Reply';
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
  `The email has not been sent yet after ${countAttempts(attempts)}. ${error ?? ''}`.trim();
export const notDelivered = (attempts: number, error: string | null) =>
  `The email could not be sent after ${countAttempts(attempts)}. ${error ?? ''}`.trim();

const countAttempts = (attempts: number) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`);
