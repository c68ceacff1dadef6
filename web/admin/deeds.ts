import type { Action } from '../../schema/documents/admin/graphql.ts';

/** What was done with a record, in the words of staff. */
export const DEEDS: Readonly<Record<Action, string>> = {
  ADDED: 'added',
  IMPORTED: 'imported',
  COPIED: 'copied',
  CHANGED: 'changed',
  REVERTED: 'put back',
  MARKED: 'marked',
  REORDERED: 'put in another order',
  REMOVED: 'deleted',
  RESTORED: 'brought back',
};
