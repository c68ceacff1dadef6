import type { Resource } from '../declaring/collection.ts';
import { isAllowed, type Actor } from '../../policies.ts';

/** The visible rows of a resource: a condition on rows `t`, and a suffix for the names of statements. */
export interface Visible {
  name: string;
  condition: string;
}

export const ALL: Visible = { name: '', condition: 'true' };
const NONE: Visible = { name: '.none', condition: 'false' };

/** The rows that an actor may read by the policies: all or none. */
export const visibleTo = (actor: Actor, resource: Resource): Visible =>
  isAllowed(actor, 'read', resource) ? ALL : NONE;
