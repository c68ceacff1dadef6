import { BlogDocument } from '../../../schema/documents/site/blog/graphql.ts';
import { LANGUAGE } from '../../../schema/language.ts';
import { truncate } from '../../ui/lines.ts';
import {
  agencyReference,
  type LoadedPage,
  readRecord,
  createRecordBreadcrumbs,
  type JsonLd,
  type StructuredData,
} from '../json-ld/json-ld.ts';
import { pages } from './pages.ts';

const blogBreadcrumbs = createRecordBreadcrumbs(BlogDocument, [{ name: 'Blog', path: pages.blogs.path }]);

export const structuredData: StructuredData = {
  [pages.blog.path]: (page) => {
    const post = readRecord(page, BlogDocument);
    return post ? [article(post, page), ...blogBreadcrumbs(page)] : [];
  },
};

interface Post {
  title: string;
  description: string;
  createdAt: string;
  updatedAt: string;
  picture: { url: string } | null;
}

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
