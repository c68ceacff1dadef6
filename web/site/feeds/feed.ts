import { generatePath } from 'react-router-dom';
import {
  ApartmentsForSaleInSitemapDocument,
  BlogFeedDocument,
  type BlogFeedQuery,
  BlogsInSitemapDocument,
  CategoriesInSitemapDocument,
  LatestProjectsInSitemapDocument,
  PeopleInSitemapDocument,
  PropertiesInSitemapDocument,
  RentalApartmentsInSitemapDocument,
  RentalVillasInSitemapDocument,
  VillasForSaleInSitemapDocument,
} from '../../../schema/documents/site/feeds/graphql.ts';
import { LANGUAGE } from '../../../schema/language.ts';
import type { Execute, Feed, FeedRequest, TypedOperation } from '../../../schema/page.ts';
import { type PageType, recordPath } from '../../../schema/record-pages.ts';
import { executeQuery } from '../../data/query.ts';
import type { PageDescriptor } from '../../page-descriptor.ts';
import { pages } from '../../pages.ts';
import { blogOf } from '../layout/frame-messages.ts';
import { paths } from '../../paths.ts';
import { readAgency } from '../read-agency.ts';
import { splitLines } from '../../ui/lines.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids, even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an element or an attribute. */
const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Formats an element that contains text. */
const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Formats a document with its root element. */
const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** The number of articles in the feed. */
const LIMIT = 20;

type Post = BlogFeedQuery['blogs']['items'][number];

/** Formats the newest articles of the blog with their full text as Atom. */
async function blogFeed(execute: Execute, origin: string): Promise<string> {
  const [{ name }, { blogs }] = await Promise.all([
    readAgency(execute),
    executeQuery(execute, BlogFeedDocument, { limit: LIMIT }),
  ]);
  const { items } = blogs;
  const dates = items.map(({ updatedAt }) => updatedAt).sort();
  return xmlDocument(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE.code}">`,
      element('title', blogOf(name)),
      element('id', `${origin}${paths.blogs}`),
      `<link rel="alternate" href="${escapeXml(`${origin}${paths.blogs}`)}"/>`,
      `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
      `<author>${element('name', name)}</author>`,
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

/** The largest page of the API. */
const PAGE_SIZE = 1000;
/**
 * The number of ids that a part of the sitemap covers. A record stays in its part when others are added or removed, so a
 * crawler that reads the parts on different days misses none. The protocol allows 50,000 URLs a part.
 */
const IDS_PER_PART = 10_000;

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

interface Entry {
  path: string;
  lastModified?: string;
  picture?: string;
}

interface Found {
  items: { id: string; updatedAt: string; picture: { url: string } | null }[];
}

/** A query for the records of a kind with an id above `after`, in the order of their ids. */
type SitemapDocument = TypedOperation<{ found: Found }, { after: string; limit: number }>;

/** The kinds of records that have pages, with the names of their parts of the sitemap. */
const recordKinds: Readonly<Record<PageType, { slug: string; document: SitemapDocument }>> = {
  SaleApartment: { slug: 'apartments-for-sale', document: ApartmentsForSaleInSitemapDocument },
  SaleVilla: { slug: 'villas-for-sale', document: VillasForSaleInSitemapDocument },
  RentalApartment: { slug: 'rental-apartments', document: RentalApartmentsInSitemapDocument },
  RentalVilla: { slug: 'rental-villas', document: RentalVillasInSitemapDocument },
  Property: { slug: 'properties', document: PropertiesInSitemapDocument },
  LatestProject: { slug: 'latest-projects', document: LatestProjectsInSitemapDocument },
  Category: { slug: 'categories', document: CategoriesInSitemapDocument },
  Blog: { slug: 'blog', document: BlogsInSitemapDocument },
};
const pageTypes = Object.keys(recordKinds) as PageType[];

/** Formats the sitemap index: a part for the static pages and the parts of each kind of record. */
async function sitemapIndex(execute: Execute, origin: string): Promise<string> {
  const names = await Promise.all(
    Object.values(recordKinds).map(async ({ slug, document }) =>
      (await partsOf(execute, document)).map((part) => `${slug}-${part}`),
    ),
  );
  const parts = ['pages', ...names.flat()].map(
    (name) => `<sitemap>${element('loc', `${origin}/sitemap/${name}.xml`)}</sitemap>`,
  );
  return xmlDocument(`<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${parts.join('\n')}\n</sitemapindex>`);
}

/** Formats a part of the sitemap, such as `blog-1`; null if there is no such part. */
async function sitemapPart(execute: Execute, origin: string, name: string): Promise<string | null> {
  if (name === 'pages') return urlset(origin, [...staticPages(), ...(await teamMembers(execute))]);
  const [, slug, number = ''] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const type = pageTypes.find((one) => recordKinds[one].slug === slug);
  const entries = type ? await records(execute, type, Number(number)) : null;
  return entries && urlset(origin, entries);
}

/** The pages that exist without a record. */
function staticPages(): Entry[] {
  const listed = Object.values<PageDescriptor>(pages).filter(
    ({ path, sitemap }) => !path.includes(':') && sitemap !== false,
  );
  return listed.map(({ path }) => ({ path }));
}

/** The pages of the team. */
async function teamMembers(execute: Execute): Promise<Entry[]> {
  const { items } = (await executeQuery(execute, PeopleInSitemapDocument, { limit: PAGE_SIZE })).people;
  return items.map(({ slug, updatedAt, portrait }) => ({
    path: generatePath(paths.teamMember, { name: slug }),
    lastModified: updatedAt,
    picture: portrait?.url,
  }));
}

/** Returns the numbers of the parts that contain a record of a kind. */
async function partsOf(execute: Execute, document: SitemapDocument): Promise<number[]> {
  const parts: number[] = [];
  for (;;) {
    const after = String((parts.at(-1) ?? 0) * IDS_PER_PART);
    const [next] = (await executeQuery(execute, document, { after, limit: 1 })).found.items;
    if (!next) return parts;
    parts.push(Math.ceil(Number(next.id) / IDS_PER_PART));
  }
}

async function records(execute: Execute, type: PageType, part: number): Promise<Entry[] | null> {
  const { document } = recordKinds[type];
  const entries: Entry[] = [];
  let last = (part - 1) * IDS_PER_PART;
  for (;;) {
    const { items } = (await executeQuery(execute, document, { after: String(last), limit: PAGE_SIZE }))
      .found;
    const own = items.filter(({ id }) => Number(id) <= part * IDS_PER_PART);
    for (const { id, updatedAt, picture } of own) {
      entries.push({ path: recordPath(type, id), lastModified: updatedAt, picture: picture?.url });
    }
    if (own.length < PAGE_SIZE) return entries.length > 0 ? entries : null;
    last = Number(own.at(-1)!.id);
  }
}

function urlset(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, lastModified, picture }) =>
    [
      '<url>',
      element('loc', `${origin}${path}`),
      lastModified ? element('lastmod', lastModified) : '',
      picture ? `<image:image>${element('image:loc', `${origin}${picture}`)}</image:image>` : '',
      '</url>',
    ].join(''),
  );
  return xmlDocument(
    `<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">\n${urls.join('\n')}\n</urlset>`,
  );
}

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
