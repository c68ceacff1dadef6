import type { IncomingHttpHeaders } from 'node:http';
import type { CacheKey } from '../cache/cache-plugin.ts';
import { PREFLIGHT } from './uploads.ts';

/** The query parameters of GraphQL over HTTP. */
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

/** The media types of responses, and wildcards for them. */
const MEDIA_TYPES = ['application/json', 'application/graphql-response+json', 'application/*', '*/*'];

/**
 * The canonical form of an `Accept` header: known types once each, ordered by weight. Null without a known type.
 */
export function acceptOf(header: string): string | null {
  if (MEDIA_TYPES.includes(header)) return header; // most headers have one type without a weight
  const weights = new Map<string, number>();
  for (const range of header.toLowerCase().split(',')) {
    const [type = '', ...words] = range.split(';').map((word) => word.trim());
    const weight = parseWeight(words);
    if (MEDIA_TYPES.includes(type) && weight !== null && !weights.has(type)) weights.set(type, weight);
  }
  const ranks = [...new Set(weights.values())].filter((weight) => weight > 0).sort((a, b) => b - a);
  if (ranks.length === 0) return null;
  return [...weights].map(([type, weight]) => formatRange(type, ranks.indexOf(weight))).join(', ');
}

/** Null for parameters of an unknown type. */
function parseWeight(words: string[]): number | null {
  if (words.length === 0) return 1;
  const [, quality] = words.length === 1 ? (/^q=(0|1|[01]?\.\d{1,3})$/.exec(words[0]!) ?? []) : [];
  return quality === undefined ? null : Number(quality);
}

/** The preferred type needs no weight; a type without a rank is not accepted. */
function formatRange(type: string, rank: number): string {
  if (rank === 0) return type;
  return `${type};q=${rank === -1 ? '0' : `0.${10 - rank}`}`;
}

/**
 * Cache key of a GET request: the same query, variables and media type get the same response. Null for a browser, which gets GraphiQL,
 * and for a request that fails the CSRF check.
 */
export const graphqlCacheKey: CacheKey = ({ method, url, headers }) => {
  const accepted = headers.accept ?? '*/*';
  if (accepted.includes('text/html') || !isPreflighted(headers)) return null;
  const accept = acceptOf(accepted);
  return accept === null ? null : `${method} /graphql ${accept} ${searchOf(url)}`;
};

/** Whether another site cannot make a browser send this request without a preflight; Apollo Server refuses all others. */
const isPreflighted = (headers: IncomingHttpHeaders): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '') || PREFLIGHT.some((name) => headers[name]);
