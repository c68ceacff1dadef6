import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testDatabaseUrl } from './database/testing.ts';
import { TestProxy } from './database/testing-proxy.ts';
import { photograph } from './graphql/testing.ts';
import { encodeMultipart } from './rest/testing.ts';
import { openTestServer, openTestTables, type TestServer } from './testing.ts';

const UNKNOWN =
  'It is not known whether this was saved: the connection to the database was lost at that moment. ' +
  'Check whether it was saved before you send it again.';
const BLOG = { title: 'Sea view', description: 'Words' };

(testDatabaseUrl() === undefined ? describe.skip : describe)('a write whose COMMIT gets no response', () => {
  let proxy: TestProxy;
  let server: TestServer;
  let id = 0;

  beforeAll(async () => {
    proxy = new TestProxy(new URL(testDatabaseUrl()!));
    await proxy.start();
    server = await openTestServer(undefined, { database: await openTestTables(proxy.url) });
  });
  afterAll(async () => {
    await server.close();
    proxy.cut();
  });

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    key?: string,
  ) => {
    const headers = { authorization: server.bearer, ...(key && { 'idempotency-key': key }) };
    const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return {
      status: response.statusCode,
      body: response.json<Record<string, unknown>>(),
      headers: response.headers,
    };
  };
  /** The titles that visitors receive, possibly from the cache. */
  const titles = async () => {
    const response = await server.app.inject({ url: '/api/blogs' });
    return response.json<{ title: string }[]>().map(({ title }) => title);
  };
  const outcomeUnknown = { status: 503, body: { error: UNKNOWN }, headers: { 'retry-after': '5' } };

  test('returns 503 and is visible to visitors', async () => {
    expect(await titles()).toEqual([]);
    proxy.cutAfter(/COMMIT/);
    expect(await call('POST', '/api/blogs/add', BLOG)).toMatchObject(outcomeUnknown);
    expect(proxy.hasCut).toBe(true);
    expect(await titles()).toEqual(['Sea view']);
  });

  test('is executed once if it is repeated with its idempotency key', async () => {
    proxy.cutAfter(/COMMIT/);
    expect(await call('POST', '/api/blogs/add', { ...BLOG, title: 'Keyed' }, 'lost-commit')).toMatchObject(
      outcomeUnknown,
    );
    const again = await call('POST', '/api/blogs/add', { ...BLOG, title: 'Keyed' }, 'lost-commit');
    expect(again).toMatchObject({ status: 201, body: { title: 'Keyed' } });
    id = Number(again.body.id);
    expect(await titles()).toEqual(['Keyed', 'Sea view']);
  });

  test('is visible to visitors if it is an update or a deletion', async () => {
    proxy.cutAfter(/COMMIT/);
    expect(await call('PUT', `/api/blogs/${id}`, { title: 'Changed' })).toMatchObject(outcomeUnknown);
    expect(await titles()).toEqual(['Changed', 'Sea view']);
    proxy.cutAfter(/COMMIT/);
    expect(await call('DELETE', `/api/blogs/${id}`)).toMatchObject(outcomeUnknown);
    expect(await titles()).toEqual(['Sea view']);
    const { dataSource } = server.database;
    const query = 'select action from versions where record_id = $1 order by id';
    expect(await dataSource.query(query, [id])).toEqual([
      { action: 'ADDED' },
      { action: 'CHANGED' },
      { action: 'REMOVED' },
    ]);
  });

  test('returns UNAVAILABLE over GraphQL', async () => {
    proxy.cutAfter(/COMMIT/);
    const query = `mutation { restoreBlogs(ids: [${id}]) { title } }`;
    const response = await call('POST', '/graphql', { query });
    expect(response).toMatchObject({
      status: 503,
      body: { errors: [{ message: UNKNOWN, extensions: { code: 'UNAVAILABLE' } }] },
    });
    expect(await titles()).toEqual(['Changed', 'Sea view']);
  });

  test('keeps its picture', async () => {
    const { payload, contentType } = await encodeMultipart({
      ...BLOG,
      title: 'Pictured',
      image: await photograph(),
    });
    proxy.cutAfter(/COMMIT/);
    const headers = { authorization: server.bearer, 'content-type': contentType };
    const response = await server.app.inject({ method: 'POST', url: '/api/blogs/add', headers, payload });
    expect([response.statusCode, response.json<object>()]).toMatchObject([503, { error: UNKNOWN }]);
    const [{ file }] =
      await server.database.dataSource.query<[{ file: string }]>('select file from pictures');
    expect(await titles()).toContain('Pictured');
    expect((await server.app.inject({ url: `/uploads/${file}` })).statusCode).toBe(200);
  });

  test('returns the same message for an enquiry, a mark and an account', async () => {
    const message = { name: 'Ann', email: 'ann@visitors.example', subject: 'Hi', message: 'Hello' };
    proxy.cutAfter(/COMMIT/);
    expect(await call('POST', '/api/contact', message)).toMatchObject(outcomeUnknown);
    proxy.cutAfter(/COMMIT/);
    const query = 'mutation { setContactMessageStates(ids: [1], state: IN_PROGRESS) { state } }';
    expect(await call('POST', '/graphql', { query })).toMatchObject({
      status: 503,
      body: { errors: [{ message: UNKNOWN }] },
    });
    proxy.cutAfter(/COMMIT/);
    await expect(server.accounts.add('new@marsa.example', 'a long password')).rejects.toThrow(UNKNOWN);
    proxy.cutAfter(/COMMIT/);
    await expect(server.accounts.setPassword('new@marsa.example', 'another password')).rejects.toThrow(
      UNKNOWN,
    );
    expect((await server.accounts.signIn('new@marsa.example', 'another password')).token).toBeTruthy();
  });

  test('before its COMMIT is rolled back and returns the general message', async () => {
    proxy.cutAfter(/insert into "blogs"/i);
    const response = await call('POST', '/api/blogs/add', { ...BLOG, title: 'Never' }, 'lost-insert');
    expect([response.status, response.body.error]).toEqual([
      503,
      'The service is not available at the moment. Try again soon.',
    ]);
    expect(await titles()).not.toContain('Never');
  });
});
