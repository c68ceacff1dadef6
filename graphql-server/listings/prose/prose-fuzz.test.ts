import { expect, test } from '@jest/globals';
import { SeededRandom } from '../../seeded-random.ts';
import { damaged, ODD_TEXTS } from '../../fuzz/testing-oddities.ts';
import { namesOf } from '../../places/lookup.ts';
import { places } from '../../places/place.ts';
import { suggest } from '../../places/suggest.ts';
import { readBathrooms } from './bathrooms.ts';
import { readBedrooms, readBedroomsOffered } from './bedrooms.ts';
import { readLocation } from './location.ts';
import { readPrice } from './price.ts';
import { priceWords } from './price-words.ts';
import { bathroomWords, bedroomWords } from './room-words.ts';
import { readSize } from './size.ts';
import { sizeWords } from './size-words.ts';

/** Every way to read a text. */
const READERS: readonly ((text: string) => { outcome: string })[] = [
  (text) => readPrice(text, { purpose: 'sale' }),
  (text) => readPrice(text, { purpose: 'rent', use: 'residential' }),
  (text) => readPrice(text, { purpose: 'project' }),
  (text) => readBedrooms(text, { type: 'apartment' }),
  (text) => readBedroomsOffered(text),
  (text) => readBathrooms(text),
  (text) => readSize(text, { purpose: 'sale', type: 'villa', unit: 'sqft' }),
  (text) => readSize(text, { purpose: 'project', type: 'apartment' }),
  (text) => readLocation(text),
  (text) => ({ outcome: `suggested ${suggest(text, 5).length}` }),
];

const WORDS = [priceWords, bedroomWords, bathroomWords, sizeWords].flatMap((words) =>
  Object.values<readonly string[]>(words).flat(),
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

const anySign = (chance: SeededRandom) =>
  String.fromCodePoint(chance.is(0.5) ? chance.below(0x500) : chance.below(0x110000));
const anyText = (chance: SeededRandom) =>
  Array.from({ length: chance.below(120) }, () => anySign(chance)).join('');
const mixture = (chance: SeededRandom) =>
  Array.from({ length: 1 + chance.below(12) }, () =>
    chance.of([
      chance.of(WORDS),
      chance.of(WORDS),
      chance.of(NAMES),
      chance.of(DIGITS),
      chance.of(DIGITS),
      chance.of(SIGNS),
    ]),
  ).join(chance.of(['', ' ', ' ']));

const OUTCOMES = /^(certain|question|person|suggested \d)$/;

/** Asks every reader; gives the milliseconds that each took. */
function readAll(text: string): number[] {
  return READERS.map((read) => {
    const began = performance.now();
    const { outcome } = read(text);
    const took = performance.now() - began;
    if (!OUTCOMES.test(outcome)) throw new Error(`${outcome} of ${text}`);
    return took;
  });
}

/** For each reader, what half of the texts took at most. */
function medians(times: readonly (readonly number[])[]): number[] {
  return READERS.map((_, reader) => {
    const sorted = times.map((took) => took[reader]!).sort((one, other) => one - other);
    return sorted[sorted.length >> 1]!;
  });
}

test('whatever is typed is read or is for a person, in less than a millisecond', () => {
  const chance = new SeededRandom(20_261_122);
  const texts = [...ODD_TEXTS];
  for (let made = 0; made < 400; made++)
    texts.push(anyText(chance), mixture(chance), damaged(chance.of([...WORDS, ...NAMES]), chance));
  const times = texts.map(readAll);
  const [suggesting = 0, ...reading] = medians(times).reverse();
  for (const median of reading) expect(median).toBeLessThan(1);
  expect(suggesting).toBeLessThan(10); // on a machine that has much else to do
});

test('what is for a person at once is no work', () => {
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
    const [price = 0] = readAll(part.repeat(Math.ceil(100_000 / part.length)));
    expect(price).toBeLessThan(500);
  }
});

test('the longest text that is read takes moments, whatever it repeats', () => {
  const chance = new SeededRandom(7);
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
  for (let made = 0; made < 100; made++) {
    const pattern = [chance.of(parts), chance.of(parts), chance.is(0.5) ? chance.of(WORDS) : ''].join('');
    const text = pattern.repeat(300).slice(0, 300);
    for (const took of readAll(text)) expect(took).toBeLessThan(1_000);
  }
});

test('a number that is read is never more exact than its digits', () => {
  const chance = new SeededRandom(11);
  for (let made = 0; made < 2_000; made++) {
    const dirhams = BigInt(1_000 + chance.below(2_000_000_000));
    const reading = readPrice(`AED ${dirhams}`, { purpose: 'sale' });
    expect(reading).toMatchObject({ value: { price: dirhams * 100n } });
  }
});
