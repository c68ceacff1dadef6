import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { placeNames } from '../../../schema/places.ts';
import {
  AMENITIES,
  emptySearch,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  inOrderOfSize,
  findUnknownParams,
  parseSearch,
  printSearch,
  PERIODS,
  PURPOSES,
  SORTS,
  TYPES,
  RESULT_VIEWS,
  VIEWS,
  toSlug,
  type Search,
} from '../../../schema/search.ts';

/** A seeded generator of pseudo-random numbers. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}
const nextRandom = random(11);
const randomBelow = (max: number) => Math.floor(nextRandom() * max);
const pickOne = <Value>(values: readonly Value[]): Value => values[randomBelow(values.length)]!;
const valueOrNull = <Value>(value: Value): Value | null => (nextRandom() < 0.5 ? value : null);
/** Picks a share of the values, sorted as in the query string. */
const pickSome = <Value extends string | number>(values: readonly Value[], share = 0.2): Value[] =>
  values.filter(() => nextRandom() < share).sort((one, other) => (toSlug(one) < toSlug(other) ? -1 : 1));

const SEARCH_TEXTS = [
  '',
  'sea view',
  'C&A = 100% + more?',
  'مرسى دبي',
  '码头',
  'Ünder #1',
  '“quoted”',
  '👩‍👧 home',
];

const randomSearch = (): Search => {
  const purpose = valueOrNull(pickOne(PURPOSES));
  const [priceFrom, priceTo] = inOrderOfSize(
    valueOrNull(1 + randomBelow(9_000_000_000_000_000)),
    valueOrNull(1 + randomBelow(2_147_483_647)),
  );
  const [areaFrom, areaTo] = inOrderOfSize(
    valueOrNull(1 + randomBelow(100_000_000)),
    valueOrNull(1 + randomBelow(100_000_000)),
  );
  return {
    purpose,
    places: pickSome(Object.keys(placeNames), 0.03).slice(0, 20),
    types: pickSome(TYPES),
    priceFrom,
    priceTo,
    period: purpose === 'SALE' ? 'YEAR' : pickOne(PERIODS),
    bedrooms: pickSome(BEDROOMS),
    bathrooms: valueOrNull(1 + randomBelow(20)),
    areaFrom,
    areaTo,
    furnishing: pickSome(FURNISHING),
    completion: valueOrNull(pickOne(COMPLETION)),
    amenities: pickSome(AMENITIES),
    views: pickSome(VIEWS),
    cheques: valueOrNull(1 + randomBelow(12)),
    within: valueOrNull({
      west: (5_500_000 + randomBelow(10_000)) / 100_000,
      south: -0.00001,
      east: (5_520_000 + randomBelow(10_000)) / 100_000,
      north: 25.25,
    }),
    words: pickOne(SEARCH_TEXTS),
    sort: pickOne(SORTS),
    view: pickOne(RESULT_VIEWS),
    page: 1 + randomBelow(3),
  };
};

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe('query string of a search', () => {
  test('parses to the search that it was printed from', () => {
    for (let round = 0; round < 500; round++) {
      const search = randomSearch();
      const query = printSearch(search);
      expect(parse(query)).toEqual(search);
      const names = [...new URLSearchParams(query).keys()];
      expect(names).toEqual([...names].sort());
    }
  });

  test.each([
    'purpose=rent&amp;beds=2&amp;place=dubai-marina',
    'purpose=3Drent&beds=3D2&place=3Ddubai-marina',
    'purpose=rent%26beds=2%26place=dubai-marina',
    'purpose=rent;beds=2;place=dubai-marina',
    'PURPOSE=RENT&Beds=2&Place=Dubai-Marina',
    'purpose%3Drent%26beds%3D2%26place%3Ddubai-marina',
    'purpose=rent&beds=2&place=dubai%252Dmarina',
    'purpose=rent&beds=２&place=dubai-marina.',
    'purpose=rent&beds=2&place=dubai-marina).',
    'purpose=rent&beds=2&place=dubai-marina=',
  ])('is understood as spoiled by a mail program: %s', (query) => {
    expect(printSearch(parse(query))).toBe('beds=2&place=dubai-marina&purpose=rent');
    expect(findUnknownParams(new URLSearchParams(query))).toEqual([]);
  });

  test.each([
    ['words=2%2520bed%2520in%2520marina', '2 bed in marina'],
    ['words=%25D8%25B4%25D9%2582%25D8%25A9', 'شقة'],
    ['words=100%25+ready', '100% ready'],
  ])('reads words that were encoded once more: %s', (query, words) => {
    expect(parse(query).words).toBe(words);
  });

  test('reads full-width digits of prices', () => {
    expect(parse('price-to=２０００００&baths=３')).toMatchObject({ priceTo: 200_000, bathrooms: 3 });
  });

  test('names the parameters that are not understood', () => {
    const query = 'bedrooms=2&type=castle&utm_source=mail&price-to=cheap&fbclid=1&words=a%26b;c.&beds=';
    expect(findUnknownParams(new URLSearchParams(query))).toEqual([
      ['bedrooms', '2'],
      ['type', 'castle'],
    ]);
    expect(parse(query).words).toBe('a&b;c.');
  });

  test('is independent of the order and repetition of parameters', () => {
    for (let round = 0; round < 200; round++) {
      const query = printSearch(randomSearch());
      const pairs = [...new URLSearchParams(query)];
      const shuffled = [...pairs, ...pairs, ['utm_source', 'x'], ['price-from', '']].sort(
        () => nextRandom() - 0.5,
      );
      expect(printSearch(parseSearch(new URLSearchParams(shuffled as [string, string][])))).toBe(query);
    }
  });

  test('is parsed without an error from any text', () => {
    const FRAGMENTS = [
      'type',
      'beds',
      'page',
      'words',
      'place',
      '=',
      '&',
      '%',
      '%zz',
      '-1',
      '0',
      '\0',
      '\ud800',
      '🏠',
    ];
    for (let round = 0; round < 1000; round++) {
      const query = Array.from({ length: randomBelow(12) }, () => pickOne(FRAGMENTS)).join('');
      const search = parse(query);
      expect(parse(printSearch(search))).toEqual(search);
    }
  });

  test.each([
    ['', ''],
    ['purpose=&type=&price-from=&words=+&sort=newest&page=1', ''],
    ['price-from=3000000000', 'price-from=3000000000'],
    ['price-from=9000000000000000&price-to=9000000000000001', 'price-from=9000000000000000'],
    ['type=villa&type=townhouse&type=villa', 'type=townhouse&type=villa'],
    ['type=Hotel-Apartment&purpose=RENT', 'purpose=rent&type=hotel-apartment'],
    ['purpose=steal&type=castle&beds=99&baths=0&place=atlantis&place=dubai', ''],
    [
      'price-from=AED+1,500,000&price-to=2.5m&area-to=900k',
      'area-to=900000&price-from=1500000&price-to=2500000',
    ],
    ['price-from=٢٬٥٠٠٬٠٠٠&price-to=۳٫۵+مليون', 'price-from=2500000&price-to=3500000'],
    ['price-from=15,00,000&price-to=2+million+Dhs', 'price-from=1500000&price-to=2000000'],
    ['price-from=-5&price-to=1e9&area-from=twelve', ''],
    ['price-from=1,5m&price-to=1.500&area-to=1.500.000', ''],
    ['price-from=99999999999999999&page=0&page=2', 'page=2'],
    [
      'price-from=900,000&price-to=100&area-from=9&area-to=1',
      'area-from=1&area-to=9&price-from=100&price-to=900000',
    ],
    ['price-to=9000&period=month&purpose=rent', 'period=month&price-to=9000&purpose=rent'],
    ['price-to=9000&period=month&purpose=sale', 'price-to=9000&purpose=sale'],
    ['beds=0&beds=7&place=palm-jumeirah', 'beds=0&beds=7&place=palm-jumeirah'],
    ['words=%09sea%0A%00view++', 'words=sea+view'],
    [`words=${'a'.repeat(300)}`, `words=${'a'.repeat(200)}`],
  ])('%s is printed as %s', (query, canonicalQuery) => {
    expect(printSearch(parse(query))).toBe(canonicalQuery);
  });

  test('is empty without filters', () => {
    expect(printSearch(emptySearch)).toBe('');
  });
});

test('the values of the filters equal the enums of the API', () => {
  const file = new URL('../../../schema/schema.graphql', import.meta.url);
  const schema = buildSchema(readFileSync(file, 'utf8'));
  const known = { Purpose: PURPOSES, PropertyType: TYPES, Furnishing: FURNISHING, Completion: COMPLETION };
  for (const [name, values] of Object.entries({ ...known, Amenity: AMENITIES, HomeSort: SORTS })) {
    const type = schema.getType(name) as GraphQLEnumType;
    expect([name, [...values].sort()]).toEqual([
      name,
      type
        .getValues()
        .map((value) => value.name)
        .sort(),
    ]);
  }
});
