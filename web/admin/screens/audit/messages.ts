import { actionLabels } from '../../messages.ts';
import type { Action, AuditKind } from '../../../../schema/documents/admin/graphql.ts';

export const title = 'Audit';
export const loadFailed = 'The audit list could not be loaded.';
export const loading = 'Loading...';
export const empty = 'Nothing is recorded yet.';
export const nothingFound = 'No entry matches these filters.';
export const clearFilters = 'Clear filters';
/** The server finds the newest entries only. */
const MAX_FOUND = 10_000;
export const total = (count: number) => {
  if (count >= MAX_FOUND)
    return `The newest ${count.toLocaleString('en')} entries. Choose a time for earlier ones.`;
  return count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`;
};
export const page = (number: number) => `Page ${number}`;
export const pageControl = (control: string) => `${control} page`;

const recordKind = (action: Action) => `Record ${actionLabels[action]}`;

export const kindLabels: Readonly<Record<AuditKind, string>> = {
  SIGNED_IN: 'Signed in',
  SIGN_IN_REFUSED: 'Sign-in refused',
  INVITED: 'Account invited',
  ROLE_CHANGED: 'Role changed',
  DISABLED: 'Account disabled',
  ENABLED: 'Account enabled',
  SESSION_ENDED: 'Session ended',
  LINK_ISSUED: 'Password link made',
  PASSWORD_SET: 'Password set',
  EMAIL_CHANGED: 'Email address changed',
  SECOND_FACTOR_CHANGED: 'Second factor changed',
  EXPORTED: 'Exported',
  ERASED: 'Personal data erased',
  RECORD_ADDED: recordKind('ADDED'),
  RECORD_IMPORTED: recordKind('IMPORTED'),
  RECORD_COPIED: recordKind('COPIED'),
  RECORD_CHANGED: recordKind('CHANGED'),
  RECORD_REVERTED: recordKind('REVERTED'),
  RECORD_MARKED: recordKind('MARKED'),
  RECORD_REORDERED: recordKind('REORDERED'),
  RECORD_REMOVED: recordKind('REMOVED'),
  RECORD_RESTORED: recordKind('RESTORED'),
};

// Columns
export const time = 'Time';
export const person = 'Person';
export const kind = 'What happened';
export const subject = 'Concerns';
export const unknownPerson = 'unknown';

export const record = (collection: string, title: string) => `${collection}: ${title}`;
export const untitledRecord = (id: string) => `#${id}`;

// Filters
export const filter = 'Filter';
export const anyPerson = 'Anybody';
export const anyKind = 'Anything';
export const from = 'From (Dubai time)';
export const to = 'To (Dubai time)';
export const exportCsv = 'Export CSV';
export const exportFailed = 'The audit list could not be exported.';
