import type { PageDescriptor } from '../page-descriptor.ts';

/** The descriptors of all pages, by file. Vite resolves the pattern; in Jest `testing/globs/` replaces this module. */
export const pageDescriptors = import.meta.glob<Readonly<Record<string, PageDescriptor>>>(
  '../site/*/pages.ts',
  { eager: true, import: 'pages' },
);
