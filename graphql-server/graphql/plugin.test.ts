import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { Agent, request as send } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { interceptReads } from '../database/testing-statements.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { saleApartmentGallery } from '../listings/listing-sections.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { Unavailable } from '../errors.ts';
import { preparePicture } from '../pictures/process.ts';
import { runQuery, runQueryAsStaff, multipart, photograph } from './testing.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await openTestServer();
  url = `${await server.app.listen({ port: 0 })}/graphql`;
});
afterAll(() => server.close());

describe('GraphQL over HTTP', () => {
  // The audits do not send the header that Apollo Server requires against CSRF.
  const fetchFn = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, headers: { ...(init.headers as object), 'apollo-require-preflight': 'true' } });
  const audits = serverAudits({ url: () => url, fetchFn });

  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s %s',
    async (_id, _name, audit) => {
      expect(await audit.fn()).toMatchObject({ status: 'ok' });
    },
  );
});

test('an empty operation name means none', async () => {
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
  const payload = { query: 'query Total { blogs { total } }', operationName: '' };
  const search = new URLSearchParams(payload);
  for (const request of [
    { method: 'POST' as const, url: '/graphql', payload, headers },
    { method: 'GET' as const, url: `/graphql?${search}`, headers },
  ]) {
    const response = await server.app.inject(request);
    expect(response.json()).toEqual({ data: { blogs: { total: 0 } } });
  }
});

describe('a query over the limits', () => {
  test.each([
    [
      'nested too deep',
      `{ ${'saleApartments { items { gallery { image { '.repeat(4)} url ${'} } } } '.repeat(4)} }`,
    ],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: blogs { total }`).join(' ')} }`,
    ],
    ['too long', `{ blogs { items { ${'title '.repeat(3000)} } } }`],
    [
      'for too many records',
      '{ saleApartments(limit: 1000) { items { id gallery(limit: 1000) { id title } } } }',
    ],
  ])('%s is rejected without a database statement', async (_what, query) => {
    const { statements, result } = await countStatements(() => runQuery(server, query));
    expect(result.data ?? null).toBeNull();
    expect(result.errors?.[0]?.message).toMatch(/limit|cost|tokens/i);
    expect(statements).toBe(0);
  });

  test('rejects a batch', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: [{ query: '{ me { id } }' }],
    });
    expect(response.statusCode).toBe(400);
  });

  test('executes introspection', async () => {
    expect((await runQuery(server, getIntrospectionQuery())).errors).toBeUndefined();
  });
});

test('a page of parents with children takes the same number of statements whatever its length', async () => {
  const bytes = await photograph();
  const prepared = await preparePicture(bytes);
  const createApartments = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const { id } = await server.stores.of(saleApartments).create({ title: 'A', location: 'B', price: 'C' });
      const item = { apartmentId: id, description: 'D' };
      await server.stores.of(saleApartmentGallery).create(item, { picture: () => Promise.resolve(prepared) });
    }
  };
  const query =
    '{ saleApartments(limit: 50) { items { thumbnail { url } gallery { title image { url } } } } }';
  await createApartments(2);
  const few = await countStatements(() => runQueryAsStaff(server, query));
  await createApartments(20);
  const many = await countStatements(() => runQueryAsStaff(server, query));
  expect(many.statements).toBe(few.statements);
  expect((many.result.saleApartments as { items: unknown[] }).items).toHaveLength(22);
});

test('reads a record and its children of one kind with two statements, however often fragments select them', async () => {
  const { id } = await server.stores.of(saleApartments).create({ title: 'A', location: 'B', price: 'C' });
  const prepared = await preparePicture(await photograph());
  const item = { apartmentId: id, description: 'D' };
  await server.stores.of(saleApartmentGallery).create(item, { picture: () => Promise.resolve(prepared) });
  const query = `query ($id: ID!) { saleApartment(id: $id) { title gallery(limit: 7) { description } ...Its ... on SaleApartment { ...Its } } }
    fragment Its on SaleApartment { gallery(limit: 7) { image { url } } }`;
  const { result, statements } = await countStatements(() =>
    runQuery(server, query, { variables: { id: String(id) } }),
  );
  expect(result.data?.saleApartment).toMatchObject({ title: 'A', gallery: [{ description: 'D' }] });
  expect(statements).toBe(2);
});

test('reads several records and all sections of a record with one statement for each kind', async () => {
  const ids = (await server.stores.of(saleApartments).all()).slice(0, 3).map(({ id }) => id);
  const fields = 'title thumbnail { url } gallery { description image { url } }';
  const query = `{ ${ids.map((id, i) => `a${i}: saleApartment(id: ${id}) { ${fields} }`).join(' ')} }`;
  const { result, statements } = await countStatements(() => runQuery(server, query));
  expect(Object.keys(result.data!)).toHaveLength(3);
  expect(statements).toBe(2);
});

test('counts the records of a page only when the query selects a total', async () => {
  const counted: boolean[] = [];
  const restore = interceptReads(server.database, (sql, run) => {
    if (sql.includes('"listings"')) counted.push(sql.includes('count(*)'));
    return run();
  });
  try {
    const select = async (fields: string) => {
      counted.length = 0;
      await runQuery(
        server,
        `{ saleApartments(limit: 2) { items { id } ${fields} } } fragment T on SaleApartmentPage { total }`,
      );
      return counted;
    };
    expect(await select('...T @include(if: false)')).toEqual([false]);
    expect(await select('...T')).toEqual([true]);
    expect(await select('total @skip(if: true) ...T @skip(if: false)')).toEqual([true]);
  } finally {
    restore();
  }
});

/** Counts the read statements of `run`. */
async function countStatements<T>(run: () => Promise<T>): Promise<{ statements: number; result: T }> {
  let statements = 0;
  const restore = interceptReads(server.database, (_sql, run) => {
    statements++;
    return run();
  });
  try {
    return { result: await run(), statements };
  } finally {
    restore();
  }
}

describe('CSRF prevention', () => {
  test('rejects a simple GET request', async () => {
    const response = await server.app.inject({
      url: `/graphql?query=${encodeURIComponent('{ blogs { total } }')}`,
    });
    expect(response.statusCode).toBe(400);
  });

  test('rejects a multipart form without reading it', async () => {
    const file = { bytes: await photograph() };
    const request = multipart({ query: 'mutation { signOut }', variables: {}, at: 'variables.x', file });
    const response = await fetch(url, { ...request, headers: { authorization: server.bearer } });
    expect(response.status).toBe(400);
  });
});

describe('an upload', () => {
  const create = `mutation ($picture: Upload) {
    createBanner(input: { title: "Marina", imageAlt: "Boats", image: $picture }) { image { url alt } }
  }`;
  const upload = (bytes: Buffer, authorization = server.bearer) =>
    fetch(
      url,
      multipart({
        query: create,
        variables: {},
        at: 'variables.picture',
        file: { bytes },
        headers: { authorization },
      }),
    );

  test('stores the picture with its alternative text and serves its widths and formats', async () => {
    const { data } = (await (await upload(await photograph())).json()) as {
      data: { createBanner: { image: { url: string; alt: string } } };
    };
    expect(data.createBanner.image.alt).toBe('Boats');
    const served = await fetch(new URL(data.createBanner.image.url, url));
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    await served.arrayBuffer();
  });

  test('of a visitor is rejected without being read', async () => {
    expect((await upload(await photograph(), 'Bearer nobody')).status).toBe(200);
    const { errors } = (await (await upload(await photograph(), 'Bearer nobody')).json()) as {
      errors: { extensions: object }[];
    };
    expect(errors[0]?.extensions).toEqual({
      code: 'UNAUTHENTICATED',
      reason: { code: 'SIGN_IN_REQUIRED', params: {} },
    });
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_MEDIA_TYPE'],
    ['16 MB', Buffer.alloc(16 * 1024 * 1024, 1), 'PAYLOAD_TOO_LARGE'],
  ])('of %s is rejected, and the connection serves the next request', async (_what, bytes, code) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const request = new Request(
      url,
      multipart({
        query: create,
        variables: {},
        at: 'variables.picture',
        file: { bytes },
        headers: { authorization: server.bearer },
      }),
    );
    const refused = await sendOver(agent, request);
    expect(JSON.parse(refused)).toMatchObject({ errors: [{ extensions: { code } }] });
    const next = new Request(url, {
      method: 'POST',
      body: '{"query":"{ me { id } }"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(await sendOver(agent, next))).toEqual({ data: { me: null } });
    agent.destroy();
  });
});

/** Sends a request over the agent's only connection; returns the response body. */
async function sendOver(agent: Agent, request: Request): Promise<string> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sent = send(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a body that is not a GraphQL request', () => {
  test.each([
    ['malformed JSON', 'application/json', '{"query":', 400],
    ['a text', 'text/plain', '{ me { id } }', 415],
    ['over 1 MiB', 'application/json', `{"query":"${' '.repeat(1024 * 1024)}{ me { id } }"}`, 413],
  ])('%s is rejected with a GraphQL error', async (_what, type, payload, status) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      errors: [{ message: expect.any(String), extensions: { code: expect.any(String) } }],
    });
  });
});

test('returns 503 with Retry-After while the database is unavailable', async () => {
  const restore = interceptReads(server.database, () => Promise.reject(new Unavailable()));
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ blogs(page: 7) { total } }' },
  });
  restore();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
});

test('serves GraphiQL to browsers at the same path', async () => {
  const response = await server.app.inject({ url: '/graphql', headers: { accept: 'text/html,*/*' } });
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<title>Playground</title>');
});
