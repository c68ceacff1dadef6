import { nameOf, printSearch, unreadIn } from '../../../schema/search.ts';
import { searchOn, type Ground } from './ground.ts';

/** Returns a function that prints the canonical query string of a search. */
export const searchQuery = (ground: Ground) => (search: URLSearchParams) =>
  printSearch(searchOn(ground, search));

/** Like `searchQuery`, for a page whose form also shows values that could not be parsed. */
export const searchFormQuery = (ground: Ground) => (search: URLSearchParams) => {
  const unread = unreadIn(search).map(([end, word]) => [nameOf(end), word]);
  return [searchQuery(ground)(search), new URLSearchParams(unread).toString()].filter(Boolean).join('&');
};
