import type { TypedDocumentNode } from '@apollo/client';
import { generatePath } from 'react-router-dom';
import {
  ApartmentsForSaleInSitemapDocument,
  BlogsInSitemapDocument,
  CategoriesInSitemapDocument,
  LatestProjectsInSitemapDocument,
  PropertiesInSitemapDocument,
  RentalApartmentsInSitemapDocument,
  RentalVillasInSitemapDocument,
  VillasForSaleInSitemapDocument,
} from '../../../schema/documents/site/feeds/graphql.ts';
import type { Execute } from '../../../schema/page.ts';
import { kinds, type KindName } from '../../kinds.ts';
import { pages } from '../../pages.ts';
import { people } from '../people.ts';
import { pages as team } from '../team/pages.ts';
import { executeQuery } from './execute-query.ts';
import { element, xmlDocument } from './xml.ts';

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

/** A kind of record that has pages. */
interface RecordKind {
  /** Queries the records with an id above `after`, in the order of their ids. */
  document: TypedDocumentNode<{ found: Found }, { after: string; limit: number }>;
  /** The path of such a page, with `:id`. */
  page: string;
}

const documents: Readonly<Record<KindName, RecordKind['document']>> = {
  SaleApartment: ApartmentsForSaleInSitemapDocument,
  SaleVilla: VillasForSaleInSitemapDocument,
  RentalApartment: RentalApartmentsInSitemapDocument,
  RentalVilla: RentalVillasInSitemapDocument,
  Property: PropertiesInSitemapDocument,
  LatestProject: LatestProjectsInSitemapDocument,
  Category: CategoriesInSitemapDocument,
  Blog: BlogsInSitemapDocument,
};

/** The kinds of records, by the name of their parts of the sitemap. */
const recordKinds: Readonly<Record<string, RecordKind>> = Object.fromEntries(
  Object.entries(kinds).map(([type, { sitemap, page }]) => [
    sitemap,
    { document: documents[type as KindName], page },
  ]),
);

/** Formats the sitemap index: a part for the static pages and the parts of each kind of record. */
export async function sitemapIndex(execute: Execute, origin: string): Promise<string> {
  const names = await Promise.all(
    Object.entries(recordKinds).map(async ([name, kind]) =>
      (await partsOf(execute, kind)).map((part) => `${name}-${part}`),
    ),
  );
  const parts = ['pages', ...names.flat()].map(
    (name) => `<sitemap>${element('loc', `${origin}/sitemap/${name}.xml`)}</sitemap>`,
  );
  return xmlDocument(`<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${parts.join('\n')}\n</sitemapindex>`);
}

/** Formats a part of the sitemap, such as `blog-1`; null if there is no such part. */
export async function sitemapPart(execute: Execute, origin: string, name: string): Promise<string | null> {
  if (name === 'pages') return urlset(origin, staticPages());
  const [, kindName = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const kind = Object.hasOwn(recordKinds, kindName) ? recordKinds[kindName] : undefined;
  const entries = kind ? await records(execute, kind, Number(number)) : null;
  return entries && urlset(origin, entries);
}

/** The pages that exist without a record. */
function staticPages(): Entry[] {
  const listed = pages.filter(({ path, sitemap }) => !path.includes(':') && sitemap !== false);
  const members = people.map(({ slug, portrait }) => ({
    path: generatePath(team.teamMember.path, { name: slug }),
    picture: portrait,
  }));
  return [...listed.map(({ path }) => ({ path })), ...members];
}

/** Returns the numbers of the parts that contain a record of a kind. */
async function partsOf(execute: Execute, { document }: RecordKind): Promise<number[]> {
  const parts: number[] = [];
  for (;;) {
    const after = String((parts.at(-1) ?? 0) * IDS_PER_PART);
    const [next] = (await executeQuery(execute, document, { after, limit: 1 })).found.items;
    if (!next) return parts;
    parts.push(Math.ceil(Number(next.id) / IDS_PER_PART));
  }
}

async function records(
  execute: Execute,
  { document, page: path }: RecordKind,
  part: number,
): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  let last = (part - 1) * IDS_PER_PART;
  for (;;) {
    const { items } = (await executeQuery(execute, document, { after: String(last), limit: PAGE_SIZE }))
      .found;
    const own = items.filter(({ id }) => Number(id) <= part * IDS_PER_PART);
    for (const { id, updatedAt, picture } of own) {
      entries.push({ path: generatePath(path, { id }), lastModified: updatedAt, picture: picture?.url });
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
