import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parse } from 'graphql';
import { createQueryCache, keyOf, type QuerySnapshot, type Query, QueryError } from './query-cache.ts';
import type { Reply } from '../../schema/page.ts';

interface Villa {
  villa: string;
}

const document = parse('query Villa($id: ID!) { villa(id: $id) }') as Query<Villa>['document'];
const villaQuery = (id: number): Query<Villa> => ({ document, variables: { id } });
const firstQuery = villaQuery(1);

/** The ids of the villas that were requested. */
let requested: unknown[];
let respond: () => Promise<Reply>;
const execute = ({ variables }: { variables: Record<string, unknown> }) => {
  requested.push(variables.id);
  return respond();
};

beforeEach(() => {
  jest.useFakeTimers();
  requested = [];
  respond = async () => ({ data: { villa: `response ${requested.length}` } });
});
afterEach(() => void jest.useRealTimers());

const advanceOneMinute = () => jest.advanceTimersByTime(60_000);
const failWith = (code: string) => async () => ({ errors: [{ message: 'No.', extensions: { code } }] });

test('a query is loading until its response arrives, and watchers are notified', async () => {
  const cache = createQueryCache(execute);
  const listener = jest.fn();
  cache.watch(keyOf(firstQuery), listener);
  const pending = cache.fetch(firstQuery);
  expect(cache.read(firstQuery)).toEqual({ state: 'loading' });
  expect(await pending).toEqual({ villa: 'response 1' });
  expect(cache.read(firstQuery)).toEqual({ state: 'loaded', data: { villa: 'response 1' } });
  expect(cache.read(firstQuery)).toBe(cache.read(firstQuery));
  expect(cache.read(villaQuery(2))).toEqual({ state: 'loading' });
  expect(listener).toHaveBeenCalled();
});

test('simultaneous equal queries are requested once', async () => {
  const cache = createQueryCache(execute);
  await Promise.all([cache.fetch(firstQuery), cache.fetch(villaQuery(1)), cache.fetch(villaQuery(2))]);
  expect(requested).toEqual([1, 2]);
});

test('results embedded in the page are not requested', async () => {
  const serverCache = createQueryCache(execute);
  await serverCache.fetch(firstQuery);
  const embedded = JSON.parse(JSON.stringify(serverCache.snapshot())) as QuerySnapshot;
  const cache = createQueryCache(execute, embedded);
  expect(await cache.fetch(firstQuery)).toEqual({ villa: 'response 1' });
  expect(requested).toEqual([1]);
});

test('a result older than a minute is shown while it is requested again', async () => {
  const cache = createQueryCache(execute);
  await cache.fetch(firstQuery);
  advanceOneMinute();
  const pending = cache.fetch(firstQuery);
  expect(cache.read(firstQuery)).toMatchObject({ data: { villa: 'response 1' } });
  await pending;
  expect(cache.read(firstQuery)).toMatchObject({ data: { villa: 'response 2' } });
});

describe('after a failed request', () => {
  test.each([
    ['error of the API', failWith('INTERNAL_SERVER_ERROR')],
    ['no data', async () => ({ data: null })],
    ['no network', () => Promise.reject(new Error('no network'))],
  ])(
    '(%s) watchers see the failure, and the next caller requests the query again',
    async (_why, failingResponse) => {
      const cache = createQueryCache(execute);
      const unsubscribe = cache.watch(keyOf(firstQuery), () => undefined);
      respond = failingResponse;
      await expect(cache.fetch(firstQuery)).rejects.toThrow();
      expect(cache.read(firstQuery)).toEqual({ state: 'failed' });
      unsubscribe();
      expect(cache.read(firstQuery)).toEqual({ state: 'loading' });
    },
  );

  test('a prefetched query is removed', async () => {
    const cache = createQueryCache(execute);
    respond = failWith('UNAVAILABLE');
    await expect(cache.fetch(firstQuery)).rejects.toThrow('No.');
    expect(cache.read(firstQuery)).toEqual({ state: 'loading' });
  });

  test('an earlier result stays and is requested by the next caller', async () => {
    const cache = createQueryCache(execute, { [keyOf(firstQuery)]: { villa: 'earlier response' } });
    advanceOneMinute();
    const successfulResponse = respond;
    respond = failWith('UNAVAILABLE');
    await expect(cache.fetch(firstQuery)).rejects.toThrow('No.');
    expect(cache.read(firstQuery)).toEqual({ state: 'loaded', data: { villa: 'earlier response' } });
    respond = successfulResponse;
    await cache.fetch(firstQuery);
    expect(requested).toEqual([1, 1]);
  });

  test('the error has a flag for temporary failures', async () => {
    respond = failWith('UNAVAILABLE');
    const error: unknown = await createQueryCache(execute)
      .fetch(firstQuery)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QueryError);
    expect(error).toHaveProperty('isTemporary', true);
  });
});

test('a record is merged from all cached results, the newest last', async () => {
  const villa = (id: string, title: string, more = {}) => ({ __typename: 'SaleVilla', id, title, ...more });
  const cache = createQueryCache(execute);
  const fetchData = async (id: number, data: unknown) => {
    respond = async () => ({ data });
    await cache.fetch(villaQuery(id));
  };
  await fetchData(1, {
    found: { items: [villa('7', 'As listed', { price: 'AED 1' }), villa('8', 'Another')] },
  });
  expect(cache.findRecord('SaleVilla', '7')).toMatchObject({ title: 'As listed', price: 'AED 1' });
  expect(cache.findRecord('SaleApartment', '7')).toBeNull();
  expect(cache.findRecord('SaleVilla', '9')).toBeNull();
  await fetchData(2, { newest: [villa('7', 'As listed since')] });
  expect(cache.findRecord('SaleVilla', '7')).toMatchObject({ title: 'As listed since', price: 'AED 1' });
  for (let id = 3; id <= 100; id++) await fetchData(id, { villa: id });
  expect(cache.findRecord('SaleVilla', '7')).toBeNull();
});

test('the oldest results without watchers are evicted', async () => {
  const cache = createQueryCache(execute);
  cache.watch(keyOf(firstQuery), () => undefined);
  for (let id = 1; id <= 100; id++) await cache.fetch(villaQuery(id));
  expect(Object.keys(cache.snapshot()).length).toBeLessThanOrEqual(60);
  expect(cache.read(firstQuery).state).toBe('loaded');
  expect(cache.read(villaQuery(2)).state).toBe('loading');
  expect(cache.read(villaQuery(100)).state).toBe('loaded');
});

test('the snapshot is sorted independently of the order of responses', async () => {
  const keysAfter = async (...numbers: number[]) => {
    const cache = createQueryCache(execute);
    for (const number of numbers) await cache.fetch(villaQuery(number));
    return Object.keys(cache.snapshot());
  };
  expect(await keysAfter(2, 1)).toEqual(await keysAfter(1, 2));
});

describe('a request', () => {
  const never = () => new Promise<Reply>(() => undefined);
  let signals: (AbortSignal | undefined)[];
  const createCacheWithSignals = () => {
    signals = [];
    return createQueryCache(({ signal }) => {
      signals.push(signal);
      return never();
    });
  };

  test('is aborted after the signals of all callers are aborted', () => {
    const cache = createCacheWithSignals();
    const [controller, otherController] = [new AbortController(), new AbortController()];
    for (const { signal } of [controller, otherController])
      void cache.fetch(firstQuery, signal).catch(() => undefined);
    controller.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    otherController.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  test.each<[string, (cache: ReturnType<typeof createQueryCache>) => void]>([
    ['a page requests it without a signal', (cache) => void cache.fetch(firstQuery)],
    ['a page watches it', (cache) => void cache.watch(keyOf(firstQuery), () => undefined)],
  ])('continues when %s', (_, addCaller) => {
    const cache = createCacheWithSignals();
    const prefetch = new AbortController();
    void cache.fetch(firstQuery, prefetch.signal);
    addCaller(cache);
    prefetch.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  });

  test('is not sent for an aborted signal', async () => {
    const cache = createCacheWithSignals();
    await expect(cache.fetch(firstQuery, AbortSignal.abort())).rejects.toThrow();
    expect(signals).toEqual([]);
  });
});

test('a merged record does not depend on the order of embedded results', () => {
  const results = [
    ['A {}', { of: { __typename: 'Villa', id: '7', title: 'One' } }],
    ['B {}', { of: { __typename: 'Villa', id: '7', title: 'Two' } }],
  ];
  const mergeRecord = (known: unknown[][]) =>
    createQueryCache(execute, Object.fromEntries(known) as QuerySnapshot).findRecord('Villa', '7');
  expect(mergeRecord([...results].reverse())).toEqual(mergeRecord(results));
});

test('isWaiting is true while a watched query has no result, and false while a result is refreshed', async () => {
  const cache = createQueryCache(execute);
  const listener = jest.fn();
  cache.watchWaiting(listener);
  const prefetch = cache.fetch(villaQuery(2));
  expect(cache.isWaiting()).toBe(false);
  cache.watch(keyOf(firstQuery), () => undefined);
  const pending = cache.fetch(firstQuery);
  expect(cache.isWaiting()).toBe(true);
  await Promise.all([prefetch, pending]);
  expect(cache.isWaiting()).toBe(false);
  expect(listener).toHaveBeenCalled();
  advanceOneMinute();
  void cache.fetch(firstQuery);
  expect(cache.isWaiting()).toBe(false);
});
