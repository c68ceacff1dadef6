import { paths } from '../../paths.ts';
import { MOST_COMPARED } from './saved-homes.ts';

const NAME = 'home';

/** The homes that an address names, each once, at most one more than are compared: that there are more is to be said. */
export const homesNamed = (words: URLSearchParams): string[] =>
  [...new Set(words.getAll(NAME).filter((id) => /^[1-9]\d{0,9}$/.test(id)))].slice(0, MOST_COMPARED + 1);

/** What stands after the question mark where these homes are compared. */
export const printHomes = (homes: readonly string[]): string =>
  new URLSearchParams(homes.map((id) => [NAME, id])).toString();

/** Where these homes stand side by side. */
export const compareAddress = (homes: readonly string[]): string =>
  homes.length === 0 ? paths.compare : `${paths.compare}?${printHomes(homes)}`;
