import { formatNumber } from '../../../../schema/language.ts';

/** Title of a record that is deleted or could not be loaded. */
export const recordNumber = (id: string): string => `No. ${id}`;

export const recordMissing = 'This record no longer exists. Select another one.';

export const recordForbidden = 'You may not change this record. Select another one.';

export const noMatch = (text: string): string => `Nothing found for “${text}”.`;

export const severalMatches = (count: number): string =>
  `${formatNumber(count)} records match. Select one of them.`;

export const clearSelection = 'Clear selection';

export const showMore = (loaded: number, total: number): string =>
  `Show more (${formatNumber(loaded)} of ${formatNumber(total)})`;

export const noOptions = 'Nothing found.';

export const noRecords = 'There are no records yet.';
