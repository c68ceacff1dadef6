import type { AuditKind } from '../../../../schema/documents/admin/graphql.ts';

export const title = 'Audit';
export const loadFailed = 'The audit list could not be loaded.';
export const loading = 'Loading...';
export const empty = 'Nothing is recorded yet.';
export const nothingFound = 'No entry matches these filters.';
export const clearFilters = 'Clear filters';
export const total = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
export const page = (number: number) => `Page ${number}`;
export const pageControl = (control: string) => `${control} page`;

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
};

// Columns
export const time = 'Time';
export const person = 'Person';
export const kind = 'What happened';
export const subject = 'Concerns';
export const unknownPerson = 'unknown';

// Filters
export const filter = 'Filter';
export const anyPerson = 'Anybody';
export const anyKind = 'Anything';
export const from = 'From (Dubai time)';
export const to = 'To (Dubai time)';
export const exportCsv = 'Export CSV';
export const exportFailed = 'The audit list could not be exported.';
