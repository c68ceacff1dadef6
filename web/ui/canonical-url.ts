import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

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
