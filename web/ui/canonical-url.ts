import { createContext, use } from 'react';
import { type To, useLocation } from 'react-router-dom';

/** Returns the canonical form of a URL, which contains exactly what the page depends on. */
export const CanonicalUrlContext = createContext<(url: string) => string>((url) => url);

/**
 * Returns the canonical URL of the page. Foreign parameters, such as those of advertisements, get into no link, and server
 * and browser render the same links.
 */
export function useCanonicalUrl(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const [path = '', query] = use(CanonicalUrlContext)(`${pathname}${search}`).split('?');
  return { pathname: path, search: query === undefined ? '' : `?${query}` };
}

/**
 * Returns a function that creates the URL with another value of a parameter and keeps the other parameters; null removes it.
 * `at` is the id of the section to scroll to.
 */
export function useParameterLink(name: string, at = ''): (value: string | null) => To {
  const { pathname, search } = useCanonicalUrl();
  const canonicalUrl = use(CanonicalUrlContext);
  return (value) => {
    const parameters = new URLSearchParams(search);
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
    const [, query = ''] = canonicalUrl(`${pathname}?${parameters.toString()}`).split('?');
    return { pathname, search: query, hash: at };
  };
}

/** The public origin of the site, such as `https://example.com`. */
export const Origin = createContext('');

/** Returns the absolute URL of a path. */
export const useAbsoluteUrl = (path: string): string => `${use(Origin)}${path}`;
