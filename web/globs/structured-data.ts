import type { StructuredData } from '../site/json-ld/json-ld.ts';

/** The structured data of all pages, by file. Vite resolves the pattern; in Jest `testing/globs/` replaces this module. */
export const structuredData = import.meta.glob<StructuredData>('../site/*/structured-data.ts', {
  eager: true,
  import: 'structuredData',
});
