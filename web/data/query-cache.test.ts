import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parse } from 'graphql';
import { createQueryCache, keyOf, type QuerySnapshot, type Query, QueryRefused } from './query-cache.ts';
import type { Reply } from '../../schema/page.ts';

interface Villa {
  villa: string;
}

const document = parse('query Villa($id: ID!) { villa(id: $id) }') as Query<Villa>['document'];
const about = (id: number): Query<Villa> => ({ document, variables: { id } });
const first = about(1);

/** The operations that were executed, and the responses. */
let requested: unknown[];
let reply: () => Promise<Reply>;
const execute = ({ variables }: { variables: Record<string, unknown> }) => {
  requested.push(variables.id);
  return reply();
};

beforeEach(() => {
  jest.useFakeTimers();
  requested = [];
  reply = async () => ({ data: { villa: `as seen by number ${requested.length}` } });
});
afterEach(() => void jest.useRealTimers());

const minute = () => jest.advanceTimersByTime(60_000);
const refuse = (code: string) => async () => ({ errors: [{ message: 'No.', extensions: { code } }] });

test('a query is loading until its response arrives, and watchers are notified', async () => {
  const cache = createQueryCache(execute);
  const listener = jest.fn();
  cache.watch(keyOf(first), listener);
  const pending = cache.fetch(first);
  expect(cache.read(first)).toEqual({ state: 'loading' });
  expect(await pending).toEqual({ villa: 'as seen by number 1' });
  expect(cache.read(first)).toEqual({ state: 'here', data: { villa: 'as seen by number 1' } });
  expect(cache.read(first)).toBe(cache.read(first));
  expect(cache.read(about(2))).toEqual({ state: 'loading' });
  expect(listener).toHaveBeenCalled();
});

test('simultaneous equal queries are requested once', async () => {
  const cache = createQueryCache(execute);
  await Promise.all([cache.fetch(first), cache.fetch(about(1)), cache.fetch(about(2))]);
  expect(requested).toEqual([1, 2]);
});

test('results embedded in the page are not requested', async () => {
  const brought = createQueryCache(execute);
  await brought.fetch(first);
  const cache = createQueryCache(execute, JSON.parse(JSON.stringify(brought.snapshot())) as QuerySnapshot);
  expect(await cache.fetch(first)).toEqual({ villa: 'as seen by number 1' });
  expect(requested).toEqual([1]);
});

test('a result older than a minute is shown while it is requested again', async () => {
  const cache = createQueryCache(execute);
  await cache.fetch(first);
  minute();
  const pending = cache.fetch(first);
  expect(cache.read(first)).toMatchObject({ data: { villa: 'as seen by number 1' } });
  await pending;
  expect(cache.read(first)).toMatchObject({ data: { villa: 'as seen by number 2' } });
});

describe('after a failed request', () => {
  test.each([
    ['error of the API', refuse('INTERNAL_SERVER_ERROR')],
    ['no data', async () => ({ data: null })],
    ['no network', () => Promise.reject(new Error('no network'))],
  ])('(%s) the error is shown to watchers, and the next caller sends it again', async (_why, no) => {
    const cache = createQueryCache(execute);
    const leave = cache.watch(keyOf(first), () => undefined);
    reply = no;
    await expect(cache.fetch(first)).rejects.toThrow();
    expect(cache.read(first)).toEqual({ state: 'failed' });
    leave();
    expect(cache.read(first)).toEqual({ state: 'loading' });
  });

  test('a prefetched query is removed', async () => {
    const cache = createQueryCache(execute);
    reply = refuse('UNAVAILABLE');
    await expect(cache.fetch(first)).rejects.toThrow('No.');
    expect(cache.read(first)).toEqual({ state: 'loading' });
  });

  test('an earlier result stays and is requested by the next caller', async () => {
    const cache = createQueryCache(execute, { [keyOf(first)]: { villa: 'as it was' } });
    minute();
    const answered = reply;
    reply = refuse('UNAVAILABLE');
    await expect(cache.fetch(first)).rejects.toThrow('No.');
    expect(cache.read(first)).toEqual({ state: 'here', data: { villa: 'as it was' } });
    reply = answered;
    await cache.fetch(first);
    expect(requested).toEqual([1, 1]);
  });

  test('the error tells whether a retry may succeed', async () => {
    reply = refuse('UNAVAILABLE');
    const passing: unknown = await createQueryCache(execute)
      .fetch(first)
      .catch((error: unknown) => error);
    expect(passing).toBeInstanceOf(QueryRefused);
    expect(passing).toHaveProperty('isTemporary', true);
  });
});

test('a record is merged from all cached results, the newest last', async () => {
  const villa = (id: string, title: string, more = {}) => ({ __typename: 'SaleVilla', id, title, ...more });
  const cache = createQueryCache(execute);
  const fetchWith = async (id: number, data: unknown) => {
    reply = async () => ({ data });
    await cache.fetch(about(id));
  };
  await fetchWith(1, {
    found: { items: [villa('7', 'As listed', { price: 'AED 1' }), villa('8', 'Another')] },
  });
  expect(cache.findRecord('SaleVilla', '7')).toMatchObject({ title: 'As listed', price: 'AED 1' });
  expect(cache.findRecord('SaleApartment', '7')).toBeNull();
  expect(cache.findRecord('SaleVilla', '9')).toBeNull();
  await fetchWith(2, { newest: [villa('7', 'As listed since')] });
  expect(cache.findRecord('SaleVilla', '7')).toMatchObject({ title: 'As listed since', price: 'AED 1' });
  for (let id = 3; id <= 100; id++) await fetchWith(id, { villa: id });
  expect(cache.findRecord('SaleVilla', '7')).toBeNull();
});

test('the oldest results without watchers are evicted', async () => {
  const cache = createQueryCache(execute);
  cache.watch(keyOf(first), () => undefined);
  for (let id = 1; id <= 100; id++) await cache.fetch(about(id));
  expect(Object.keys(cache.snapshot()).length).toBeLessThanOrEqual(60);
  expect(cache.read(first).state).toBe('here');
  expect(cache.read(about(2)).state).toBe('loading');
  expect(cache.read(about(100)).state).toBe('here');
});

test('the snapshot is sorted independently of the order of responses', async () => {
  const keysAfter = async (...numbers: number[]) => {
    const cache = createQueryCache(execute);
    for (const number of numbers) await cache.fetch(about(number));
    return Object.keys(cache.snapshot());
  };
  expect(await keysAfter(2, 1)).toEqual(await keysAfter(1, 2));
});

describe('a request', () => {
  const never = () => new Promise<Reply>(() => undefined);
  let signals: (AbortSignal | undefined)[];
  const cacheOfSignals = () => {
    signals = [];
    return createQueryCache(({ signal }) => {
      signals.push(signal);
      return never();
    });
  };

  test('is aborted after the signals of all callers are aborted', () => {
    const cache = cacheOfSignals();
    const [one, other] = [new AbortController(), new AbortController()];
    for (const { signal } of [one, other]) void cache.fetch(first, signal).catch(() => undefined);
    one.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    other.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  test.each<[string, (cache: ReturnType<typeof createQueryCache>) => void]>([
    ['a page requests it without a signal', (cache) => void cache.fetch(first)],
    ['a page watches it', (cache) => void cache.watch(keyOf(first), () => undefined)],
  ])('goes on when %s', (_, join) => {
    const cache = cacheOfSignals();
    const prefetch = new AbortController();
    void cache.fetch(first, prefetch.signal);
    join(cache);
    prefetch.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  });

  test('is not sent for an aborted signal', async () => {
    const cache = cacheOfSignals();
    await expect(cache.fetch(first, AbortSignal.abort())).rejects.toThrow();
    expect(signals).toEqual([]);
  });
});

test('a merged record does not depend on the order of embedded results', () => {
  const results = [
    ['A {}', { of: { __typename: 'Villa', id: '7', title: 'One' } }],
    ['B {}', { of: { __typename: 'Villa', id: '7', title: 'Two' } }],
  ];
  const seen = (known: unknown[][]) =>
    createQueryCache(execute, Object.fromEntries(known) as QuerySnapshot).findRecord('Villa', '7');
  expect(seen([...results].reverse())).toEqual(seen(results));
});

test('is waiting while a watched query has no result, not while one is refreshed', async () => {
  const cache = createQueryCache(execute);
  const changed = jest.fn();
  cache.watchWaiting(changed);
  const ahead = cache.fetch(about(2));
  expect(cache.isWaiting()).toBe(false);
  cache.watch(keyOf(first), () => undefined);
  const pending = cache.fetch(first);
  expect(cache.isWaiting()).toBe(true);
  await Promise.all([ahead, pending]);
  expect(cache.isWaiting()).toBe(false);
  expect(changed).toHaveBeenCalled();
  minute();
  void cache.fetch(first);
  expect(cache.isWaiting()).toBe(false);
});
