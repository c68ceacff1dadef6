import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readBathrooms } from './bathrooms.ts';
import { readBedrooms } from './bedrooms.ts';
import { readLocation } from './location.ts';
import { readPrice } from './price.ts';
import type { Reading } from './reading.ts';
import { readSize } from './size.ts';

type Words = Partial<Record<string, string>>;

/** Every record of a file of demo content, as staff would type it. */
const recordsOf = (file: string): Words[] =>
  JSON.parse(readFileSync(`graphql-server/demo/content/${file}.json`, 'utf8')) as Words[];

const certain = (reading: Reading<unknown>) => expect(reading).toMatchObject({ outcome: 'certain' });

test.each([
  ['sale-apartments', 'sale', 'apartment'],
  ['sale-villas', 'sale', 'villa'],
  ['rental-apartments', 'rent', 'apartment'],
  ['rental-villas', 'rent', 'villa'],
] as const)('the demo content of %s is read with certainty', (file, purpose, type) => {
  const records = recordsOf(file);
  expect(records.length).toBeGreaterThan(10);
  let read = 0;
  for (const { rent, price = rent, bedrooms, bathrooms, size, location } of records) {
    // Where more is told than a text says, the facts stand in its place.
    for (const reading of [
      price !== undefined && readPrice(price, { purpose }),
      bedrooms !== undefined && readBedrooms(bedrooms, { type }),
      bathrooms !== undefined && readBathrooms(bathrooms),
      size !== undefined && readSize(size, { purpose, type }),
      location !== undefined && readLocation(location),
    ]) {
      if (!reading) continue;
      certain(reading);
      read++;
    }
  }
  expect(read).toBeGreaterThan(records.length * 3);
});

test.each(['properties', 'latest-projects'])('the demo content of %s is read with certainty', (file) => {
  for (const { price, location } of recordsOf(file)) {
    certain(readPrice(price!, { purpose: 'project' }));
    certain(readLocation(location!));
  }
});
