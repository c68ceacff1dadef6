import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import type { Operation, Reply, TypedOperation } from '../../schema/page.ts';
import { createBrowserQuery, createServerQuery, type RequestQuery } from './query.ts';

const VILLA = 'query Villa($id: ID!) { villa(id: $id) }' as unknown as TypedOperation<
  { villa: string },
  { id: string }
>;

let requests: (Operation & { respond: (reply: Reply | Error) => void })[];
let query: RequestQuery;

const execute = (operation: Operation) =>
  new Promise<Reply>((resolve, reject) => {
    const respond = (reply: Reply | Error) => (reply instanceof Error ? reject(reply) : resolve(reply));
    requests.push({ ...operation, respond });
  });
const loaded = (villa: string) => ({ state: 'loaded', data: { villa } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  requests = [];
  query = createBrowserQuery(execute);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const loadVilla = async (villa = 'One') => {
  const result = query(VILLA, { id: '1' });
  requests.at(-1)!.respond({ data: { villa } });
  return result;
};

test('returns a result without a request for a minute, then requests it again while it is shown', async () => {
  expect(await loadVilla()).toMatchObject(loaded('One'));
  jest.advanceTimersByTime(59_000);
  expect(query(VILLA, { id: '1' })).toMatchObject(loaded('One'));
  expect(requests).toHaveLength(1);
  jest.advanceTimersByTime(2_000);
  const old = await query(VILLA, { id: '1' });
  expect(old).toMatchObject(loaded('One'));
  expect(requests).toHaveLength(2);
  requests[1]!.respond({ data: { villa: 'Two' } });
  expect(old.state === 'loaded' && (await old.refresh)).toMatchObject(loaded('Two'));
  expect(query(VILLA, { id: '1' })).toMatchObject(loaded('Two'));
});

test('keeps the earlier result if the next request fails', async () => {
  await loadVilla();
  jest.advanceTimersByTime(61_000);
  const old = await query(VILLA, { id: '1' });
  requests[1]!.respond(new Error('offline'));
  expect(old.state === 'loaded' && (await old.refresh)).toMatchObject(loaded('One'));
});

test('starts with the results of the page', () => {
  query = createBrowserQuery(execute, [
    { state: 'loaded', data: { villa: 'One' }, key: 'Villa {"id":"1"}' },
    { state: 'failed', status: 500 },
    null,
    'text',
  ]);
  expect(query(VILLA, { id: '1' })).toMatchObject(loaded('One'));
  expect(requests).toEqual([]);
});

test('shares a request in flight, and forgets a failure', async () => {
  const results = ['1', '1'].map(async (id) => query(VILLA, { id }));
  expect(requests).toHaveLength(1);
  requests[0]!.respond({ errors: [new GraphQLError('No.')] });
  expect(await Promise.all(results)).toEqual([
    { state: 'failed', status: 500 },
    { state: 'failed', status: 500 },
  ]);
  expect(console.error).toHaveBeenCalledTimes(1);
  void query(VILLA, { id: '1' });
  expect(requests).toHaveLength(2);
});

test('aborts a request unless another query shares it', () => {
  const prefetch = new AbortController();
  for (const id of ['1', '2']) void query(VILLA, { id }, { signal: prefetch.signal });
  void query(VILLA, { id: '2' });
  prefetch.abort();
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

test('forgets the oldest of many results', async () => {
  for (let id = 0; id <= 60; id++) {
    const result = query(VILLA, { id: String(id) });
    requests.at(-1)!.respond({ data: { villa: 'One' } });
    await result;
  }
  expect(query(VILLA, { id: '1' })).not.toBeInstanceOf(Promise);
  expect(query(VILLA, { id: '0' })).toBeInstanceOf(Promise);
});

test.each([
  ['an error of the API', { errors: [new GraphQLError('No.')] }, false, 500],
  ['an error of the API', { errors: [new GraphQLError('No.')] }, true, 200],
  [
    'an unavailable API',
    { errors: [new GraphQLError('No.', { extensions: { code: 'UNAVAILABLE' } })] },
    true,
    503,
  ],
])('on the server, %s has a status', async (_, reply, isOptional, status) => {
  const report = jest.fn();
  const serverQuery = createServerQuery(async () => reply, report);
  expect(await serverQuery(VILLA, { id: '1' }, { isOptional })).toEqual({ state: 'failed', status });
  expect(report).not.toHaveBeenCalled();
});

test('the server reports an exception', async () => {
  const report = jest.fn();
  const error = new Error('connect ECONNREFUSED');
  const serverQuery = createServerQuery(() => Promise.reject(error), report);
  expect(await serverQuery(VILLA, { id: '1' })).toEqual({ state: 'failed', status: 500 });
  expect(report).toHaveBeenCalledWith(error);
});
