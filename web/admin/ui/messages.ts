import { formatNumber } from '../../../schema/language.ts';

export const close = 'Close';
export const cancel = 'Cancel';
export const undo = 'Undo';
export const tryAgain = 'Try again';

/** Note of a card that shows only the newest items. */
export const newestOf = (total: number) => `The newest of ${formatNumber(total)}.`;
