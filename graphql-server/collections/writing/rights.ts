import { isAllowed, type Actor, type RecordOperation } from '../../policies.ts';
import { Action } from '../declaring/action.ts';
import type { Collection } from '../declaring/collection.ts';

const OPERATIONS: Record<Action, RecordOperation> = {
  [Action.ADDED]: 'create',
  [Action.IMPORTED]: 'import',
  [Action.COPIED]: 'duplicate',
  [Action.CHANGED]: 'update',
  [Action.REVERTED]: 'revert',
  [Action.MARKED]: 'mark',
  [Action.REORDERED]: 'reorder',
  [Action.REMOVED]: 'delete',
  [Action.RESTORED]: 'restore',
};

/** Whether the policies allow an actor the operation behind a recorded action. */
export const can = (actor: Actor, action: Action, collection: Collection): boolean =>
  isAllowed(actor, OPERATIONS[action], collection);
