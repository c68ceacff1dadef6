import { Amenity, View } from '../listings/facts/choices.ts';
import { isPublished } from '../published.ts';
import type { Condition } from '../collections/queries/record-reader.ts';
import { KILOMETRES_PER_DEGREE, landmarkOf, placesNear, type Landmark } from '../places/landmarks.ts';
import { places, placesWithin } from '../places/place.ts';
import { buildingsQuery } from './buildings.ts';
import type { HomeFilter } from './home-filter.ts';

/** Adds a value to a statement and returns its placeholder, such as `$1`. */
export type Parameter = (value: unknown) => string;

/** The values of a statement that is being written, and what adds one. */
export function parameters(): { values: unknown[]; parameter: Parameter } {
  const values: unknown[] = [];
  return { values, parameter: (value) => `$${values.push(value)}` };
}

/** The amenities in the order of their bits in `homes.amenities`, as the SQL function `amenity_bits` has them. */
export const AMENITIES: readonly Amenity[] = Object.values(Amenity);

/** The views in the order of their bits in `homes.views`, as the SQL function `view_bits` has them. */
export const VIEWS: readonly View[] = Object.values(View);

/** The sum of the bits of values that have bits in the order of `all`. */
const bitsOf = <Value>(all: readonly Value[], values: readonly Value[]): number =>
  [...new Set(values)].reduce((bits, value) => bits + 2 ** all.indexOf(value), 0);

/** SQL that a column of bits has all bits. */
const hasAll = (column: string, bits: number, parameter: Parameter): string => {
  const placeholder = `${parameter(bits)}::bigint`;
  return `(${column} & ${placeholder}) = ${placeholder}`;
};

/** SQL that a column of bits has one bit of each group. */
const hasAnyOfEach = (column: string, groups: readonly number[], parameter: Parameter): string =>
  groups.map((bits) => `(${column} & ${parameter(bits)}::bigint) <> 0`).join(' and ');

type Conditions = {
  [Name in keyof HomeFilter]-?: (value: NonNullable<HomeFilter[Name]>, parameter: Parameter) => string;
};

/** The condition that a home is near one of these landmarks; a home without a pin is at the centre of its place. */
function nearAny(landmarks: readonly Landmark[], parameter: Parameter): string {
  const positions = landmarks.flatMap(({ positions, kilometres }) =>
    positions.map(([lat, lng]) => ({ lat, lng, kilometres })),
  );
  const [lats, lngs, radii] = (['lat', 'lng', 'kilometres'] as const).map((name) =>
    parameter(positions.map((position) => position[name])),
  );
  const centres = parameter(landmarks.flatMap(placesNear).map(({ id }) => id));
  return `(h.id in (select pinned.id from unnest(${lats}::float8[], ${lngs}::float8[], ${radii}::float8[]) as p (lat, lng, km)
      join homes pinned on pinned.latitude between p.lat - p.km / ${KILOMETRES_PER_DEGREE} and p.lat + p.km / ${KILOMETRES_PER_DEGREE}
        and ${KILOMETRES_PER_DEGREE} * sqrt((pinned.latitude - p.lat) ^ 2 + ((pinned.longitude - p.lng) * cos(radians(p.lat))) ^ 2) <= p.km)
    or h.id in (select placed.id from homes placed where placed.latitude is null and placed.place = any(${centres}::text[])))`;
}

/** SQL of each filter, on a row `h` of `homes`. */
const CONDITIONS: Conditions = {
  purpose: (purpose, parameter) => `h.purpose = ${parameter(purpose)}`,
  types: (types, parameter) => `h.type = any(${parameter(types)}::text[])`,
  places: (ids, parameter) => {
    const inPlaces = `h.place = any(${parameter(ids.flatMap(placesWithin))}::text[])`;
    const landmarks = ids.flatMap((id) => landmarkOf(id) ?? []);
    return landmarks.length === 0 ? inPlaces : `(${inPlaces} or ${nearAny(landmarks, parameter)})`;
  },
  listing: (name, parameter) => {
    const condition =
      'reference' in name
        ? `named.reference = ${parameter(name.reference)}`
        : `named.id = ${parameter(name.id)}::int and named.kind = ${parameter(name.kind)}`;
    return `h.id in (select named.id from listings named where ${condition})`;
  },
  buildings: (names, parameter) =>
    `h.id in (select named.id from listings named where named.building is not null and named.deleted_at is null
      and search_words(named.building) @@ ${parameter(buildingsQuery(names))}::tsquery and named.building = any(${parameter(names)}::text[]))`,
  near: (ids, parameter) =>
    nearAny(
      ids.flatMap((id) => landmarkOf(id) ?? []),
      parameter,
    ),
  bedrooms: (bedrooms, parameter) => `h.bedrooms = any(${parameter(bedrooms)}::smallint[])`,
  furnishing: (furnishing, parameter) => `h.furnishing = any(${parameter(furnishing)}::text[])`,
  completion: (completion, parameter) => `h.completion = ${parameter(completion)}`,
  amenities: (amenities, parameter) => hasAll('h.amenities', bitsOf(AMENITIES, amenities), parameter),
  anyAmenities: (groups, parameter) =>
    hasAnyOfEach(
      'h.amenities',
      groups.map((group) => bitsOf(AMENITIES, group)),
      parameter,
    ),
  views: (views, parameter) => hasAll('h.views', bitsOf(VIEWS, views), parameter),
  anyViews: (groups, parameter) =>
    hasAnyOfEach(
      'h.views',
      groups.map((group) => bitsOf(VIEWS, group)),
      parameter,
    ),
  cheques: (cheques, parameter) => `h.cheques ${cheques === 1 ? '=' : '>='} ${parameter(cheques)}::int`,
  priceFrom: (price, parameter) => `h.price >= ${parameter(price)}::float8`,
  priceTo: (price, parameter) => `h.price <= ${parameter(price)}::float8`,
  bathrooms: (bathrooms, parameter) => `h.bathrooms >= ${parameter(bathrooms)}::int`,
  areaFrom: (area, parameter) => `h.area >= ${parameter(area)}::float8`,
  areaTo: (area, parameter) => `h.area <= ${parameter(area)}::float8`,
  within: ({ west, south, east, north }, parameter) => {
    const inside = places.filter(
      ({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north,
    );
    return `(h.latitude between ${parameter(south)}::float8 and ${parameter(north)}::float8
        and h.longitude between ${parameter(west)}::float8 and ${parameter(east)}::float8
      or h.latitude is null and h.place = any(${parameter(inside.map(({ id }) => id))}::text[]))`;
  },
  excluded: ({ types, places: ids, bedrooms, furnishing, amenities, views }, parameter) =>
    allOf([
      ...(types ? [`h.type <> all(${parameter(types)}::text[])`] : []),
      ...(ids ? [`(h.place = any(${parameter(ids.flatMap(placesWithin))}::text[])) is not true`] : []),
      ...(bedrooms ? [`(h.bedrooms = any(${parameter(bedrooms)}::smallint[])) is not true`] : []),
      ...(furnishing ? [`(h.furnishing = any(${parameter(furnishing)}::text[])) is not true`] : []),
      ...(amenities ? [`(h.amenities & ${parameter(bitsOf(AMENITIES, amenities))}::bigint) = 0`] : []),
      ...(views ? [`(h.views & ${parameter(bitsOf(VIEWS, views))}::bigint) = 0`] : []),
    ]),
  publishedAfter: (time, parameter) => `h.published_from > ${parameter(time)}::timestamptz`,
  words: (words, parameter) => `h.words @@ ${parameter(words)}::tsquery`,
};

export function conditionsOf(filter: HomeFilter, parameter: Parameter): Map<keyof HomeFilter, string> {
  const conditions = new Map<keyof HomeFilter, string>();
  for (const [name, condition] of Object.entries(CONDITIONS) as [keyof HomeFilter, unknown][]) {
    const value = filter[name];
    if (value === undefined) continue;
    conditions.set(name, (condition as (value: unknown, parameter: Parameter) => string)(value, parameter));
  }
  return conditions;
}

export const allOf = (conditions: Iterable<string>): string => [...conditions].join(' and ') || 'true';

/** The condition that visitors see a home `h`. */
export const PUBLISHED_HOME = isPublished('h');

/** The conditions of a filter on homes that visitors see. */
export const publishedAnd = (conditions: Iterable<string>): string => allOf([...conditions, PUBLISHED_HOME]);

/** The same filter on a row `t` of `listings`, for the lists of staff. */
export function listingCondition(filter: HomeFilter): Condition[] {
  const parameters: Record<string, unknown> = {};
  const conditions = conditionsOf(filter, (value) => {
    const name = `home${Object.keys(parameters).length}`;
    parameters[name] = value;
    return `:${name}`;
  });
  if (conditions.size === 0) return [];
  const where = allOf(conditions.values());
  return [{ sql: `t.id in (select h.id from homes h where ${where})`, parameters }];
}
