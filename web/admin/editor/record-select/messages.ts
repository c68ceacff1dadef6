/** Title of a record that is deleted or could not be loaded. */
export const recordNumber = (id: string): string => `No. ${id}`;

export const recordMissing = 'This record no longer exists. Select another one.';

export const recordForbidden = 'You may not change this record. Select another one.';

export const noMatch = (text: string): string => `Nothing found for “${text}”.`;

export const severalMatches = (count: string): string => `${count} records match. Select one of them.`;

export const clearSelection = 'Clear selection';

export const showMore = (loaded: number, total: string): string => `Show more (${loaded} of ${total})`;

export const noOptions = 'Nothing found.';

export const noRecords = 'There are no records yet.';
