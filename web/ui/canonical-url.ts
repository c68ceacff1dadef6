import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** How an address is written that says all a page depends on, and nothing else. */
export const CanonicalUrlContext = createContext<(url: string) => string>((url) => url);

/**
 * Where a visitor is, in the page's own spelling: what others put behind the address, such as an advertisement's number,
 * gets into no link, and what is made on the server is what the browser makes.
 */
export function useCanonicalUrl(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const [path = '', query] = use(CanonicalUrlContext)(`${pathname}${search}`).split('?');
  return { pathname: path, search: query === undefined ? '' : `?${query}` };
}
