import { plural } from '../../../schema/language.ts';

// Texts of the page of saved homes and searches.

export const title = 'Saved homes';
export const description =
  'The homes that you have saved in this browser, with their prices as they are now.';
export const introduction =
  'Stored in this browser. Their numbers are sent to our server to show them as they are now.';
export const withoutScript =
  'Saving homes needs JavaScript, which is off in your browser. You can bookmark the page of a home instead.';

export const loading = 'Loading your homes...';
export const empty = "You have not saved a home yet. The heart on a home's picture saves it here.";
export const searchHomes = 'Search homes';
export const unavailable = (count: number): string =>
  plural(count, {
    one: 'One home that you saved is no longer on offer.',
    other: `${count} homes that you saved are no longer on offer.`,
  });
export const removeUnavailable = (count: number): string =>
  plural(count, { one: 'Remove it', other: 'Remove them' });

export const searchesTitle = 'Saved searches';
export const removeSearch = 'Remove';
export const searchFailed = 'New homes could not be loaded just now.';
export const noHomes = 'No homes just now';
/** `homes` is the total with its noun, such as `12 homes`. */
export const noneNew = (homes: string, total: number): string =>
  plural(total, { one: `${homes}, not new`, other: `${homes}, none of them new` });
export const newHomes = (count: number, isMaximum: boolean): string =>
  isMaximum ? `${count} or more new` : `${count} new`;
