import type { CacheKey } from '../cache/cache-plugin.ts';
import { parseSearch, printSearch } from '../../schema/search.ts';
import { InvalidInput } from '../errors.ts';
import { parameterOf } from './responses.ts';
import { pageIn, recordIn } from './query.ts';
import type { Route } from './contract.ts';
import { pageOfSearch, searchOfRequest, searchParamsOf } from './search-route.ts';

type Query = Record<string, unknown>;

/** Cache key of a read: its path, and the query parameters that its route reads. */
export function cacheKeyOf(route: Route): CacheKey {
  const { path, parameter } = route;
  if (route.verb === 'search') return searchKey(path);
  const readParameters = parameterReader(route);
  return (request) => {
    const parameters = nullIfInvalid(() => readParameters(request.query as Query));
    if (!parameters) return null;
    const address = parameter
      ? path.replace(/:\w+/, encodeURIComponent(parameterOf(request, parameter)))
      : path;
    const search = new URLSearchParams(parameters).toString();
    return search ? `${address}?${search}` : address;
  };
}

/** Cache key of a search: known parameters in one order. */
const searchKey =
  (path: string): CacheKey =>
  (request) =>
    nullIfInvalid(() => {
      searchOfRequest(request);
      const { page, limit } = pageOfSearch(request.query as Query);
      const params = new URLSearchParams(printSearch({ ...parseSearch(searchParamsOf(request)), page: 1 }));
      for (const [name, number] of Object.entries({ page, limit })) params.set(name, String(number));
      return `${path}?${params.toString()}`;
    });

/** The query parameters that a route reads, in one order. */
function parameterReader(route: Route): (query: Query) => string[][] {
  if (route.verb !== 'list' && route.verb !== 'within') return () => [];
  const where = route.verb === 'list' ? route.where : undefined;
  return (query) => {
    const { page, limit } = pageIn(query) ?? {};
    const within = where === undefined ? undefined : recordIn(query, where);
    const parts: [string, number | undefined][] = [
      ['page', page],
      ['limit', limit],
      [where ?? '', within],
    ];
    return parts.flatMap(([name, number]) => (number === undefined ? [] : [[name, String(number)]]));
  };
}

/** Null for an invalid query, for which the handler throws. */
function nullIfInvalid<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
