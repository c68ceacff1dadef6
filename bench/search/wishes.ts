import type { Question } from '../questions.ts';

/** A search as it is asked for, in the words of our API. */
export interface Asked {
  filter: {
    purpose?: 'SALE' | 'RENT';
    types?: string[];
    places?: string[];
    bedrooms?: number[];
    furnishing?: string[];
    completion?: string;
    amenities?: string[];
    priceFrom?: number;
    priceTo?: number;
  };
  sort: 'NEWEST' | 'PRICE_LOW' | 'PRICE_HIGH' | 'AREA_LARGE' | 'VALUE';
  page: number;
}

/** What is seen of a map. */
export interface Seen {
  area: { west: number; south: number; east: number; north: number };
  zoom: number;
}

/** Homes on a page. */
export const PER_PAGE = 12;
/** Steps of prices, at which the bare server has them counted. */
export const PRICES: readonly number[] = Array.from({ length: 40 }, (_, i) => Math.round(20_000 * 1.2 ** i));

const PLACES = [
  'dubai-marina',
  'jumeirah-beach-residence',
  'palm-jumeirah',
  'jumeirah-village-circle',
  'business-bay',
  'downtown-dubai',
  'dubai-hills-estate',
  'mirdif',
  'deira',
  'dubailand',
];
const AMENITIES = ['CENTRAL_AC', 'BALCONY', 'WARDROBES', 'SHARED_POOL', 'PRIVATE_POOL', 'SECURITY', 'STUDY'];
const SORTS = ['NEWEST', 'NEWEST', 'NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'AREA_LARGE', 'VALUE'] as const;

/** The same numbers from 0 to 1 every time. */
export function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}

/** So many different searches, as visitors mix them: some look at all of it, most at a place, some at much that they want. */
export function wishes(many: number): Asked[] {
  const chance = random(3);
  const oneOf = <One>(all: readonly One[]): One => all[Math.floor(chance() * all.length)]!;
  const priced = () => {
    const purpose = oneOf(['SALE', 'RENT'] as const);
    const from = (purpose === 'SALE' ? 18 : 4) + Math.floor(chance() * 6);
    return { purpose, priceFrom: PRICES[from], priceTo: PRICES[from + 2 + Math.floor(chance() * 5)]! - 1 };
  };
  const kinds: [share: number, make: () => Asked['filter'], isDeep?: boolean][] = [
    [0.08, () => ({}), true],
    [
      0.2,
      () => ({
        purpose: oneOf(['SALE', 'RENT']),
        ...oneOf([{}, { types: ['APARTMENT'] }, { types: ['VILLA', 'TOWNHOUSE'] }]),
      }),
      true,
    ],
    [0.22, () => ({ purpose: oneOf(['SALE', 'RENT']), places: [oneOf(PLACES)] })],
    [
      0.2,
      () => ({
        purpose: oneOf(['SALE', 'RENT']),
        places: [oneOf(PLACES)],
        bedrooms: oneOf([[1], [2], [1, 2], [3, 4, 5]]),
      }),
    ],
    [
      0.12,
      () => ({
        ...priced(),
        bedrooms: oneOf([
          [1, 2],
          [2, 3],
          [3, 4, 5, 6, 7],
        ]),
      }),
    ],
    [
      0.1,
      () => ({
        ...priced(),
        amenities: [...new Set([oneOf(AMENITIES), oneOf(AMENITIES), oneOf(AMENITIES)])],
      }),
    ],
    [
      0.06,
      () => ({
        ...priced(),
        places: [oneOf(PLACES)],
        bedrooms: [2],
        furnishing: ['FURNISHED'],
        completion: 'COMPLETED',
        amenities: [oneOf(AMENITIES)],
      }),
    ],
    [0.02, () => ({ places: ['deira'], priceFrom: PRICES[38], priceTo: PRICES[39]! - 1 })],
  ];
  const pageOf = (isDeep: boolean) => (chance() < 0.75 ? 1 : 2 + Math.floor(chance() * (isDeep ? 100 : 4)));
  return Array.from({ length: many }, () => {
    let left = chance();
    const [, make, isDeep = false] = kinds.find(([share]) => (left -= share) < 0) ?? kinds[0]!;
    return { filter: make(), sort: oneOf(SORTS), page: pageOf(isDeep) };
  });
}

/** So many pieces of the map, from a part of the city to a few streets. */
export function views(many: number): Seen[] {
  const chance = random(5);
  return Array.from({ length: many }, () => {
    const zoom = 11 + Math.floor(chance() * 6);
    const wide = 700 / 2 ** zoom;
    const [west, south] = [55.1 + chance() * 0.25, 25 + chance() * 0.2];
    return { zoom, area: { west, south, east: west + wide, north: south + wide * 0.6 } };
  });
}

const CHOICES = ['purposes', 'types', 'bedrooms', 'furnishing', 'completion', 'amenities']
  .map((choice) => `${choice} { value homes }`)
  .join(' ');

const FOUND = `query Found($filter: HomeFilter, $sort: HomeSort!, $page: Int!) {
  homes(filter: $filter, sort: $sort, page: $page, limit: ${PER_PAGE}) {
    total items { id title location bedroomCount bathroomCount builtUpArea thumbnail { url alt } }
    choices { ${CHOICES} places { value { id name } homes } }
  }
}`;
const MAP = `query Map($filter: HomeFilter, $area: Bounds!, $zoom: Int!) {
  homes(filter: $filter, limit: 1) {
    clusters(area: $area, zoom: $zoom) { latitude longitude homes west south east north home { id title } }
  }
}`;
const TYPED = `query Typed($words: String!) { places(words: $words) { id name } }`;

function graphql(operationName: string, query: string, variables: object): Question {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return {
    method: 'POST',
    path: '/graphql',
    headers,
    body: JSON.stringify({ operationName, query, variables }),
  };
}

/** A page of what is found, its total, and how many each other choice would find. */
export const found = (asked: Asked): Question => graphql('Found', FOUND, asked);

/** What is seen of the map of all that a filter finds. */
export const onMap = (seen: Seen, { filter }: Asked): Question => graphql('Map', MAP, { ...seen, filter });

/** The same page and its total over REST. */
export function foundByRest({ filter, sort, page }: Asked): Question {
  const word = (value: string) => value.toLowerCase().replaceAll('_', '-');
  const asked = new URLSearchParams({ sort: word(sort), page: String(page), limit: String(PER_PAGE) });
  const said: Record<string, string[] | undefined> = {
    purpose: filter.purpose && [word(filter.purpose)],
    type: filter.types?.map(word),
    place: filter.places,
    beds: filter.bedrooms?.map(String),
    furnishing: filter.furnishing?.map(word),
    completion: filter.completion === undefined ? undefined : [word(filter.completion)],
    amenity: filter.amenities?.map(word),
    'price-from': filter.priceFrom === undefined ? undefined : [String(filter.priceFrom)],
    'price-to': filter.priceTo === undefined ? undefined : [String(filter.priceTo)],
  };
  for (const [name, values = []] of Object.entries(said))
    for (const value of values) asked.append(name, value);
  return { method: 'GET', path: `/api/listings?${asked.toString()}` };
}

const NAMES = [
  'Dubai Marina',
  'Palm Jumeirah',
  'Business Bay',
  'Jumeirah Village Circle',
  'Downtown',
  'Mirdif',
  'Deira',
];

/** What somebody types who looks for a place, letter by letter. */
export const typed = (): Question[] =>
  NAMES.flatMap((name) =>
    Array.from({ length: name.length - 1 }, (_, i) =>
      graphql('Typed', TYPED, { words: name.slice(0, i + 2) }),
    ),
  );
