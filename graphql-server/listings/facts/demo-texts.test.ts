import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseSize } from './area.ts';
import type { ParseResult } from './parse-result.ts';
import { parseLocation } from './place.ts';
import { parsePrice } from './price.ts';
import { parseBathrooms, parseBedrooms } from './rooms.ts';

type DemoRecord = Partial<Record<string, string>>;

const recordsOf = (file: string): DemoRecord[] =>
  JSON.parse(readFileSync(`graphql-server/demo/content/${file}.json`, 'utf8')) as DemoRecord[];

const expectCertain = (result: ParseResult<unknown>) =>
  expect(result).toMatchObject({ certainty: 'certain' });

test.each([
  ['sale-apartments', 'sale', 'apartment'],
  ['sale-villas', 'sale', 'villa'],
  ['rental-apartments', 'rent', 'apartment'],
  ['rental-villas', 'rent', 'villa'],
] as const)('the demo content of %s is certain', (file, purpose, family) => {
  const records = recordsOf(file);
  expect(records.length).toBeGreaterThan(10);
  let parsed = 0;
  for (const { rent, price = rent, bedrooms, bathrooms, size, location } of records) {
    for (const result of [
      price !== undefined && parsePrice(price, { purpose }),
      bedrooms !== undefined && parseBedrooms(bedrooms, { family }),
      bathrooms !== undefined && parseBathrooms(bathrooms),
      size !== undefined && parseSize(size, { purpose, family }),
      location !== undefined && parseLocation(location),
    ]) {
      if (!result) continue;
      expectCertain(result);
      parsed++;
    }
  }
  expect(parsed).toBeGreaterThan(records.length * 3);
});

test.each(['properties', 'latest-projects'])('the demo content of %s is certain', (file) => {
  for (const { price, location } of recordsOf(file)) {
    expectCertain(parsePrice(price!, { purpose: 'project' }));
    expectCertain(parseLocation(location!));
  }
});
