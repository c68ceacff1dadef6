import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { blogs } from '../editorial/blog.ts';
import { openTestServer, type TestServer } from '../testing.ts';

const LIST = '/api/blogs?page=1&limit=6';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.stores.of(blogs).create({ title: 'Kept', description: 'Words. '.repeat(300) });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${address}${path}`, { headers, method });
/** The headers that depend on the response alone. */
const told = ({ status, headers }: Response) => {
  const own = [...headers].filter(
    ([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name),
  );
  return { status, headers: Object.fromEntries(own) };
};
const counted = async (status: string) => {
  const lines = (await server.app.metrics.metrics()).split('\n');
  const line = lines.find(
    (each) => each.includes('_count') && each.includes('/api/blogs"') && each.includes(status),
  );
  return Number(line?.split(' ').at(-1) ?? 0);
};

test('a cached response equals the first one and counts in the metrics, until content changes', async () => {
  const first = await get(LIST);
  const before = await counted('2xx');
  const again = await get(LIST, { 'x-request-id': 'a-request-of-mine' });
  expect(await again.text()).toBe(await first.text());
  expect(told(again)).toEqual(told(first));
  expect(again.headers.get('x-request-id')).toBe('a-request-of-mine');
  expect(await counted('2xx')).toBe(before + 1);
  await server.stores.of(blogs).create({ title: 'Newer', description: 'Words.' });
  expect(await (await get(LIST)).text()).toContain('Newer');
});

test('a cached response is sent in the encoding that the client accepts', async () => {
  const plain = await get(LIST, { 'accept-encoding': 'identity' });
  const etag = plain.headers.get('etag')!;
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await (await get(LIST, { 'if-none-match': etag })).text()).toBe('');
  expect((await get(LIST, { 'if-none-match': etag })).status).toBe(304);
  const head = await get(LIST, { 'accept-encoding': 'identity' }, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'));
  for (let time = 0; time < 2; time += 1) {
    const small = await get(LIST, { 'accept-encoding': 'br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(await small.text()).toBe(await (await get(LIST)).text()); // fetch decompresses it
  }
});

test('staff and other methods get no cached response', async () => {
  expect((await get(LIST, { authorization: server.bearer })).headers.get('etag')).toBeNull();
  expect((await get(LIST, {}, 'POST')).status).toBe(405);
});
