import type { PageDescriptor } from '../../page-descriptor.ts';
import { searchFormQuery, everywhere } from './search-query.ts';
export const pages = {
  search: {
    path: everywhere.path,
    load: () => import('./search-page.tsx'),
    query: searchFormQuery(everywhere),
  },
} satisfies Record<string, PageDescriptor>;
