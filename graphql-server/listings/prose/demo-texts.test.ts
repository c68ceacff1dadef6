import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readBathrooms } from './bathrooms.ts';
import { readBedrooms } from './bedrooms.ts';
import { readLocation } from './location.ts';
import { readPrice } from './price.ts';
import type { Reading } from './reading.ts';
import { readSize } from './size.ts';

type Words = Record<string, string>;

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
  for (const words of records) {
    certain(readPrice((purpose === 'rent' ? words.rent : words.price)!, { purpose }));
    certain(readBedrooms(words.bedrooms!, { type }));
    certain(readBathrooms(words.bathrooms!));
    certain(readSize(words.size!, { purpose, type }));
    certain(readLocation(words.location!));
  }
});

test.each(['properties', 'latest-projects'])('the demo content of %s is read with certainty', (file) => {
  for (const { price, location } of recordsOf(file)) {
    certain(readPrice(price!, { purpose: 'project' }));
    certain(readLocation(location!));
  }
});
