import type { PageDescriptor } from '../../page-descriptor.ts';
import { searchFormQuery } from './canonical-query.ts';
import { everywhere } from './ground.ts';

export const pages = {
  search: {
    path: everywhere.path,
    load: () => import('./search-page.tsx'),
    query: searchFormQuery(everywhere),
  },
} satisfies Record<string, PageDescriptor>;
