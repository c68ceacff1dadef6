import { pageParameter, type PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';

export const pages = {
  blogs: {
    path: paths.blogs,
    load: () => import('./blogs-page.tsx'),
    query: { page: pageParameter },
    menu: { entry: 'Blog' },
  },
  blog: {
    path: paths.blog,
    load: () => import('./blog-page.tsx'),
  },
} satisfies Record<string, PageDescriptor>;
