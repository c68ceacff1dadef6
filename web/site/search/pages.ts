import type { PageDescriptor } from '../../page-descriptor.ts';
import { createSearchFormQuery, allHomes } from './search-query.ts';

export const pages = {
  search: {
    path: allHomes.path,
    load: () => import('./search-page.tsx'),
    query: createSearchFormQuery(allHomes),
  },
} satisfies Record<string, PageDescriptor>;
