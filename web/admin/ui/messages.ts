import { formatNumber } from '../../../schema/language.ts';

export const loading = 'Loading...';
export const close = 'Close';
export const cancel = 'Cancel';
export const undo = 'Undo';
export const showPassword = 'Show password';
export const tryAgain = 'Try again';

/** Note of a card that shows only the newest items. */
export const newestOf = (total: number) => `The newest of ${formatNumber(total)}.`;

export const pageNumber = (page: number): string => `Page ${formatNumber(page)}`;

export const pageControls = {
  first: 'first page',
  previous: 'previous page',
  next: 'next page',
  last: 'last page',
} as const;
