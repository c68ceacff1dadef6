import type { TypedDocumentNode } from '@apollo/client';
import { BlogDocument } from '../../schema/documents/site/blog/graphql.ts';
import { CategoryDocument } from '../../schema/documents/site/categories/graphql.ts';
import {
  ApartmentForSaleDocument,
  RentalApartmentDocument,
  RentalVillaDocument,
  VillaForSaleDocument,
} from '../../schema/documents/site/listings/graphql.ts';
import { LatestProjectDocument, PropertyDocument } from '../../schema/documents/site/projects/graphql.ts';
import type { QueryCache } from '../data/query-cache.ts';
import { addressesOf, paths } from '../paths.ts';
import { questions } from './home/texts.ts';
import {
  apartmentsForSale,
  rentalApartments,
  rentalVillas,
  villasForSale,
  type ListingKind,
} from './listings/kinds.ts';
import { agent } from './json-ld/agent.ts';
import { article } from './json-ld/article.ts';
import { crumbs, type Crumb } from './json-ld/crumbs.ts';
import { listing, type ListedHome } from './json-ld/listing.ts';
import { questionsPage } from './json-ld/questions.ts';
import type { JsonLd } from './json-ld/json-ld.ts';

/** A page that has its data, and where it stands. */
export interface DescribedPage {
  /** The pattern of its address. */
  pattern: string;
  /** Its own address. */
  path: string;
  /** The number in it. */
  id: string;
  origin: string;
  cache: QueryCache;
}

type Describe = (page: DescribedPage) => JsonLd[];
type ById<Data> = TypedDocumentNode<Data, { id: string }>;

function known<Data>({ cache, id }: DescribedPage, document: ById<Data>): Data | null {
  const result = cache.read({ document, variables: { id } });
  return result.state === 'here' ? result.data : null;
}

/** A listing, and the way to it. */
const home =
  (
    query: ById<{ record: ListedHome | null }>,
    kind: ListingKind,
    said: Pick<Parameters<typeof listing>[1], 'home' | 'purpose'>,
  ): Describe =>
  (page) => {
    const offer = known(page, query)?.record;
    if (!offer) return [];
    const way = [
      { name: kind.title, path: kind.list },
      { name: offer.title, path: page.path },
    ];
    return [...listing(offer, { ...page, ...said }), crumbs(page.origin, way)];
  };

/** The way to a record of which no more is said. */
const wayTo =
  (query: ById<{ record: { title: string } | null }>, through: Crumb[] = []): Describe =>
  (page) => {
    const record = known(page, query)?.record;
    return record ? [crumbs(page.origin, [...through, { name: record.title, path: page.path }])] : [];
  };

const wayToBlog = wayTo(BlogDocument, [{ name: 'Blog', path: paths.blogs }]);

const pages: Readonly<Record<string, Describe>> = {
  [paths.home]: ({ origin }) => [agent(origin), questionsPage(questions)],
  [paths.contact]: ({ origin }) => [agent(origin)],
  [paths.apartmentForSale]: home(ApartmentForSaleDocument, apartmentsForSale, {
    home: 'Apartment',
    purpose: 'Sell',
  }),
  [paths.villaForSale]: home(VillaForSaleDocument, villasForSale, { home: 'House', purpose: 'Sell' }),
  [paths.rentalApartment]: home(RentalApartmentDocument, rentalApartments, {
    home: 'Apartment',
    purpose: 'LeaseOut',
  }),
  [paths.rentalVilla]: home(RentalVillaDocument, rentalVillas, { home: 'House', purpose: 'LeaseOut' }),
  [paths.property]: wayTo(PropertyDocument),
  [paths.latestProject]: wayTo(LatestProjectDocument),
  [paths.category]: wayTo(CategoryDocument),
  [paths.blog]: (page) => {
    const blog = known(page, BlogDocument)?.record;
    return blog ? [article(blog, page), ...wayToBlog(page)] : [];
  },
};

/** What search engines are told of a page in their own words. */
export function jsonLdOf(page: DescribedPage): JsonLd[] {
  const path = Object.keys(pages).find((canonical) => addressesOf(canonical).includes(page.pattern));
  return path === undefined ? [] : (pages[path]?.(page) ?? []);
}
