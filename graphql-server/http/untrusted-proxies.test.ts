import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { openTestServer, type TestServer } from '../testing.ts';
import { UntrustedProxies, watchForUntrustedProxies } from './untrusted-proxies.ts';
import { Notices } from '../observability/notices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(() => server.database.dataSource.query('truncate rate_limits'));
afterAll(() => server.close());

const VISITOR = { 'x-forwarded-for': '198.51.100.7' };
const MESSAGE = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' };

const post = (url: string, payload: object, ip: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress: ip, headers });

async function tried(
  count: number,
  ask: (turn: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const told: number[] = [];
  for (let turn = 0; turn < count; turn += 1) told.push((await ask(turn)).statusCode);
  return told;
}

test('behind a proxy that nobody named, few tries do not shut everyone out, and staff are told', async () => {
  const write = () => post('/api/contact', MESSAGE, '10.0.0.2', VISITOR);
  expect(await tried(30, write)).toEqual(Array(30).fill(201));
  const over = await write();
  expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);

  const guess = (turn: number) =>
    post('/api/admin/login', { email: `x${turn}@a.example`, password: 'a wrong one' }, '10.0.0.2', VISITOR);
  expect(await tried(15, guess)).toEqual(Array(15).fill(401));
  const account = { email: 'staff@marsa.example', password: 'a long password' };
  expect((await post('/api/admin/login', account, '10.0.0.2')).statusCode).toBe(200);
  const mine = (): Promise<{ statusCode: number }> =>
    post('/api/admin/login', { ...account, password: 'a wrong one' }, '10.0.0.2', VISITOR);
  expect(new Set(await tried(20, mine))).toEqual(new Set([401]));
  expect((await mine()).statusCode).toBe(429);

  const told = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: server.bearer },
    payload: { query: '{ notices { about sentence } }' },
  });
  expect(told.body).toContain('TRUSTED_PROXIES=10.0.0.2');
});

test('one address is one visitor where nothing is forwarded, or where he says so of himself from afar', async () => {
  for (const [ip, headers] of [
    ['10.0.0.3', {}],
    ['203.0.113.77', VISITOR],
  ] as const) {
    const write = () => post('/api/contact', MESSAGE, ip, headers);
    expect(await tried(6, write)).toEqual([201, 201, 201, 201, 201, 429]);
  }
});

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP'])(
  'who forwards by %s is noticed and told of once, a proxy that is believed never',
  async (header) => {
    for (const [trustProxy, noticed] of [
      [false, 1],
      ['loopback', header === 'X-Forwarded-For' ? 0 : 1],
    ] as const) {
      const lines: string[] = [];
      const notices = new Notices({ warn: (_what, sentence) => lines.push(sentence) });
      const app = Fastify({ trustProxy });
      watchForUntrustedProxies(app, new UntrustedProxies(notices));
      app.get('/', () => 'page');
      for (let turn = 0; turn < 3; turn += 1) {
        await app.inject({ url: '/', headers: { [header]: `198.51.100.${turn}` } });
      }
      // Also not where the visitor is on the machine of a proxy that is believed.
      if (trustProxy) await app.inject({ url: '/', headers: { [header]: '127.0.0.1' } });
      expect([lines.length, notices.all().length]).toEqual([noticed, noticed]);
      await app.close();
    }
  },
);
