import type { QueryResult } from '../../data/query.ts';
import { paths } from '../../paths.ts';
import { CITY } from '../../../schema/city.ts';
import type { Agency } from '../agency.ts';
import { home } from '../layout/frame-messages.ts';

/** A node of the schema.org vocabulary. */
export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

/** A rendered page. */
export interface LoadedPage {
  path: string;
  /** The origin of absolute URLs. */
  origin: string;
  /** The data of its loader. */
  data: unknown;
  agency: Agency;
}

/** Returns the record of a page from the data of its loader; null if it does not exist or its query failed. */
export function readRecord({ data }: LoadedPage, name: string): unknown {
  const result = (data as Record<string, QueryResult<{ record: unknown }> | undefined>)[name];
  return result?.state === 'loaded' ? result.data.record : null;
}

/** Serializes nodes as a JSON-LD script element; empty without nodes. */
export function formatJsonLd(nodes: readonly JsonLd[]): string {
  if (nodes.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  const escaped = json.replaceAll('<', String.raw`\u003c`); // a text with `</script>` must not close the element
  return `<script type="application/ld+json">${escaped}</script>`;
}

interface Breadcrumb {
  name: string;
  path: string;
}

/** Creates the breadcrumbs of a page. The home page is added as the first of them. */
export function createBreadcrumbList(origin: string, breadcrumbs: readonly Breadcrumb[]): JsonLd {
  const items = [{ name: home, path: paths.home }, ...breadcrumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Returns a function that creates the breadcrumbs of a record's page; none if the record does not exist. */
export const createRecordBreadcrumbs =
  (name: string, parents: readonly Breadcrumb[] = []) =>
  (page: LoadedPage): JsonLd[] => {
    const record = readRecord(page, name) as { title: string } | null;
    if (!record) return [];
    const ownBreadcrumb = { name: record.title, path: page.path };
    return [createBreadcrumbList(page.origin, [...parents, ownBreadcrumb])];
  };

/** Returns the id with which other nodes refer to the agency. */
export const agencyReference = (origin: string): { '@id': string } => ({ '@id': `${origin}/#agency` });

/** Creates the node of the agency with what is known of its address, contact data and opening hours. */
export function createAgencyNode(agency: Agency, origin: string): JsonLd {
  const { name, phones, email, address, community, hours } = agency;
  const street = address.slice(0, 2).join(', ');
  return {
    '@type': 'RealEstateAgent',
    ...agencyReference(origin),
    name,
    url: `${origin}${paths.home}`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.png`,
    telephone: phones[0],
    email: email ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street.replace(`, ${community}`, '') || undefined,
      addressLocality: community ?? undefined,
      addressRegion: CITY,
      addressCountry: 'AE',
    },
    areaServed: { '@type': 'City', name: CITY },
    openingHoursSpecification: openingHoursOf(hours),
  };
}

function openingHoursOf(hours: Agency['hours']): JsonLd | JsonLd[] | undefined {
  const open = hours.flatMap(({ days, ranges }) =>
    ranges.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: from,
      closes: to,
    })),
  );
  return open.length > 1 ? open : open[0];
}
