import type { Resource } from '../declaring/collection.ts';
import { isAllowed, type Actor } from '../../policies.ts';

/** What is shown of a resource: a condition on its rows `t`, and a name for the statements that have it. */
export interface Visible {
  name: string;
  condition: string;
}

export const ALL: Visible = { name: '', condition: 'true' };
const NONE: Visible = { name: '.none', condition: 'false' };

/** The rows of a resource that the policies let an actor read: all or none. */
export const visibleTo = (actor: Actor, resource: Resource): Visible =>
  isAllowed(actor, 'read', resource) ? ALL : NONE;
