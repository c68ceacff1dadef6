import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;

beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());

const account = { email: 'staff@marsa.example', password: 'a long password' };

test('sign-in returns a token that authorizes writes until sign-out', async () => {
  const { status, body, headers } = await server.call('POST /api/admin/login', {
    json: account,
    as: 'nobody',
  });
  expect([status, Object.keys(body as object)]).toEqual([200, ['token']]);
  expect(headers['cache-control']).toBe('no-store');
  const as = `Bearer ${(body as { token: string }).token}`;
  const json = { title: 'A', description: 'B' };
  expect(await server.call('POST /api/categories', { json, as })).toMatchObject({ status: 201 });
  expect(await server.call('POST /api/admin/logout', { as })).toMatchObject({
    status: 200,
    body: { message: 'Signed out.' },
  });
  expect(await server.call('POST /api/categories', { json, as })).toMatchObject({ status: 401 });
  expect(await server.call('POST /api/categories', { json })).toMatchObject({ status: 201 });
});

test('a wrong password and an unknown address get the same error', async () => {
  const from = '198.51.100.4';
  const wrong = { ...account, password: 'another password' };
  const unknown = { ...account, email: 'nobody@marsa.example' };
  const answers = [];
  for (const json of [wrong, unknown])
    answers.push(await server.call('POST /api/admin/login', { json, from }));
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([401, { error: expect.any(String), message: expect.any(String) }]);
  }
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});

test('sign-in requires e-mail address and password', async () => {
  expect(await server.call('POST /api/admin/login', { json: {}, as: 'nobody' })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Email is required.', password: 'Password is required.' } },
  });
});

test('sign-in rejects an e-mail address or password that is not a string', async () => {
  const json = { email: ['staff@marsa.example'], password: 123_456 };
  expect(await server.call('POST /api/admin/login', { json, as: 'nobody' })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Email must be text.', password: 'Password must be text.' } },
  });
});

test('returns 429 after too many wrong passwords', async () => {
  const json = { email: 'guess@marsa.example', password: 'guess after guess' };
  const guess = () => server.call('POST /api/admin/login', { json, as: 'nobody', from: '198.51.100.5' });
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
  const { status, headers } = await guess();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
