import type { Condition } from '../collections/reading/condition.ts';
import { HOMES } from '../listings/facts/home.ts';
import { places, placesWithin } from '../places/place.ts';
import { usualTypeOf } from './home-facts.ts';
import { MANY_BEDROOMS, type Wish } from './wish.ts';

type Conditions = { [Name in keyof Wish]-?: (wanted: NonNullable<Wish[Name]>) => Condition };

/** A column that says one of some words. */
const among = (column: string, wanted: readonly string[]): Condition => ({
  holds: (words) => `t.${column} = any(${words}::text[])`,
  values: [wanted],
});

const atLeast = (column: string, wanted: number): Condition => ({
  holds: (least) => `t.${column} >= ${least}::bigint`,
  values: [wanted],
});

const atMost = (column: string, wanted: number): Condition => ({
  holds: (most) => `t.${column} <= ${most}::bigint`,
  values: [wanted],
});

const usualTypes = (Object.keys(HOMES) as (keyof typeof HOMES)[])
  .map((kind) => `when '${kind}' then '${usualTypeOf(kind)}'`)
  .join(' ');

/** What each thing that is wished for says of the rows of listings; the same as the engine says of what it keeps of them. */
const CONDITIONS: Conditions = {
  purpose: (purpose) =>
    among(
      'kind',
      Object.entries(HOMES).flatMap(([kind, home]) => (home.purpose === (purpose as string) ? [kind] : [])),
    ),
  types: (types) => ({
    holds: (words) => `coalesce(t.property_type, case t.kind ${usualTypes} end) = any(${words}::text[])`,
    values: [types],
  }),
  places: (wanted) => among('place', wanted.flatMap(placesWithin)),
  priceFrom: (least) => atLeast('asked', least),
  priceTo: (most) => atMost('asked', most),
  bedrooms: (wanted) => ({
    // The least of nothing and a number is that number.
    holds: (counts) =>
      `t.bedroom_count is not null and least(t.bedroom_count, ${MANY_BEDROOMS}) = any(${counts}::int[])`,
    values: [wanted],
  }),
  bathrooms: (least) => atLeast('bathroom_count', least),
  areaFrom: (least) => atLeast('built_up_area', least),
  areaTo: (most) => atMost('built_up_area', most),
  furnishing: (furnishing) => among('furnishing', furnishing),
  completion: (completion) => among('completion', [completion]),
  amenities: (wanted) => ({ holds: (all) => `t.amenities @> ${all}::text[]`, values: [wanted] }),
  anyAmenities: (groups) => ({
    holds: (...each) => each.map((any) => `t.amenities && ${any}::text[]`).join(' and '),
    values: [...groups],
  }),
  // A home without a pin stands where its place does.
  within: ({ west, south, east, north }) => ({
    holds: (w, s, e, n, standing) =>
      `case when t.latitude is null then t.place = any(${standing}::text[])
        else t.longitude between ${w}::float8 and ${e}::float8 and t.latitude between ${s}::float8 and ${n}::float8 end`,
    values: [
      west,
      south,
      east,
      north,
      places
        .filter(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north)
        .map(({ id }) => id),
    ],
  }),
  words: (wanted) => ({ holds: (words) => `t.search @@ ${words}::tsquery`, values: [wanted] }),
};

/** What a wish says of the rows of listings. */
export const conditionsOf = (wish: Wish): Condition[] =>
  Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const wanted = wish[name as keyof Wish];
    return wanted === undefined ? [] : [(condition as (wanted: unknown) => Condition)(wanted)];
  });
