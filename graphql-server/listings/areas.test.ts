import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runQuery } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';

import { saleApartments } from './sale-apartment.ts';
import { saleVillas } from './sale-villa.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const AREAS = '{ areas { name homes } }';
const areas = async () => (await runQuery<{ areas: unknown }>(server, AREAS)).data?.areas;

test('returns the areas with their numbers of listings to visitors', async () => {
  expect(await areas()).toEqual([]);
  const apartments = server.stores.of(saleApartments);
  for (const location of [
    'Tower 1, Dubai Marina',
    'Dubai Marina',
    'Villa 2, 5th street, al Barari ',
    'Nowhere, ',
  ])
    await apartments.create({ title: 'A home', location, price: '1' });
  await server.stores.of(saleVillas).create({ title: 'A home', location: 'Frond C, Palm', price: '1' });
  expect(await areas()).toEqual([
    { name: 'al Barari', homes: 1 },
    { name: 'Dubai Marina', homes: 2 },
    { name: 'Palm', homes: 1 },
  ]);
});

test('caches the response until listings change', async () => {
  const payload = { query: AREAS };
  const tags = async () =>
    (await server.app.inject({ method: 'POST', url: '/graphql', payload })).headers.etag;
  expect(await tags()).toBe(await tags());
  const [villa] = await server.stores.of(saleVillas).all();
  await server.stores.of(saleVillas).remove(villa!.id);
  expect(await areas()).not.toContainEqual({ name: 'Palm', homes: 1 });
});
