import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { engineHere, type OpenEngine } from './engine.ts';
import { engineInThread } from './engine-thread.ts';
import { HomeSort } from './wish.ts';

let there: OpenEngine;
const here = engineHere();

/** Homes as the database writes them, each dearer than the one before. */
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => from + i)
    .map(
      (id) => `${id}|SaleVilla|villa|deira|3|4|furnished||study,balcony|${id * 1000}|20000|25.2|55.3|${id}`,
    )
    .join('\n');

beforeAll(async () => {
  there = engineInThread();
  for (const engine of [here, there]) {
    await engine.ask('load', lines(1, 40));
    await engine.ask('load', lines(40, 60));
    await engine.ask('ready');
    await engine.ask('apply', [3, 60], lines(60, 61));
  }
});
afterAll(() => there.end());

test('a thread finds what one would find oneself', async () => {
  const paging = { sort: HomeSort.PRICE_LOW, page: 1, limit: 3 };
  const view = { area: { west: 55, south: 25, east: 55.5, north: 25.5 }, zoom: 12 };
  const [one, other] = await Promise.all(
    [here, there].map(async ({ ask }) => [
      await ask('find', { priceFrom: 2_000, bathrooms: 4 }, paging),
      await ask('readOn', {}, { sort: HomeSort.NEWEST, most: 2, after: { key: 59, id: 59 } }, [58, 59, 60]),
      await ask('clusters', {}, view),
      await ask('near', 1, 4),
      await ask('like', 60, 4),
    ]),
  );
  expect(one![0]).toMatchObject({ total: 58, ids: [2, 4, 5] });
  expect(other).toEqual(one);
});

test('what fails there fails here, and what is asked of one that has ended fails', async () => {
  const missing = undefined as never;
  await expect(there.ask('find', missing, missing)).rejects.toThrow('undefined');
  expect(await there.ask('near', 1, 1)).toHaveLength(1);
  const asked = there.ask('like', 1, 1);
  await there.end();
  await asked.catch(() => undefined); // it may have been answered before
  expect(there.hasEnded()).toBe(true);
  await expect(there.ask('near', 1, 1)).rejects.toThrow('ended');
});
