import { formatNumber } from '../../../../schema/language.ts';

/** Table and cards */

export const list = 'List';

export const search = 'Search';

export const clearSearch = 'Clear search';

export const selectAll = 'Select all';

export const selectRow = (name: string): string => `Select ${name}`;

export const actions = 'Actions';

/** Heard after the heading of a column. */
export const sortHint = ', sort';

export const edit = 'Edit';

export const view = 'View';

export const viewRow = (name: string): string => `View ${name}`;

export const editRow = (name: string): string => `Edit ${name}`;

export const deleteLabel = 'Delete';

export const deleteRow = (name: string): string => `Delete ${name}`;

export const deleteSelected = (count: number): string => `Delete ${formatNumber(count)} selected`;

export const duplicate = 'Duplicate';

export const duplicateRow = (name: string): string => `Duplicate ${name}`;

export const viewOnSite = 'View on the site';

export const viewRowOnSite = (name: string): string => `View ${name} on the site`;

/** After a record was added that the search, the filters or the page do not include. */
export const addedOutsideList = (title: string): string =>
  `“${title}” was added, but it is not in this list.`;

export const showAdded = 'Show it';

/** Footer */

export const loadFailed = 'The list could not be loaded.';

export const nothingFound = (search: string): string => `Nothing found for “${search}”.`;

export const rangeOf = (first: number, last: number, total: number): string =>
  `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`;

/** The select for the parent of the rows */

export const clearSearchToReorder = 'Clear the search to change the order.';
