import type { Action } from '../../schema/documents/admin/graphql.ts';

/** What was done with a record, in the history and on the dashboard. */
export const actionLabels: Readonly<Record<Action, string>> = {
  ADDED: 'added',
  IMPORTED: 'imported',
  COPIED: 'copied',
  CHANGED: 'changed',
  REVERTED: 'reverted',
  MARKED: 'marked',
  REORDERED: 'reordered',
  REMOVED: 'deleted',
  RESTORED: 'restored',
};

export const otherAccountSignedIn = 'Another account has logged in, in another tab.';
