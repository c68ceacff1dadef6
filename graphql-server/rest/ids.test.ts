import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from './contract.ts';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;

beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());

const NO_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'x',
  '2147483648',
  '9'.repeat(4000),
  '٣',
  '1 ',
  '\0',
  '__proto__',
  'constructor',
].map(encodeURIComponent);

test.each(contract.filter(({ parameter }) => parameter).map(({ method, path }) => [`${method} ${path}`]))(
  '%s returns 404 for an invalid id',
  async (route) => {
    for (const id of NO_IDS) {
      const { status, body } = await server.call(route.replace(/:\w+/, id), { json: {} });
      expect([id, status]).toEqual([id, 404]);
      expect(body).toMatchObject({ error: expect.stringMatching(/\w\.?$/) });
    }
  },
);

test('returns 400 for a malformed URL', async () => {
  expect(await server.call('GET /api/blogs/%ff')).toMatchObject({ status: 400 });
});
