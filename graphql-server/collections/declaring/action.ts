/** What is done with a record. */
export enum Action {
  ADDED = 'ADDED',
  IMPORTED = 'IMPORTED',
  COPIED = 'COPIED',
  CHANGED = 'CHANGED',
  REVERTED = 'REVERTED',
  MARKED = 'MARKED',
  REORDERED = 'REORDERED',
  REMOVED = 'REMOVED',
  RESTORED = 'RESTORED',
}
