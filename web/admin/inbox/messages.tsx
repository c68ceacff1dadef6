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
/** States as shown in a row. */
export const stateLabels: Readonly<Record<MessageState, string>> = {
  UNREAD: 'unread',
  READ: 'read',
  ANSWERED: 'answered',
};
export const allStates = 'All messages';
/** States as options of the filter. */
export const stateOptions: Readonly<Record<MessageState, string>> = {
  UNREAD: 'Unread',
  READ: 'Read',
  ANSWERED: 'Answered',
};
export const open = 'Open';
export const openNamed = (name: string) => `Open ${name}`;
export const deleteNamed = (name: string) => `Delete ${name}`;
export const deleteSelected = (count: number) => `Delete ${count} selected`;
export const exportCsv = 'Export CSV';
export const exportFailed = 'The messages could not be exported.';

// Changes of state
export const markAs: Readonly<Record<MessageState, string>> = {
  UNREAD: 'Mark unread',
  READ: 'Mark read',
  ANSWERED: 'Mark answered',
};
export const markFailed = 'The messages could not be marked.';
export const markUnknown = 'It is not known whether the messages were marked.';
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

// Delivery by email
export const noMailServer = 'Not emailed: no mail server is set up.';
export const emailed = (time: ReactNode) => <>Emailed {time}</>;
export const sending = 'The email is being sent.';
export const retrying = (attempts: number, error: string | null) =>
  `The email has not been sent yet after ${countAttempts(attempts)}. ${error ?? ''}`.trim();
export const notDelivered = (attempts: number, error: string | null) =>
  `The email could not be sent after ${countAttempts(attempts)}. ${error ?? ''}`.trim();

const countAttempts = (attempts: number) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`);
