import type { PageDescriptor } from './page-descriptor.ts';
import { pages, pathsOf } from './pages.ts';

interface Match {
  /** The canonical path, such as `/BlogDetails/7`. For an alias, the alias. */
  pathname: string;
  page: PageDescriptor;
}

const pagesByStart = new Map<string, { pattern: string; page: PageDescriptor }>();
const recordPagesByStart = new Map<string, { pattern: string; page: PageDescriptor }>();
for (const page of Object.values<PageDescriptor>(pages)) {
  for (const pattern of pathsOf(page)) {
    const [, start = '', parameter] = pattern.split('/');
    (parameter === undefined ? pagesByStart : recordPagesByStart).set(start.toLowerCase(), { pattern, page });
  }
}

/**
 * Returns the canonical form of a URL, which contains exactly what the page depends on: the path in the spelling of its
 * descriptor, and of the query the parameters that the page reads, in one order and without defaults. Returns the URL
 * unchanged if it belongs to no page.
 */
export function getCanonicalUrl(url: string): string {
  const [pathname, query] = splitUrl(url);
  const match = matchPage(pathname);
  if (!match) return url;
  const canonical = canonicalQuery(match.page, new URLSearchParams(query));
  return canonical ? `${match.pathname}?${canonical}` : match.pathname;
}

function splitUrl(url: string): [pathname: string, query: string] {
  const [address = ''] = url.split('#');
  const at = address.indexOf('?');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

function matchPage(pathname: string): Match | null {
  const parts = decode(pathname)?.replace(/\/+$/, '').split('/') ?? [];
  const [root, start = '', parameter] = parts;
  if (root !== '' || parts.length > 3) return null;
  const found = (parameter === undefined ? pagesByStart : recordPagesByStart).get(start.toLowerCase());
  if (!found) return null;
  const { pattern, page } = found;
  if (parameter === undefined) return { pathname: pattern, page };
  const value = encodeURIComponent(page.isLowerCase ? parameter.toLowerCase() : parameter);
  return { pathname: pattern.replace(/:.*/, value), page };
}

/** Decodes a path; null if it is malformed or contains an encoded slash. */
function decode(pathname: string): string | null {
  if (!pathname.includes('%')) return pathname;
  if (/%2f/i.test(pathname)) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function canonicalQuery({ query = {} }: PageDescriptor, search: URLSearchParams): string {
  if (typeof query === 'function') return query(search);
  const canonical = new URLSearchParams();
  for (const [name, parameter] of Object.entries(query)) {
    const value = parameter(search, name);
    if (value !== null) canonical.set(name, value);
  }
  return canonical.toString();
}
