import { expect, test } from '@jest/globals';
import { SeededRandom } from '../../seeded-random.ts';
import { places } from '../../places/place.ts';
import { readBathrooms } from './bathrooms.ts';
import { type BedroomFacts, readBedrooms } from './bedrooms.ts';
import { type LocationFacts, readLocation } from './location.ts';
import { readPrice } from './price.ts';
import type { PriceFacts } from './price-facts.ts';
import { readSize, type SizeFacts } from './size.ts';
import { writeBathrooms, writeBedrooms, writeLocation, writePrice, writeSize } from './writing.ts';

test('facts as they are shown', () => {
  expect(writePrice({ price: 215_000_000n })).toBe('AED 2,150,000');
  expect(writePrice({ price: 34_500_000n, rentPeriod: 'year' })).toBe('AED 345,000 per year');
  expect(
    writePrice({
      price: 12_000_000n,
      rentPeriod: 'year',
      cheques: 4,
      billsIncluded: true,
      note: 'negotiable',
    }),
  ).toBe('AED 120,000 per year, 4 cheques, bills included (negotiable)');
  expect(writePrice({ priceFrom: 120_000_000n })).toBe('From AED 1,200,000');
  expect(writePrice({ priceFrom: 120_000_000n, priceTo: 180_000_000n })).toBe('AED 1,200,000 – 1,800,000');
  expect(writePrice({ price: 215_000_000n, onRequest: true })).toBe('AED 2,150,000, price on request');
  expect(writeSize({ builtUp: 20_810, unit: 'sqft' })).toBe('2,240 sq ft');
  expect(writeSize({ builtUp: 8_361, unit: 'sqm' })).toBe('83.61 sq m');
  expect(writeSize({ builtUp: 29_729, plot: 46_452, unit: 'sqft' })).toBe(
    'BUA 3,200 sq ft, plot 5,000 sq ft',
  );
  expect(writeSize({ builtUpFrom: 11_148, builtUpTo: 13_471, unit: 'sqft' })).toBe('1,200 – 1,450 sq ft');
  expect(writeBedrooms({ bedrooms: 0 })).toBe('Studio');
  expect(writeBedrooms({ bedrooms: 4, maidsRoom: true, study: true })).toBe("4 + maid's room + study");
  expect(writeBathrooms({ bathrooms: 5 })).toBe('5');
  expect(writeLocation({ place: 'dubai-marina', building: 'Marina Gate 1' })).toBe(
    'Marina Gate 1, Dubai Marina',
  );
});

/** What is written is read back as the same facts, and certain. */
const back = (value: unknown) => ({ outcome: 'certain', value });
const TIMES = 500;
const chance = new SeededRandom(20_261_122);
const between = (least: number, most: number) => least + chance.below(most - least + 1);

/** An amount that does not look like a placeholder. */
function amount(least: number, most: number): bigint {
  const dirhams = between(least, most);
  return /^(\d)\1+$/.test(String(dirhams)) || '123456789'.startsWith(String(dirhams))
    ? amount(least, most)
    : BigInt(dirhams) * 100n;
}

const noted = (facts: PriceFacts): PriceFacts => ({
  ...facts,
  ...(chance.is(0.2) && { onRequest: true }),
  ...(chance.is(0.2) && { note: chance.of(['negotiable', 'or nearest offer']) }),
});

test('prices are read back', () => {
  for (let made = 0; made < TIMES; made++) {
    const sale = noted({ price: amount(100_000, 2_147_483_647) });
    expect(readPrice(writePrice(sale), { purpose: 'sale' })).toEqual(back(sale));

    const rentPeriod = chance.of(['year', 'month', 'week', 'day'] as const);
    const rent = noted({ price: amount(10_000, 5_000_000), rentPeriod });
    if (rentPeriod === 'year' && chance.is(0.5)) rent.cheques = between(1, 12);
    if (chance.is(0.3)) rent.billsIncluded = true;
    expect(readPrice(writePrice(rent), { purpose: 'rent' })).toEqual(back(rent));

    const priceFrom = amount(1_000, 50_000_000);
    const project = chance.of([
      noted({ price: priceFrom }),
      noted({ priceFrom }),
      noted({ priceFrom, priceTo: priceFrom + amount(1_000, 50_000_000) }),
    ]);
    expect(readPrice(writePrice(project), { purpose: 'project' })).toEqual(back(project));
  }
});

test('sizes are read back, to the dm²', () => {
  for (let made = 0; made < TIMES; made++) {
    const unit = chance.of(['sqft', 'sqm'] as const);
    const builtUp = between(1_394, 464_515);
    const plot = between(1, 50_000_000);
    const size: SizeFacts = chance.is(0.5) ? { builtUp, unit } : { builtUp, plot, unit };
    expect(readSize(writeSize(size), { purpose: 'rent', type: 'villa' })).toEqual(back(size));
    expect(readSize(writeSize({ plot, unit }), { purpose: 'sale', type: 'land' })).toEqual(
      back({ plot, unit }),
    );
    const range = { builtUpFrom: builtUp, builtUpTo: between(builtUp, 464_515), unit };
    expect(readSize(writeSize(range), { purpose: 'project', type: 'apartment' })).toEqual(back(range));
  }
});

test('rooms are read back', () => {
  for (let bedrooms = 0; bedrooms <= 30; bedrooms++)
    for (const more of [
      {},
      { maidsRoom: true },
      { study: true },
      { maidsRoom: true, study: true },
    ] as const) {
      const facts: BedroomFacts = { bedrooms, ...more };
      expect(readBedrooms(writeBedrooms(facts), { type: 'apartment' })).toEqual(back(facts));
    }
  for (let bathrooms = 0; bathrooms <= 20; bathrooms++)
    expect(readBathrooms(writeBathrooms({ bathrooms }))).toEqual(back({ bathrooms }));
});

test('locations are read back, in any building', () => {
  const words = [
    'Heron',
    'House',
    'Tower',
    'Quay',
    'Gate',
    '1',
    '12',
    'B',
    'Frond C',
    'Cluster',
    'Al Noor',
    'برج',
  ];
  for (const place of places.filter(({ parent }) => parent !== null))
    for (let made = 0; made < 10; made++) {
      const building = Array.from({ length: between(0, 3) }, () => chance.of(words)).join(' ');
      const facts: LocationFacts = { place: place.id, ...(building && { building }) };
      expect(readLocation(writeLocation(facts))).toEqual(back(facts));
    }
});
