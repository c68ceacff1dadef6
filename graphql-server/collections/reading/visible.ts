import type { Resource } from '../declaring/collection.ts';
import type { Viewer } from '../declaring/viewer.ts';

/** What is shown of a resource: a condition on its rows `t`, and a name for the statements that have it. */
export interface Visible {
  name: string;
  condition: string;
}

export const ALL: Visible = { name: '', condition: 'true' };
const NONE: Visible = { name: '.none', condition: 'false' };

/** What a viewer is shown of a resource. */
export function visibleTo(viewer: Viewer, { confidential }: Resource): Visible {
  return viewer === 'visitor' && confidential ? NONE : ALL;
}
