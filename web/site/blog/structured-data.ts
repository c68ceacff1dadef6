import type { BlogQuery } from '../../../schema/documents/site/blog/graphql.ts';
import { LANGUAGE } from '../../../schema/language.ts';
import { paths } from '../../paths.ts';
import { truncate } from '../../ui/lines.ts';
import { blog } from '../layout/frame-messages.ts';
import {
  agencyReference,
  type LoadedPage,
  readRecord,
  createRecordBreadcrumbs,
  type JsonLd,
} from '../json-ld/json-ld.ts';

/** Describes the page of a post. */
export function describePost(page: LoadedPage): JsonLd[] {
  const post = readRecord(page, 'post') as Post | null;
  if (!post) return [];
  return [article(post, page), ...createRecordBreadcrumbs('post', [{ name: blog, path: paths.blogs }])(page)];
}

type Post = NonNullable<BlogQuery['record']>;

/** An article of the blog, written by the agency. */
function article(post: Post, { origin, path, agency }: LoadedPage): JsonLd {
  const url = `${origin}${path}`;
  const publisher = {
    '@type': 'RealEstateAgent',
    ...agencyReference(origin),
    name: agency.name,
    url: `${origin}/`,
  };
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title,
    description: truncate(post.description, 155),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    image: post.picture ? `${origin}${post.picture.url}` : undefined,
    inLanguage: LANGUAGE.code,
    author: publisher,
    publisher,
  };
}
