import { generatePath } from 'react-router-dom';
import { BlogFeedDocument, type BlogFeedQuery } from '../../../schema/documents/site/feeds/graphql.ts';
import type { Execute } from '../../../schema/page.ts';
import { paths } from '../../paths.ts';
import { splitLines } from '../../ui/lines.ts';
import { agency } from '../agency.ts';
import { ask } from './ask.ts';
import { element, textOf, xml } from './xml.ts';

/** How many articles a reader is given. */
const NEWEST = 20;

type Post = BlogFeedQuery['blogs']['items'][number];

/** The newest articles of the blog, whole, as Atom. */
export async function blogFeed(execute: Execute, origin: string): Promise<string> {
  const { items } = (await ask(execute, BlogFeedDocument, { limit: NEWEST })).blogs;
  const changed = items.map(({ updatedAt }) => updatedAt).sort();
  return xml(
    [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      element('title', `${agency.name}: Blog`),
      element('id', `${origin}${paths.blogs}`),
      `<link rel="alternate" href="${textOf(`${origin}${paths.blogs}`)}"/>`,
      `<link rel="self" type="application/atom+xml" href="${textOf(`${origin}/feed.xml`)}"/>`,
      `<author>${element('name', agency.name)}</author>`,
      element('updated', changed.at(-1) ?? new Date(0).toISOString()),
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
    `<link rel="alternate" href="${textOf(address)}"/>`,
    element('published', createdAt),
    element('updated', updatedAt),
    `<content type="html">${textOf(html)}</content>`,
    '</entry>',
  ].join('\n');
}
