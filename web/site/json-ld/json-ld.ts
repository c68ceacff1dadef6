import type { TypedDocumentNode } from '@apollo/client';
import type { QueryCache } from '../../data/query-cache.ts';
import { paths } from '../../paths.ts';
import { agency as facts } from '../agency.ts';

/** A thing in the vocabulary of schema.org. */
export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

/** A page whose data is loaded. */
export interface LoadedPage {
  /** The path of the page. */
  path: string;
  /** The id in the path. */
  id: string;
  origin: string;
  cache: QueryCache;
}

/** Functions that describe pages, by the path of the descriptor. The server alone calls them. */
export type StructuredData = Readonly<Record<string, (page: LoadedPage) => JsonLd[]>>;

/** A query for one record. */
export type RecordQuery<Data> = TypedDocumentNode<Data, { id: string }>;

/** Reads the result of a page's query for its record; null if there is none. */
export function readRecord<Data>(
  { cache, id }: LoadedPage,
  document: RecordQuery<{ record: Data | null }>,
): Data | null {
  const result = cache.read({ document, variables: { id } });
  return result.state === 'here' ? result.data.record : null;
}

/** Formats things as a script element that browsers do not run and that no text inside can close. */
export function formatJsonLd(things: readonly JsonLd[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

interface Breadcrumb {
  name: string;
  path: string;
}

/** The breadcrumbs from the home page to a page. */
export const breadcrumbs = (origin: string, crumbs: readonly Breadcrumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** Describes a record by its breadcrumbs alone. */
export const recordBreadcrumbs =
  (query: RecordQuery<{ record: { title: string } | null }>, parents: Breadcrumb[] = []) =>
  (page: LoadedPage): JsonLd[] => {
    const record = readRecord(page, query);
    return record ? [breadcrumbs(page.origin, [...parents, { name: record.title, path: page.path }])] : [];
  };

/** A reference to the agency. */
export const agencyReference = (origin: string): { '@id': string } => ({ '@id': `${origin}/#agency` });

/** The agency with its address, contact data and opening hours. */
export const agency = (origin: string): JsonLd => ({
  '@type': 'RealEstateAgent',
  ...agencyReference(origin),
  name: facts.name,
  url: `${origin}${paths.home}`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/share.png`,
  telephone: facts.phones[0],
  email: facts.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: facts.address.slice(0, 2).join(', ').replace(`, ${facts.community}`, ''),
    addressLocality: facts.community,
    addressRegion: facts.city,
    addressCountry: 'AE',
  },
  areaServed: { '@type': 'City', name: facts.city },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: facts.hours.open,
    opens: facts.hours.from,
    closes: facts.hours.to,
  },
});
