import { textParameter, type PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';
import { parseHomesQuery, formatHomesQuery } from '../layout/saved-homes.ts';
import { createSearchQuery, allHomes } from '../search/search-query.ts';

/** Pages of a single visitor, which search engines must not index. */
export const pages = {
  favourites: {
    path: paths.favourites,
    load: () => import('./favourites-page.tsx'),
    sitemap: false,
  },
  compare: {
    path: paths.compare,
    load: () => import('./compare-page.tsx'),
    query: (search) => formatHomesQuery(parseHomesQuery(search)),
    sitemap: false,
  },
  saveSearch: {
    path: paths.saveSearch,
    load: () => import('./save-search-page.tsx'),
    query: createSearchQuery(allHomes),
    sitemap: false,
  },
  savedSearch: {
    path: paths.savedSearch,
    load: () => import('./saved-search-page.tsx'),
    query: { confirm: textParameter, stop: textParameter, done: textParameter },
    sitemap: false,
  },
} satisfies Record<string, PageDescriptor>;
