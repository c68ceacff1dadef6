// Texts of the team page (spec §9).

export const title = 'Our Teams';
/** The number of people whom a search result can name. */
const MAX_NAMES = 6;
export const description = (agency: string, names: readonly string[]): string =>
  names.length === 0
    ? `How the people of ${agency} work.`
    : `The people who run ${agency}: ${names.slice(0, MAX_NAMES).join(', ')}.`;
export const loading = 'Loading the team...';
export const careers = 'Work with us';
