import type { Feed, FeedRequest } from '../../../schema/page.ts';
import { blogFeed } from './blog-feed.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const SITEMAP = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';

/** Returns the sitemap, a part of it or the feed of the blog; null for another path. Rejects if a query fails. */
export async function feed({ path, origin, execute }: FeedRequest): Promise<Feed | null> {
  if (path === '/feed.xml') return { type: ATOM, text: await blogFeed(execute, origin) };
  if (path === '/sitemap.xml') return { type: SITEMAP, text: await sitemapIndex(execute, origin) };
  const [, part] = /^\/sitemap\/([^/]+)\.xml$/.exec(path) ?? [];
  const text = part === undefined ? null : await sitemapPart(execute, origin, part);
  return text === null ? null : { type: SITEMAP, text };
}
