import { expect, test } from '@jest/globals';
import { SeededRandom } from '../../seeded-random.ts';
import { corrupted, INVALID_TEXTS } from '../../fuzz/testing-invalid-values.ts';
import { namesOf } from '../../places/names.ts';
import { places } from '../../places/place.ts';
import { suggestPlaces } from '../../places/suggest-places.ts';
import { parseSize, SIZE_VOCABULARY } from './area.ts';
import { parseLocation } from './place.ts';
import { parsePrice, PRICE_VOCABULARY } from './price.ts';
import {
  BATHROOM_VOCABULARY,
  BEDROOM_VOCABULARY,
  parseBathrooms,
  parseBedrooms,
  parseOfferedBedrooms,
} from './rooms.ts';

const PARSERS: readonly ((text: string) => { certainty: string })[] = [
  (text) => parsePrice(text, { purpose: 'sale' }),
  (text) => parsePrice(text, { purpose: 'rent' }),
  (text) => parsePrice(text, { purpose: 'project' }),
  (text) => parseBedrooms(text, { family: 'apartment' }),
  (text) => parseOfferedBedrooms(text),
  (text) => parseBathrooms(text),
  (text) => parseSize(text, { purpose: 'sale', family: 'villa', defaultUnit: 'sqft' }),
  (text) => parseSize(text, { purpose: 'project', family: 'apartment' }),
  (text) => parseLocation(text),
  (text) => ({ certainty: `suggested ${suggestPlaces(text, 5).length}` }),
];

const WORDS = [PRICE_VOCABULARY, BEDROOM_VOCABULARY, BATHROOM_VOCABULARY, SIZE_VOCABULARY].flatMap(
  (vocabulary) => Object.values<string>(vocabulary).flatMap((list) => list.split(/,\s+/)),
);
const NAMES = places.flatMap(namesOf);
const SIGNS = [
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
      random.of(SIGNS),
    ]),
  ).join(random.of(['', ' ', ' ']));

const CERTAINTIES = /^(certain|likely|unclear|suggested \d)$/;

/** Runs every parser on a text; returns the milliseconds of each. */
function timeAll(text: string): number[] {
  return PARSERS.map((parse) => {
    const start = performance.now();
    const { certainty } = parse(text);
    const duration = performance.now() - start;
    if (!CERTAINTIES.test(certainty)) throw new Error(`${certainty} of ${text}`);
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

test('parses any text in less than a millisecond', () => {
  const random = new SeededRandom(20_261_122);
  const texts = [...INVALID_TEXTS];
  for (let i = 0; i < 400; i++)
    texts.push(anyText(random), mixture(random), corrupted(random.of([...WORDS, ...NAMES]), random));
  const times = texts.map(timeAll);
  const [suggesting = 0, ...parsing] = medians(times).reverse();
  for (const median of parsing) expect(median).toBeLessThan(1);
  expect(suggesting).toBeLessThan(10); // on a busy machine
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
    ...SIGNS,
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
