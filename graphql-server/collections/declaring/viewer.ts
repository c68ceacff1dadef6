/** Who asks, and in whose name something is done: a visitor, a member of staff, or the server itself. */
export type Viewer = 'visitor' | 'server' | { staffId: number };

/** Whoever came with a token, or without. */
export function viewerOf(staff: { staffId: number } | null): Viewer {
  return staff ? { staffId: staff.staffId } : 'visitor';
}

/** Number of the member of staff who it is, if it is one. */
export function staffIdOf(viewer: Viewer): number | null {
  return typeof viewer === 'object' ? viewer.staffId : null;
}
