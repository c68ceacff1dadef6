import type { Queryable } from '../database/statement.ts';
import {
  AMENITIES,
  VIEWS,
  allOf,
  conditionsOf,
  parameters,
  publishedAnd,
  PUBLISHED_HOME,
  type Parameter,
} from './conditions.ts';
import { HomeSort, Purpose, type FacetFilter, type HomeFilter } from './home-filter.ts';

/** Maximum number of homes of a search that its pages reach. */
export const MAX_REACHABLE = 10_000;

export interface PageRequest {
  sort: HomeSort;
  page: number;
  limit: number;
  withFacets?: boolean;
}

/**
 * For each value of a filter, how many homes have it and match the other filters. Amenities and views are counted among the homes that
 * match all filters.
 */
export type Facets = Record<keyof FacetFilter, ReadonlyMap<string, number>>;

export interface HomePage {
  /** How many homes match. */
  total: number;
  /** The number of the page; of a page beyond the end the last one. */
  page: number;
  /** How many pages there are, at least 1. */
  pages: number;
  ids: number[];
  facets: Facets | null;
}

interface Order {
  /** SQL of a number, never null, on a row `h` of `homes`. */
  key: string;
  direction: 'asc' | 'desc';
  /** Prices and rents cannot be compared: homes for sale come before homes for rent. */
  saleFirst?: true;
}

const ORDERS: Record<HomeSort, Order> = {
  [HomeSort.NEWEST]: { key: 'h.created_at', direction: 'desc' },
  [HomeSort.PRICE_LOW]: { key: `coalesce(h.price, 'Infinity')`, direction: 'asc', saleFirst: true },
  [HomeSort.PRICE_HIGH]: { key: `coalesce(h.price, '-Infinity')`, direction: 'desc', saleFirst: true },
  [HomeSort.AREA_LARGE]: { key: `coalesce(h.area, '-Infinity')`, direction: 'desc' },
  [HomeSort.AREA_SMALL]: { key: `coalesce(h.area, 'Infinity')`, direction: 'asc' },
  [HomeSort.VALUE]: { key: `coalesce(h.price_per_area, 'Infinity')`, direction: 'asc', saleFirst: true },
};

const isGrouped = (filter: HomeFilter, sort: HomeSort): boolean =>
  ORDERS[sort].saleFirst === true && filter.purpose === undefined;

function orderBy(filter: HomeFilter, sort: HomeSort): string {
  const { key, direction } = ORDERS[sort];
  return `${isGrouped(filter, sort) ? 'h.purpose desc, ' : ''}${key} ${direction}, h.id ${direction}`;
}

/** Finds a page of the homes that match a filter, their number and, if requested, the facets. */
export async function findPage(
  database: Queryable,
  filter: HomeFilter,
  { sort, page, limit, withFacets = false }: PageRequest,
): Promise<HomePage> {
  const lastReachable = Math.max(1, Math.ceil(MAX_REACHABLE / limit));
  const requested = Math.min(page, lastReachable);
  const { values, parameter } = parameters();
  const conditions = conditionsOf(filter, parameter);
  const where = publishedAnd(conditions.values());
  const ids = `array(select h.id from homes h where ${where} order by ${orderBy(filter, sort)}
    limit ${parameter(limit)} offset ${parameter((requested - 1) * limit)})`;
  const text = withFacets
    ? `with ${candidates(conditions)} select ${ids} as ids, ${facetCounts(conditions)}`
    : `select ${ids} as ids, ${countOf(where)} as total`;
  type Row = { ids: number[]; total: number } & FacetCounts;
  const [row] = await database.query<Row>(text, values);
  const { total, facets } = withFacets ? facetsOf(filter, row!) : { total: row!.total, facets: null };
  const pages = Math.max(1, Math.min(lastReachable, Math.ceil(total / limit)));
  if (requested > pages) {
    const last = await findPage(database, filter, { sort, page: pages, limit });
    return { ...last, facets };
  }
  return { total, page: requested, pages, ids: row!.ids, facets };
}

function facetsOf(
  filter: HomeFilter,
  { traits, places, amenities, views }: FacetCounts,
): { total: number; facets: Facets } {
  const { total, counts } = countTraits(filter, traits);
  return {
    total,
    facets: {
      ...counts,
      places: new Map(places),
      amenities: countsByValue(AMENITIES, amenities),
      views: countsByValue(VIEWS, views),
    },
  };
}

/** The counts of values that have bits in the order of `values`, without zeros. */
const countsByValue = (values: readonly string[], counts: readonly number[]): Map<string, number> =>
  new Map(values.map((value, bit) => [value, counts[bit]!] as const).filter(([, homes]) => homes > 0));

const countOf = (where: string): string => `(select count(*)::int from homes h where ${where})`;

type Conditions = ReadonlyMap<keyof HomeFilter, string>;

/** How many homes have each combination of traits, and how many are in each place. */
type TraitRow = [traits: string, homes: number];
type PlaceRow = [place: string, homes: number];

interface FacetCounts {
  traits: TraitRow[];
  places: PlaceRow[];
  /** In the order of `AMENITIES`. */
  amenities: number[];
  /** In the order of `VIEWS`. */
  views: number[];
}

/** The filters whose values `homes.traits` joins, in its order. */
const TRAITS = ['purpose', 'types', 'bedrooms', 'furnishing', 'completion'] as const;
type Trait = (typeof TRAITS)[number];

const isTrait = (name: keyof HomeFilter): boolean => (TRAITS as readonly string[]).includes(name);

const conditionOf = (conditions: Conditions, isIncluded: (name: keyof HomeFilter) => boolean): string =>
  allOf([...conditions].flatMap(([name, sql]) => (isIncluded(name) ? [sql] : [])));

/** The homes that match all filters but those of traits and places: stored if there are such filters, to test them once. */
function candidates(conditions: Conditions): string {
  const where = conditionOf(conditions, (name) => !isTrait(name) && name !== 'places');
  return `candidates as ${where === 'true' ? 'not materialized' : 'materialized'} (
    select h.id, h.traits, h.purpose, h.type, h.place, h.bedrooms, h.furnishing, h.completion, h.amenities, h.views from homes h where ${where} and ${PUBLISHED_HOME})`;
}

/**
 * SQL that counts candidates: by traits under the filter of places, by place under the filters of traits, and with each amenity and each
 * view under both.
 */
function facetCounts(conditions: Conditions): string {
  const inPlaces = conditionOf(conditions, (name) => name === 'places');
  const withTraits = conditionOf(conditions, isTrait);
  const countBits = (column: string, values: readonly string[]): string => {
    const counts = values.map((_, bit) => `count(*) filter (where ${column} & ${2 ** bit} <> 0)`);
    return `(select json_build_array(${counts.join()}) from candidates h where ${inPlaces} and ${withTraits})`;
  };
  return [
    `(select coalesce(json_agg(json_build_array(traits, homes)), '[]') from (
      select h.traits, count(*) as homes from candidates h where ${inPlaces} group by h.traits) counts) as traits`,
    `(select coalesce(json_agg(json_build_array(place, homes)), '[]') from (
      select h.place, count(*) as homes from candidates h where ${withTraits} and h.place is not null group by h.place) counts) as places`,
    `${countBits('h.amenities', AMENITIES)} as amenities`,
    `${countBits('h.views', VIEWS)} as views`,
  ].join(', ');
}

/** The values of a trait that a filter allows; undefined: all. */
const ALLOWED: Record<Trait, (filter: HomeFilter) => readonly string[] | undefined> = {
  purpose: ({ purpose }) => purpose && [purpose],
  types: ({ types }) => types,
  bedrooms: ({ bedrooms }) => bedrooms?.map(String),
  furnishing: ({ furnishing }) => furnishing,
  completion: ({ completion }) => completion && [completion],
};

/** Counts each trait among the homes that match the filters of the other traits. */
function countTraits(filter: HomeFilter, rows: readonly TraitRow[]) {
  const counts: Record<Trait, Map<string, number>> = {
    ...{ purpose: new Map(), types: new Map(), bedrooms: new Map() },
    ...{ furnishing: new Map(), completion: new Map() },
  };
  const allowed = TRAITS.map((trait) => ALLOWED[trait](filter));
  let total = 0;
  for (const [traits, homes] of rows) {
    const values = traits.split(' ');
    const missed = TRAITS.filter((_, i) => allowed[i] && !allowed[i].includes(values[i]!));
    if (missed.length === 0) total += homes;
    for (const [i, trait] of TRAITS.entries()) {
      const value = values[i]!;
      if (value === '' || missed.some((other) => other !== trait)) continue;
      counts[trait].set(value, (counts[trait].get(value) ?? 0) + homes);
    }
  }
  return { total, counts };
}

export interface Position {
  key: number;
  id: number;
  /** Where homes for sale come first: the purpose of the home. */
  purpose?: Purpose | undefined;
}

export interface AfterRequest {
  sort: HomeSort;
  /** The position after which the homes follow; from the first home on if missing. */
  after?: Position | undefined;
  limit: number;
}

export interface HomeSlice {
  total: number;
  homes: Position[];
  hasMore: boolean;
}

/** Finds the homes that follow a position in an order (keyset pagination). */
export async function findAfter(
  database: Queryable,
  filter: HomeFilter,
  { sort, after, limit }: AfterRequest,
): Promise<HomeSlice> {
  const { values, parameter } = parameters();
  const where = publishedAnd(conditionsOf(filter, parameter).values());
  const total = countOf(where);
  const follows = after ? ` and ${followsSql(filter, sort, after, parameter)}` : '';
  const text = `select ${total} as total, (select json_agg(json_build_array(id, key, purpose)) from (
    select h.id, (${ORDERS[sort].key})::text as key, h.purpose from homes h where ${where}${follows}
    order by ${orderBy(filter, sort)} limit ${parameter(limit + 1)}) page) as page`;
  type Row = { total: number; page: [id: number, key: string, purpose: Purpose][] | null };
  const [row] = await database.query<Row>(text, values);
  const withPurpose = isGrouped(filter, sort);
  const homes = (row!.page ?? []).map(([id, key, purpose]) => ({
    id,
    key: Number(key),
    ...(withPurpose && { purpose }),
  }));
  return { total: row!.total, homes: homes.slice(0, limit), hasMore: homes.length > limit };
}

function followsSql(filter: HomeFilter, sort: HomeSort, after: Position, parameter: Parameter): string {
  const { key, direction } = ORDERS[sort];
  const row = `(${key}, h.id) ${direction === 'asc' ? '>' : '<'} (${parameter(after.key)}::float8, ${parameter(after.id)}::int)`;
  if (!isGrouped(filter, sort)) return row;
  const purpose = parameter(after.purpose ?? Purpose.SALE);
  return `(h.purpose < ${purpose} or h.purpose = ${purpose} and ${row})`;
}
