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

async function statusesOf(
  count: number,
  send: (index: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(index)).statusCode);
  return statuses;
}

test('clients behind an untrusted proxy share higher limits, and staff read a notice', async () => {
  const write = () => post('/api/contact', MESSAGE, '10.0.0.2', VISITOR);
  expect(await statusesOf(30, write)).toEqual(Array(30).fill(201));
  const over = await write();
  expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);

  const signInAs = (index: number) =>
    post('/api/admin/login', { email: `x${index}@a.example`, password: 'a wrong one' }, '10.0.0.2', VISITOR);
  expect(await statusesOf(15, signInAs)).toEqual(Array(15).fill(401));
  const account = { email: 'staff@marsa.example', password: 'a long password' };
  expect((await post('/api/admin/login', account, '10.0.0.2')).statusCode).toBe(200);
  const signInWithWrongPassword = (): Promise<{ statusCode: number }> =>
    post('/api/admin/login', { ...account, password: 'a wrong one' }, '10.0.0.2', VISITOR);
  expect(new Set(await statusesOf(20, signInWithWrongPassword))).toEqual(new Set([401]));
  expect((await signInWithWrongPassword()).statusCode).toBe(429);

  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: server.bearer },
    payload: { query: '{ notices { code message } }' },
  });
  expect(response.body).toContain('TRUSTED_PROXIES=10.0.0.2');
});

test('an address has its own limits without forwarding, and when a remote client sends the header itself', async () => {
  for (const [ip, headers] of [
    ['10.0.0.3', {}],
    ['203.0.113.77', VISITOR],
  ] as const) {
    const write = () => post('/api/contact', MESSAGE, ip, headers);
    expect(await statusesOf(6, write)).toEqual([201, 201, 201, 201, 201, 429]);
  }
});

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP'])(
  'a proxy that forwards by %s raises one notice, a trusted proxy none',
  async (header) => {
    for (const [trustProxy, noticed] of [
      [false, 1],
      ['loopback', header === 'X-Forwarded-For' ? 0 : 1],
    ] as const) {
      const lines: string[] = [];
      const notices = new Notices({ warn: (_what, message) => lines.push(message) });
      const app = Fastify({ trustProxy });
      watchForUntrustedProxies(app, new UntrustedProxies(notices));
      app.get('/', () => 'page');
      for (let index = 0; index < 3; index += 1) {
        await app.inject({ url: '/', headers: { [header]: `198.51.100.${index}` } });
      }
      // Nor when the client is on the machine of a trusted proxy.
      if (trustProxy) await app.inject({ url: '/', headers: { [header]: '127.0.0.1' } });
      expect([lines.length, notices.all().length]).toEqual([noticed, noticed]);
      await app.close();
    }
  },
);
