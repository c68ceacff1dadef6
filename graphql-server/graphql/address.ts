import type { IncomingHttpHeaders } from 'node:http';
import type { CacheKey } from '../cache/cache-plugin.ts';
import { PREFLIGHT } from './uploads.ts';

const GRAPHQL_PARAMETERS = ['extensions', 'operationName', 'query', 'variables'];

/**
 * The canonical query string: only parameters of GraphQL, in a fixed order, with the leading question mark. An empty operation
 * name is left out, because it means none.
 */
export function searchOf(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return '';
  const parameters = [...new URLSearchParams(url.slice(at))].filter(
    ([name, value]) => GRAPHQL_PARAMETERS.includes(name) && !(name === 'operationName' && value === ''),
  );
  const search = new URLSearchParams(parameters);
  search.sort();
  return `?${search.toString()}`;
}

/**
 * Cache key of a GET request: the same query, variables and media type get the same response. Null for a browser, which gets GraphiQL,
 * and for a request that fails the CSRF check.
 */
export const graphqlCacheKey: CacheKey = ({ method, url, headers }) => {
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html') || !isPreflighted(headers)) return null;
  return `${method} /graphql ${accept} ${searchOf(url)}`;
};

/** Whether another site cannot make a browser send this request without a preflight; Apollo Server refuses all others. */
const isPreflighted = (headers: IncomingHttpHeaders): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '') || PREFLIGHT.some((name) => headers[name]);
