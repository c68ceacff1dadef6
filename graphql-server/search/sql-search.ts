import type { Statement, StatementReader } from '../database/statement.ts';
import { ListingKind } from '../listings/listing-kind.ts';
import { placesWithin } from '../places/place.ts';
import {
  HomeSort,
  MANY_BEDROOMS,
  Purpose,
  type Choices,
  type Counts,
  type Found,
  type Paging,
  type Search,
  type Wish,
} from './wish.ts';

/** Finds homes by one statement over the table itself: right for some ten thousand of them, and what every other way is held to. */
export class SqlSearch implements Search {
  constructor(private readonly database: StatementReader) {}

  async find(wish: Wish, { sort, page, limit }: Paging): Promise<Found> {
    const rows = (await this.database.rows(STATEMENTS[sort], [page, limit, ...valuesOf(wish)])) as Row[];
    const counts = Object.fromEntries(FACETS.map(([word]) => [word, new Map<string, number>()])) as Counts &
      Mutable;
    const found: Found = { total: 0, page: 1, ids: [], counts };
    for (const [word, value, count] of rows) {
      if (word === 'total') found.total = count;
      else if (word === 'page') found.page = count;
      else if (word === 'id') found.ids.push(Number(value));
      else counts[word].set(value, count);
    }
    return found;
  }
}

type Mutable = Record<keyof Choices, Map<string, number>>;
type Row = [word: keyof Choices | 'total' | 'page' | 'id', value: string, count: number];

/** The kinds of listing that are for one purpose. */
export const KINDS: Record<Purpose, readonly ListingKind[]> = {
  [Purpose.SALE]: [ListingKind.SALE_APARTMENT, ListingKind.SALE_VILLA],
  [Purpose.RENT]: [ListingKind.RENTAL_APARTMENT, ListingKind.RENTAL_VILLA],
};

/** What is wanted of the words that are not counted, each where it is given. */
const CONDITIONS: [type: string, condition: (parameter: string) => string, of: (wish: Wish) => unknown][] = [
  ['bigint', (p) => `t.asked >= ${p}`, ({ priceFrom }) => priceFrom],
  ['bigint', (p) => `t.asked <= ${p}`, ({ priceTo }) => priceTo],
  ['int', (p) => `t.bathroom_count >= ${p}`, ({ bathrooms }) => bathrooms],
  ['int', (p) => `t.built_up_area >= ${p}`, ({ areaFrom }) => areaFrom],
  ['int', (p) => `t.built_up_area <= ${p}`, ({ areaTo }) => areaTo],
  ['text', (p) => `t.search @@ lower(${p})::tsquery`, ({ words }) => words],
];

/** The words that are counted: what is wanted of each, and of what value a row is. */
const FACETS: [
  word: keyof Choices,
  type: string,
  condition: (p: string) => string,
  value: string,
  of: (wish: Wish) => unknown,
][] = [
  ['purpose', 'text[]', (p) => `kind = any(${p})`, purposeOf(), ({ purpose }) => purpose && KINDS[purpose]],
  ['types', 'text[]', (p) => `property_type = any(${p})`, 'property_type', ({ types }) => types],
  ['places', 'text[]', (p) => `place = any(${p})`, 'place', ({ places }) => places?.flatMap(placesWithin)],
  ['bedrooms', 'int[]', (p) => `bedrooms = any(${p})`, 'bedrooms::text', ({ bedrooms }) => bedrooms],
  ['furnishing', 'text[]', (p) => `furnishing = any(${p})`, 'furnishing', ({ furnishing }) => furnishing],
  ['completion', 'text', (p) => `completion = ${p}`, 'completion', ({ completion }) => completion],
  ['amenities', 'text[]', (p) => `amenities @> ${p}`, 'amenity', ({ amenities }) => amenities],
];

function purposeOf(): string {
  const cases = Object.entries(KINDS).map(
    ([purpose, kinds]) => `when kind in ('${kinds.join("', '")}') then '${purpose}'`,
  );
  return `case ${cases.join(' ')} end`;
}

const ORDERS: Record<HomeSort, string> = {
  [HomeSort.NEWEST]: 'created_at desc, id desc',
  [HomeSort.PRICE_LOW]: 'asked nulls last, id',
  [HomeSort.PRICE_HIGH]: 'asked desc nulls last, id desc',
  [HomeSort.AREA_LARGE]: 'built_up_area desc nulls last, id desc',
  [HomeSort.AREA_SMALL]: 'built_up_area nulls last, id',
  [HomeSort.VALUE]: 'asked_per_area nulls last, id',
};

/** In the order of their parameters, which begin with page and limit. */
const valuesOf = (wish: Wish): unknown[] => [
  ...CONDITIONS.map(([, , of]) => of(wish) ?? null),
  ...FACETS.map(([, , , , of]) => of(wish) ?? null),
];

const STATEMENTS = Object.fromEntries(
  Object.entries(ORDERS).map(([sort, order]) => [sort, { name: `search.${sort}`, text: textOf(order) }]),
) as Record<HomeSort, Statement>;

/** One pass through the table, and all that is counted from what it leaves. */
function textOf(order: string): string {
  const given = (parameter: string, condition: string) => `(${parameter} is null or ${condition})`;
  const common = CONDITIONS.map(([type, condition], i) =>
    given(`$${i + 3}::${type}`, condition(`$${i + 3}::${type}`)),
  );
  const wanted = FACETS.map(([word, type, condition], i) => {
    const parameter = `$${i + 3 + CONDITIONS.length}::${type}`;
    return { word, condition: given(parameter, condition(parameter)) };
  });
  const but = (word: string | null) =>
    wanted
      .filter((one) => one.word !== word)
      .map(({ condition }) => condition)
      .join(' and ');
  const counted = FACETS.map(([word, , , value]) => {
    // Of amenities all are wanted together: each is counted among those that have the ones that are chosen.
    if (word === 'amenities') {
      return `select 'amenities', amenity, count(*)::int from matched cross join unnest(amenities) amenity group by amenity`;
    }
    return `select '${word}', ${value}, count(*)::int from base where ${value} is not null and ${but(word)} group by 2`;
  });
  return `with base as materialized (
      select id, kind, property_type, place, case when bedroom_count > ${MANY_BEDROOMS} then ${MANY_BEDROOMS} else bedroom_count end as bedrooms, furnishing, completion,
        amenities, created_at, asked, built_up_area, asked_per_area
      from listings t where ${common.join(' and ')}),
    matched as (select * from base where ${but(null)}),
    counted as (select count(*)::int as total from matched),
    place as (select total, greatest(1, least($1::int, ceil(total / $2::numeric)::int)) as page from counted)
    select 'total', null, total from counted
    union all select 'page', null, page from place
    union all (select 'id', id::text as value, 0 from matched order by ${order}
      offset (select (page - 1) * $2::bigint from place) limit $2::int)
    union all ${counted.join('\n    union all ')}`;
}
