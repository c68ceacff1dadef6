import { generatePath } from 'react-router-dom';
import { BlogFeedDocument, type BlogFeedQuery } from '../../../schema/documents/site/feeds/graphql.ts';
import type { Execute } from '../../../schema/page.ts';
import { paths } from '../../paths.ts';
import { splitLines } from '../../ui/lines.ts';
import { agency } from '../agency.ts';
import { executeQuery } from './execute-query.ts';
import { element, escapeXml, xmlDocument } from './xml.ts';

/** The number of articles in the feed. */
const LIMIT = 20;

type Post = BlogFeedQuery['blogs']['items'][number];

/** Formats the newest articles of the blog with their full text as Atom. */
export async function blogFeed(execute: Execute, origin: string): Promise<string> {
  const { items } = (await executeQuery(execute, BlogFeedDocument, { limit: LIMIT })).blogs;
  const dates = items.map(({ updatedAt }) => updatedAt).sort();
  return xmlDocument(
    [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      element('title', `${agency.name}: Blog`),
      element('id', `${origin}${paths.blogs}`),
      `<link rel="alternate" href="${escapeXml(`${origin}${paths.blogs}`)}"/>`,
      `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
      `<author>${element('name', agency.name)}</author>`,
      element('updated', dates.at(-1) ?? new Date(0).toISOString()),
      ...items.map((post) => entry(post, origin)),
      '</feed>',
    ].join('\n'),
  );
}

function entry({ id, title, description, createdAt, updatedAt }: Post, origin: string): string {
  const address = `${origin}${generatePath(paths.blog, { id })}`;
  const html = splitLines(description)
    .map((line) => element('p', line))
    .join('');
  return [
    '<entry>',
    element('title', title),
    element('id', address),
    `<link rel="alternate" href="${escapeXml(address)}"/>`,
    element('published', createdAt),
    element('updated', updatedAt),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n');
}
