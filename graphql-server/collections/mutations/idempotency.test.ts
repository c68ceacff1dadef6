import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff, multipart, photograph } from '../../graphql/testing.ts';
import { openRestServer, type RestServer } from '../../rest/testing.ts';

let server: RestServer;
beforeAll(async () => {
  server = await openRestServer();
});
afterEach(() =>
  server.database.dataSource.query('delete from blogs; delete from listings; delete from contact_messages'),
);
afterAll(() => server.close());

const BLOG = { title: 'Sea view', description: 'Words' };
const KEY = 'press-0123456789';
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const add = (json: object, key: string, as?: string) =>
  server.call('POST /api/blogs/add', { json, ...keyed(key), ...(as && { as }) });
const count = async (table: string) => {
  const [row] = await server.database.dataSource.query<[{ count: number }]>(
    `select count(*)::int from ${table}`,
  );
  return row.count;
};

test('a repeated key returns the record that the first request created; another key creates another', async () => {
  const first = await add(BLOG, KEY);
  expect(first).toMatchObject({ status: 201, body: { title: 'Sea view' } });
  const again = await add({ description: 'Words', title: 'Sea view' }, KEY);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await count('blogs')).toBe(1);
  expect((await add(BLOG, 'press-of-another')).status).toBe(201);
  expect(await count('blogs')).toBe(2);
});

test('concurrent requests with one key create one record', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(BLOG, 'press-at-once')));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  expect(await count('blogs')).toBe(1);
});

test('a key with other input is a conflict', async () => {
  await add(BLOG, 'press-conflict');
  const other = await add({ ...BLOG, title: 'Another' }, 'press-conflict');
  expect(other).toMatchObject({
    status: 409,
    body: { error: 'This Idempotency-Key was already used with other content. Send a new key.' },
  });
  expect(await count('blogs')).toBe(1);
});

test('a rejected request does not use its key', async () => {
  expect((await add({ title: '' }, 'press-refused')).status).toBe(400);
  expect((await add(BLOG, 'press-refused')).status).toBe(201);
});

test.each(['short', 'with spaces in it', 'x'.repeat(101), 'semi;colon'])(
  'rejects the key "%s"',
  async (key) => {
    const sentence = 'Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.';
    expect(await add(BLOG, key)).toMatchObject({
      status: 400,
      body: { fields: { 'Idempotency-Key': sentence } },
    });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'idempotency-key': key, authorization: server.bearer },
      payload: { query: 'mutation { createBlog(input: { title: "A", description: "B" }) { id } }' },
    });
    expect([answer.statusCode, answer.json<{ errors: unknown[] }>().errors]).toMatchObject([
      400,
      [{ message: sentence, extensions: { code: 'BAD_USER_INPUT' } }],
    ]);
    expect(await count('blogs')).toBe(0);
  },
);

test('equal keys of other accounts and operations are independent', async () => {
  await server.accounts.add('second@marsa.example', 'another long password');
  const { token } = await server.accounts.signIn('second@marsa.example', 'another long password');
  await add(BLOG, 'press-of-two');
  expect((await add({ ...BLOG, title: 'Mine' }, 'press-of-two', `Bearer ${token}`)).status).toBe(201);
  const category = { json: { name: 'Sea' }, ...keyed('press-of-two') };
  expect((await server.call('POST /api/categories', category)).status).not.toBe(409);
  expect(await count('blogs')).toBe(2);
});

const CREATE = 'mutation ($input: BlogInput!) { createBlog(input: $input) { id title } }';

test('a key applies to each field of a GraphQL mutation', async () => {
  const press = { headers: { authorization: server.bearer, 'idempotency-key': 'press-graphql' } };
  const send = () => runQuery(server, CREATE, { variables: { input: BLOG }, ...press });
  const first = await send();
  expect(first.data).toMatchObject({ createBlog: { title: 'Sea view' } });
  expect(await send()).toEqual(first);
  expect(await count('blogs')).toBe(1);

  const { createBlog } = first.data as { createBlog: { id: string } };
  const other = await runQuery(server, CREATE, {
    variables: { input: { ...BLOG, title: 'Another' } },
    ...press,
  });
  expect(other.errors).toMatchObject([{ extensions: { code: 'CONFLICT', record: createBlog.id } }]);

  const two = `mutation { a: createBlog(input: { title: "A", description: "1" }) { title }
    b: createBlog(input: { title: "B", description: "2" }) { title } }`;
  for (let time = 0; time < 2; time++) {
    expect((await runQuery(server, two, press)).data).toEqual({ a: { title: 'A' }, b: { title: 'B' } });
  }
  expect(await count('blogs')).toBe(3);
});

test('copies and imports run once for one key', async () => {
  const { createSaleVilla } = await runQueryAsStaff<{ createSaleVilla: { id: string } }>(
    server,
    'mutation { createSaleVilla(input: { title: "Palm", location: "Palm", price: "1" }) { id } }',
  );
  const press = { headers: { authorization: server.bearer, 'idempotency-key': 'press-copies' } };
  const copy = `mutation { duplicateSaleVilla(id: ${createSaleVilla.id}) { id title } }`;
  const first = await runQuery(server, copy, press);
  expect(first.data).toMatchObject({ duplicateSaleVilla: { title: 'Palm (copy)' } });
  expect(await runQuery(server, copy, press)).toEqual(first);
  expect(await count('listings')).toBe(2);

  const file =
    'mutation ($csv: String!) { importListings(kind: SALE_VILLA, csv: $csv, dryRun: false) { added } }';
  const variables = { csv: 'title,location,price\nOne,Marina,1\nTwo,Marina,2\n' };
  for (let time = 0; time < 2; time++) {
    expect(await runQuery(server, file, { variables, ...press })).toEqual({
      data: { importListings: { added: 2 } },
    });
  }
  expect(await count('listings')).toBe(4);
});

test('another picture is other input, and an equal one is stored once', async () => {
  const send = async (name: string) => {
    const { body, headers } = multipart({
      query: CREATE,
      variables: { input: { ...BLOG, image: null } },
      at: 'variables.input.image',
      file: { bytes: await photograph(name) },
      headers: { authorization: server.bearer, 'idempotency-key': 'press-picture' },
    });
    const request = new Response(body as FormData);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...(headers as object), 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json<{ data?: unknown; errors?: { extensions: { code: string } }[] }>();
  };
  const first = await send('villa_golden');
  expect(await send('villa_golden')).toEqual(first);
  expect(await count('pictures')).toBe(1);
  expect((await send('beach_club')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  expect(await count('blogs')).toBe(1);
});

test('an enquiry is stored once for one key, and counts once for the rate limit', async () => {
  const json = { name: 'Ann', email: 'ann@visitors.example', subject: 'Hi', message: 'Hello' };
  for (let time = 0; time < 12; time++) {
    const sent = { json, as: 'visitor' as const, ...keyed('press-message') };
    expect((await server.call('POST /api/contact', sent)).status).toBe(201);
  }
  expect(await count('contact_messages')).toBe(1);
});

test('a key expires after a day', async () => {
  await add(BLOG, 'press-of-yesterday');
  await server.database.dataSource.query(
    `update idempotency_keys set created_at = created_at - interval '25 hours'`,
  );
  await server.stores.removeExpiredKeys();
  expect(await count('idempotency_keys')).toBe(0);
  expect((await add({ ...BLOG, title: 'Today' }, 'press-of-yesterday')).status).toBe(201);
});
