import { formatList } from '../../../schema/language.ts';

// Texts of the team page (spec §9).

export const title = 'Our Teams';
/** The number of people whom a search result can name. */
const MAX_NAMES = 6;
/** The description of the page, followed by the names of people. */
export const description = (text: string, names: readonly string[]): string =>
  names.length === 0 ? text : `${text} ${formatList(names.slice(0, MAX_NAMES), 'unit')}.`;
export const loading = 'Loading the team...';
export const careers = 'Work with us';
/** Follows the name of a network, for screen readers. */
export const profileOf = (name: string): string => `, ${name} (a new tab)`;
