import type { PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';

export const pages = {
  category: {
    path: paths.category,
    load: () => import('./category-page.tsx'),
  },
} satisfies Record<string, PageDescriptor>;
