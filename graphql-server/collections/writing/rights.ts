import type { Action } from '../declaring/action.ts';
import type { Collection } from '../declaring/collection.ts';
import type { Fields } from '../declaring/version.ts';
import type { Viewer } from '../declaring/viewer.ts';

/** A record to which something is done, as it was before. */
export interface Subjected {
  id: number;
  before: Fields;
}

/** Whether an actor may do that in a collection, and to that record where there is one already. */
export type Can = (
  actor: Viewer,
  action: Action,
  collection: Collection,
  record: Subjected | null,
) => boolean;

/** Staff may do everything; visitors what a collection lets them. */
export const can: Can = (actor, action, { visitorsMay = [] }) =>
  actor !== 'visitor' || visitorsMay.includes(action);
