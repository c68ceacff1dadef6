import { formatNumber } from '../../../../../schema/language.ts';

/** The role of a drag handle and its description */

export const sortable = 'sortable';

export const instructions =
  'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.';

/** Screen reader announcements while a row is moved */

export const position = (index: number, count: number): string =>
  `Position ${formatNumber(index + 1)} of ${formatNumber(count)}.`;

export const outsideList = 'Outside the list.';

export const pickedUp = (position: string): string => `Picked up. ${position}`;

export const dropped = (position: string): string => `Dropped. ${position}`;

export const moveCancelled = (position: string): string => `Move cancelled. ${position}`;

export const moveRow = (name: string): string => `Move ${name}`;

/** Results */

export const orderSaved = 'The new order is saved.';

export const orderNotSaved = 'The new order was not saved.';

export const orderUnknown = 'The new order may not be saved.';

export const unanswered = 'The server did not answer. The list is being reloaded.';
