import { describe, expect, test } from '@jest/globals';
import { multiplyExactly, multiplyRounded, parseNumber } from '../../text-parsing/numbers.ts';
import { type ParseResult, UnclearText } from '../../text-parsing/parse-result.ts';
import { readFileSync } from 'node:fs';
import { parseSize, SIZE_VOCABULARY } from './area.ts';
import { parseLocation } from './place.ts';
import { parsePrice, PRICE_VOCABULARY } from './price.ts';
import { BATHROOM_VOCABULARY, BEDROOM_VOCABULARY, parseBathrooms, parseBedrooms } from './rooms.ts';
import { SeededRandom } from '../../testing-random.ts';
import { corrupt, INVALID_TEXTS } from '../../fuzz/testing-invalid-values.ts';
import { namesOf } from '../../places/names.ts';
import { places } from '../../places/place.ts';
import { suggestPlaces } from '../../places/suggest-places.ts';

describe('numbers', () => {
  test.each([
    ['2150000', 'nothing', 2_150_000n, 0],
    ['2,150,000', 'nothing', 2_150_000n, 0],
    ['2,150,000.50', 'nothing', 215_000_050n, 2],
    ["2'150'000", 'nothing', 2_150_000n, 0],
    ['1.250.000', 'nothing', 1_250_000n, 0],
    ['2.150', 'multiplier', 2_150n, 3],
    ['0.125', 'unit', 125n, 3],
    ['1,25', 'multiplier', 125n, 2],
    ['83,61', 'unit', 8_361n, 2],
    ['2,240', 'unit', 2_240n, 0],
    ['1.250.000,00', 'nothing', 125_000_000n, 2],
    ['1 250 000,50', 'nothing', 125_000_050n, 2],
  ] as const)('"%s" before a %s', (text, next, digits, decimals) => {
    expect(parseNumber(text, next)).toEqual({ digits, decimals });
  });

  test.each([
    ['2.150', 'unit'],
    ['2,150', 'multiplier'],
    ['2,15', 'nothing'],
    ['21,50,000', 'nothing'],
    ['1.250,000', 'nothing'],
    ['1,250.000', 'nothing'],
    ['1.250.00', 'nothing'],
    ['0,900', 'unit'],
    ['007', 'nothing'],
    ['1.2345', 'nothing'],
  ] as const)('"%s" before a %s is unclear', (text, next) => {
    expect(() => parseNumber(text, next)).toThrow(UnclearText);
  });

  test('multiplies without rounding, or rounds halves upwards', () => {
    expect(multiplyExactly({ digits: 215n, decimals: 2 }, 1_000_000n)).toBe(2_150_000n);
    expect(multiplyExactly({ digits: 215n, decimals: 2 }, 1n)).toBeNull();
    expect(multiplyRounded({ digits: 5n, decimals: 1 }, 1n)).toBe(1n);
    expect(multiplyRounded({ digits: 49n, decimals: 2 }, 1n)).toBe(0n);
  });
});

type DemoRecord = Partial<Record<string, string>>;

const recordsOf = (file: string): DemoRecord[] =>
  JSON.parse(readFileSync(`graphql-server/demo/content/${file}.json`, 'utf8')) as DemoRecord[];

const expectCertain = (result: ParseResult<unknown>) => expect(result).toEqual({ facts: expect.anything() });

test.each([
  ['sale-apartments', 'SALE', 'apartment'],
  ['sale-villas', 'SALE', 'villa'],
  ['rental-apartments', 'RENT', 'apartment'],
  ['rental-villas', 'RENT', 'villa'],
] as const)('the demo content of %s is certain', (file, purpose, family) => {
  const records = recordsOf(file);
  expect(records.length).toBeGreaterThan(10);
  let parsed = 0;
  for (const { rent, price = rent, bedrooms, bathrooms, size, location } of records) {
    for (const result of [
      price !== undefined && parsePrice(price, { purpose }),
      bedrooms !== undefined && parseBedrooms(bedrooms, { family }),
      bathrooms !== undefined && parseBathrooms(bathrooms),
      size !== undefined && parseSize(size, { family }),
      location !== undefined && parseLocation(location),
    ]) {
      if (!result) continue;
      expectCertain(result);
      parsed++;
    }
  }
  expect(parsed).toBeGreaterThan(records.length * 3);
});

test.each(['properties', 'latest-projects'])(
  'the locations of %s in the demo content are certain',
  (file) => {
    for (const { location } of recordsOf(file)) expectCertain(parseLocation(location!));
  },
);

const PARSERS: readonly ((text: string) => ParseResult<unknown>)[] = [
  (text) => parsePrice(text, { purpose: 'SALE' }),
  (text) => parsePrice(text, { purpose: 'RENT' }),
  (text) => parseBedrooms(text, { family: 'apartment' }),
  (text) => parseBathrooms(text),
  (text) => parseSize(text, { family: 'villa', defaultUnit: 'sqft' }),
  (text) => parseSize(text, { family: 'apartment' }),
  (text) => parseLocation(text),
  (text) => ({ facts: suggestPlaces(text, 5) }),
];

const WORDS = [PRICE_VOCABULARY, BEDROOM_VOCABULARY, BATHROOM_VOCABULARY, SIZE_VOCABULARY].flatMap(
  (vocabulary) => Object.values<string>(vocabulary).flatMap((list) => list.split(/,\s+/)),
);
const NAMES = places.flatMap(namesOf);
const SEPARATORS = [
  ' ',
  ' ',
  ' ',
  ',',
  '.',
  "'",
  '-',
  '–',
  '/',
  '+',
  '(',
  ')',
  ', ',
  '٬',
  '٫',
  '\u00a0',
  '\u202f',
  '½',
];
const DIGITS = ['0', '1', '2', '5', '000', '150', '٣', '۴', '2,150,000', '2.5', '1,25', '12', '900'];

const anyCharacter = (random: SeededRandom) =>
  String.fromCodePoint(random.is(0.5) ? random.below(0x500) : random.below(0x110000));
const anyText = (random: SeededRandom) =>
  Array.from({ length: random.below(120) }, () => anyCharacter(random)).join('');
const mixture = (random: SeededRandom) =>
  Array.from({ length: 1 + random.below(12) }, () =>
    random.of([
      random.of(WORDS),
      random.of(WORDS),
      random.of(NAMES),
      random.of(DIGITS),
      random.of(DIGITS),
      random.of(SEPARATORS),
    ]),
  ).join(random.of(['', ' ', ' ']));

/** Runs every parser on a text; returns the milliseconds of each. */
function timeAll(text: string): number[] {
  return PARSERS.map((parse) => {
    const start = performance.now();
    const { facts, questions } = parse(text);
    const duration = performance.now() - start;
    if (!facts && !questions) throw new Error(`No result for ${text}`);
    return duration;
  });
}

/** The median duration of each parser. */
function medians(times: readonly (readonly number[])[]): number[] {
  return PARSERS.map((_, parser) => {
    const sorted = times.map((durations) => durations[parser]!).sort((one, other) => one - other);
    return sorted[sorted.length >> 1]!;
  });
}

test('parses any text in less than a millisecond, a location in less than ten', () => {
  const random = new SeededRandom(20_261_122);
  const texts = [...INVALID_TEXTS];
  for (let i = 0; i < 400; i++)
    texts.push(anyText(random), mixture(random), corrupt(random.of([...WORDS, ...NAMES]), random));
  const times = texts.map(timeAll);
  const [suggesting, location, ...others] = medians(times).reverse();
  for (const median of others) expect(median).toBeLessThan(1);
  for (const median of [suggesting, location]) expect(median).toBeLessThan(10); // both compare with every name
});

test('rejects long texts at once', () => {
  const long = [
    '9',
    '9,',
    '1 ',
    '1 000 ',
    '(',
    '((',
    '[(',
    ' ',
    ', ',
    '+',
    '-',
    'm',
    'per ',
    'sq ft ',
    '\u0301',
    'ﷺ',
    '½',
    '迪',
  ];
  for (const part of long) {
    const [price = 0] = timeAll(part.repeat(Math.ceil(100_000 / part.length)));
    expect(price).toBeLessThan(500);
  }
});

test('parses the longest text in less than a second, whatever it repeats', () => {
  const random = new SeededRandom(7);
  const parts = [
    ...SEPARATORS,
    ...DIGITS,
    '9',
    '1 000 ',
    'marina,',
    'buisness bay,',
    'ﷺ',
    '\u0301',
    '迪',
    'sq. ',
    'per ',
  ];
  for (let i = 0; i < 100; i++) {
    const pattern = [random.of(parts), random.of(parts), random.is(0.5) ? random.of(WORDS) : ''].join('');
    const text = pattern.repeat(300).slice(0, 300);
    for (const duration of timeAll(text)) expect(duration).toBeLessThan(1_000);
  }
});
