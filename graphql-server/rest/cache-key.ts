import type { CacheKey } from '../cache/cache-plugin.ts';
import { parseSearch, printSearch } from '../../schema/search.ts';
import { InvalidInput } from '../errors.ts';
import { parameterOf } from './responses.ts';
import { pageIn, recordIn } from './query.ts';
import type { Route } from './contract.ts';
import { pageOfSearch, searchOfRequest, wordsIn } from './search-route.ts';

type Query = Record<string, unknown>;

/** How the address of a read is spelled: its record, and of what follows the question mark what its line reads. */
export function cacheKeyOf(route: Route): CacheKey {
  const { path, parameter } = route;
  if (route.verb === 'search') return searchKey(path);
  const askedBy = readerOf(route);
  return (request) => {
    const asked = said(() => askedBy(request.query as Query));
    if (!asked) return null;
    const address = parameter
      ? path.replace(/:\w+/, encodeURIComponent(parameterOf(request, parameter)))
      : path;
    const search = new URLSearchParams(asked).toString();
    return search ? `${address}?${search}` : address;
  };
}

/** How the address of a search is spelled: names and values in one order, what means nothing left out. */
const searchKey =
  (path: string): CacheKey =>
  (request) =>
    said(() => {
      searchOfRequest(request);
      const { page, limit } = pageOfSearch(request.query as Query);
      const asked = new URLSearchParams(printSearch({ ...parseSearch(wordsIn(request)), page: 1 }));
      for (const [name, number] of Object.entries({ page, limit })) asked.set(name, String(number));
      return `${path}?${asked.toString()}`;
    });

/** What a line reads of what follows the question mark, in one order. */
function readerOf(route: Route): (query: Query) => string[][] {
  if (route.verb !== 'list' && route.verb !== 'within') return () => [];
  const { where } = { where: undefined, ...route };
  return (query) => {
    const { page, limit } = pageIn(query) ?? {};
    const within = where === undefined ? undefined : recordIn(query, where);
    const parts: [string, number | undefined][] = [
      ['page', page === undefined ? page : Math.min(Math.max(1, page), Number.MAX_SAFE_INTEGER)],
      ['limit', limit],
      [where ?? '', within],
    ];
    return parts.flatMap(([name, number]) => (number === undefined ? [] : [[name, String(number)]]));
  };
}

/** Null when a query is refused: whoever reads it for its answer says why. */
function said<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
