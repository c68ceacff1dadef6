import type { AuditKind } from '../../../../schema/documents/admin/graphql.ts';
import { formatNumber, plural } from '../../../../schema/language.ts';

export const title = 'Audit';
export const loadFailed = 'The audit list could not be loaded.';
export const empty = 'Nothing is recorded yet.';
export const nothingFound = 'No entry matches these filters.';
export const clearFilters = 'Clear filters';
/** The server finds the newest entries only. */
const MAX_FOUND = 10_000;
export const total = (count: number) => {
  if (count >= MAX_FOUND) return `The newest ${formatNumber(count)} entries. Choose a time for earlier ones.`;
  return plural(count, { one: '1 entry', other: `${formatNumber(count)} entries` });
};

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
  RECORD_ADDED: 'Record added',
  RECORD_IMPORTED: 'Record imported',
  RECORD_COPIED: 'Record copied',
  RECORD_CHANGED: 'Record changed',
  RECORD_REVERTED: 'Record reverted',
  RECORD_MARKED: 'Record marked',
  RECORD_REORDERED: 'Record reordered',
  RECORD_REMOVED: 'Record deleted',
  RECORD_RESTORED: 'Record restored',
};

// Columns
export const time = 'Time';
export const person = 'Person';
export const kind = 'What happened';
export const subject = 'Concerns';
export const personOption = (name: string, email: string) => (name ? `${name}, ${email}` : email);
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
