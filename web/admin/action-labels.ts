import type { Action } from '../../schema/documents/admin/graphql.ts';

/** Labels of the actions in the history. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
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
