import { listingKinds } from '../schema/listing-kinds.ts';
import type { PageType } from '../schema/record-pages.ts';
import { paths } from './paths.ts';

/** The paths of a kind of record that has pages on the site. */
export interface Kind {
  /** The path of the list. */
  list: string;
  /** The path of the page of a record, with `:id`. */
  page: string;
  /** The name of its parts of the sitemap. */
  slug: string;
}

/** Every kind of record that has pages, by its GraphQL type. */
export const kinds = {
  ...listingKinds,
  Property: {
    list: paths.home,
    page: paths.property,
    slug: 'properties',
  },
  LatestProject: {
    list: paths.home,
    page: paths.latestProject,
    slug: 'latest-projects',
  },
  Category: {
    list: paths.home,
    page: paths.category,
    slug: 'categories',
  },
  Blog: { list: paths.blogs, page: paths.blog, slug: 'blog' },
} as const satisfies Readonly<Record<PageType, Kind>>;

/** The GraphQL type of a kind of record that has pages. */
export type KindName = keyof typeof kinds;
