import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testDatabaseUrl } from './config.ts';
import { TestProxy } from './database/testing-proxy.ts';
import { photograph } from './graphql/testing.ts';
import { encodeMultipart } from './rest/testing.ts';
import { openTestServer, openTestTables, type TestServer } from './testing.ts';

const UNKNOWN =
  'It is not known whether this was saved: the connection to the database was lost at that moment. ' +
  'Check whether it was saved before you send it again.';
const BLOG = { title: 'Sea view', description: 'Words' };

(testDatabaseUrl() === undefined ? describe.skip : describe)('a write whose COMMIT gets no response', () => {
  let wire: TestProxy;
  let server: TestServer;
  let id = 0;

  beforeAll(async () => {
    wire = new TestProxy(new URL(testDatabaseUrl()!));
    await wire.mend();
    server = await openTestServer(undefined, { database: await openTestTables(wire.url) });
  });
  afterAll(async () => {
    await server.close();
    wire.cut();
  });

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    key?: string,
  ) => {
    const headers = { authorization: server.bearer, ...(key && { 'idempotency-key': key }) };
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return {
      status: answer.statusCode,
      body: answer.json<Record<string, unknown>>(),
      headers: answer.headers,
    };
  };
  /** The titles that visitors get, possibly from the cache. */
  const shown = async () => {
    const answer = await server.app.inject({ url: '/api/blogs' });
    return answer.json<{ title: string }[]>().map(({ title }) => title);
  };
  const lost = { status: 503, body: { error: UNKNOWN }, headers: { 'retry-after': '5' } };

  test('returns 503 and is visible to visitors', async () => {
    expect(await shown()).toEqual([]);
    wire.cutAfter(/COMMIT/);
    expect(await call('POST', '/api/blogs/add', BLOG)).toMatchObject(lost);
    expect(wire.hasCut).toBe(true);
    expect(await shown()).toEqual(['Sea view']);
  });

  test('is executed once if it is repeated with its idempotency key', async () => {
    wire.cutAfter(/COMMIT/);
    expect(await call('POST', '/api/blogs/add', { ...BLOG, title: 'Keyed' }, 'press-lost')).toMatchObject(
      lost,
    );
    const again = await call('POST', '/api/blogs/add', { ...BLOG, title: 'Keyed' }, 'press-lost');
    expect(again).toMatchObject({ status: 201, body: { title: 'Keyed' } });
    id = Number(again.body.id);
    expect(await shown()).toEqual(['Keyed', 'Sea view']);
  });

  test('is visible to visitors if it is an update or a deletion', async () => {
    wire.cutAfter(/COMMIT/);
    expect(await call('PUT', `/api/blogs/${id}`, { title: 'Changed' })).toMatchObject(lost);
    expect(await shown()).toEqual(['Changed', 'Sea view']);
    wire.cutAfter(/COMMIT/);
    expect(await call('DELETE', `/api/blogs/${id}`)).toMatchObject(lost);
    expect(await shown()).toEqual(['Sea view']);
    const { dataSource } = server.database;
    const kept = 'select action from versions where record_id = $1 order by id';
    expect(await dataSource.query(kept, [id])).toEqual([
      { action: 'ADDED' },
      { action: 'CHANGED' },
      { action: 'REMOVED' },
    ]);
  });

  test('returns UNAVAILABLE over GraphQL', async () => {
    wire.cutAfter(/COMMIT/);
    const query = `mutation { restoreBlogs(ids: [${id}]) { title } }`;
    const answer = await call('POST', '/graphql', { query });
    expect(answer).toMatchObject({
      status: 503,
      body: { errors: [{ message: UNKNOWN, extensions: { code: 'UNAVAILABLE' } }] },
    });
    expect(await shown()).toEqual(['Changed', 'Sea view']);
  });

  test('keeps its picture', async () => {
    const { payload, contentType } = await encodeMultipart({
      ...BLOG,
      title: 'Pictured',
      image: await photograph(),
    });
    wire.cutAfter(/COMMIT/);
    const headers = { authorization: server.bearer, 'content-type': contentType };
    const answer = await server.app.inject({ method: 'POST', url: '/api/blogs/add', headers, payload });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([503, { error: UNKNOWN }]);
    const [{ file }] =
      await server.database.dataSource.query<[{ file: string }]>('select file from pictures');
    expect(await shown()).toContain('Pictured');
    expect((await server.app.inject({ url: `/uploads/${file}` })).statusCode).toBe(200);
  });

  test('returns the same message for an enquiry, a mark and an account', async () => {
    const message = { name: 'Ann', email: 'ann@visitors.example', subject: 'Hi', message: 'Hello' };
    wire.cutAfter(/COMMIT/);
    expect(await call('POST', '/api/contact', message)).toMatchObject(lost);
    wire.cutAfter(/COMMIT/);
    const query = 'mutation { markContactMessages(ids: [1], state: READ) { state } }';
    expect(await call('POST', '/graphql', { query })).toMatchObject({
      status: 503,
      body: { errors: [{ message: UNKNOWN }] },
    });
    wire.cutAfter(/insert into staff/);
    await expect(server.accounts.add('new@marsa.example', 'a long password')).rejects.toThrow(UNKNOWN);
    wire.cutAfter(/COMMIT/);
    await expect(server.accounts.setPassword('new@marsa.example', 'another password')).rejects.toThrow(
      UNKNOWN,
    );
    expect((await server.accounts.signIn('new@marsa.example', 'another password')).token).toBeTruthy();
  });

  test('before its COMMIT is rolled back and returns the general message', async () => {
    wire.cutAfter(/insert into "blogs"/);
    const answer = await call('POST', '/api/blogs/add', { ...BLOG, title: 'Never' }, 'press-never');
    expect([answer.status, answer.body.error]).toEqual([
      503,
      'The service is not available at the moment. Try again soon.',
    ]);
    expect(await shown()).not.toContain('Never');
  });
});
