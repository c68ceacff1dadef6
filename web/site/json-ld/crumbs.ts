import { paths } from '../../paths.ts';
import type { JsonLd } from './json-ld.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the first page to the one it leads to. */
export const crumbs = (origin: string, way: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...way].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
