import { once } from 'node:events';
import { get as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { saleVillas } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';

const ROWS = 3000;

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  await insertVillas();
});
afterAll(() => server.close());

async function insertVillas(): Promise<void> {
  const { dataSource } = server.database;
  await dataSource.query('truncate listings restart identity cascade');
  await dataSource.query(
    `insert into listings (kind, title, location, price, created_at)
     select 'SaleVilla', 'Villa ' || n, rpad('Jumeirah', 2000, '.'), n, now() - n * interval '1 minute'
     from generate_series(1, ${ROWS}) n`,
  );
}

const VILLAS = '/admin/export/villas-for-sale.csv';

async function open(path = VILLAS, authorization = server.bearer): Promise<IncomingMessage> {
  const headers = { authorization };
  const [response] = (await once(send({ port, path, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  return response;
}

async function read(response: IncomingMessage) {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => response.on('end', resolve).on('error', resolve));
  const text = Buffer.concat(chunks).toString();
  return { status: response.statusCode, complete: response.complete, text, headers: response.headers };
}

const titlesIn = (csv: string) => [...csv.matchAll(/^(Villa \d+),/gm)].map(([, title]) => title!);
const allTitles = Array.from({ length: ROWS }, (_, i) => `Villa ${i + 1}`);

describe('CSV export', () => {
  test('contains all records, newest first', async () => {
    const { status, text, headers } = await read(await open());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="villas-for-sale.csv"',
      'cache-control': 'no-store',
    });
    expect(text.slice(0, 20)).toBe('\uFEFFtitle,location,bedr'.slice(0, 20));
    expect(titlesIn(text)).toEqual(allTitles);
  });

  test('reads one snapshot while records are written', async () => {
    const response = await open();
    const { dataSource } = server.database;
    await dataSource.query(`delete from listings where id % 2 = 0`);
    await dataSource.query(
      `update listings set title = 'Changed', created_at = created_at - interval '1 year' where id % 3 = 0`,
    );
    await server.stores.of(saleVillas).create({ title: 'Villa 0', location: 'A', price: '1' });
    expect(titlesIn((await read(response)).text)).toEqual(allTitles);
    await insertVillas();
  });

  test('filters by search and state', async () => {
    const { text } = await read(await open(`${VILLAS}?search=villa%2077`));
    expect(titlesIn(text)).toEqual(allTitles.filter((title) => title.startsWith('Villa 77')));
    const publish = (state: string) =>
      server.database.dataSource.query(`update listings set publication = $1 where title = 'Villa 7'`, [
        state,
      ]);
    await publish('draft');
    expect(titlesIn((await read(await open(`${VILLAS}?publication=DRAFT`))).text)).toEqual(['Villa 7']);
    await publish('published');
    const message = { name: 'A', email: 'a@b.ae', subject: 'S', message: 'M' };
    await server.app.inject({ method: 'POST', url: '/api/contact', payload: message });
    const lines = async (query: string) =>
      (await read(await open(`/admin/export/messages.csv?${query}`))).text.trim().split('\r\n').length - 1;
    expect([await lines('state=NEW'), await lines('state=DONE'), await lines('')]).toEqual([1, 0, 1]);
  });

  test.each([
    [`${VILLAS}?state=DONE`, 'state'],
    ['/admin/export/messages.csv?state=LOST', 'state'],
    [`${VILLAS}?publication=LOST`, 'publication'],
    [`${VILLAS}?search=a&search=b`, 'search'],
    [`${VILLAS}?search=${'x'.repeat(201)}`, 'search'],
  ])('returns 400 for %s', async (path, field) => {
    const { status, text } = await read(await open(path));
    expect([status, JSON.parse(text)]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });

  test('returns 401 to visitors', async () => {
    expect(await read(await open(VILLAS, 'Bearer invalid'))).toMatchObject({ status: 401 });
  });

  test('releases its connection when the client disconnects', async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const response = await open();
      await once(response, 'readable');
      response.destroy();
    }
    expect(titlesIn((await read(await open())).text)).toEqual(allTitles);
    expect((await server.app.inject({ url: '/api/banners' })).statusCode).toBe(200);
  });

  test('does not block reads and writes while its client is slow', async () => {
    const response = await open();
    const { id } = await server.stores.of(saleVillas).create({ title: 'New', location: 'A', price: '1' });
    expect((await server.app.inject({ url: '/api/villas-for-sale?limit=1' })).json()).toMatchObject({
      total: ROWS + 1,
    });
    expect(titlesIn((await read(response)).text)).toEqual(allTitles);
    await server.stores.of(saleVillas).remove(id);
  });

  test('returns 503 while another export runs', async () => {
    if (server.database.embedded) return; // no export waits for its client
    const slow = await open();
    const refused = await read(await open());
    expect([refused.status, JSON.parse(refused.text), refused.headers['retry-after']]).toMatchObject([
      503,
      { message: 'Another export is still running. Try again in 10 seconds.' },
      '10',
    ]);
    expect(titlesIn((await read(slow)).text)).toEqual(allTitles);
  });

  test('a small export with a slow client does not block others', async () => {
    const small = await open(`${VILLAS}?search=villa%2077`);
    const complete = await read(await open());
    expect(complete.status).toBe(200);
    expect(titlesIn((await read(small)).text)).not.toEqual([]);
  });

  test('a failure while streaming aborts the response, and one before it returns 500', async () => {
    const { snapshot } = server.database;
    let allowedStatements = 0;
    server.database.snapshot = (work) =>
      snapshot((reader) =>
        work({
          ...reader,
          query: (...query) =>
            allowedStatements-- > 0 ? reader.query(...query) : Promise.reject(new TypeError('broken')),
        }),
      );
    try {
      if (!server.database.embedded) {
        allowedStatements = 4;
        const broken = await read(await open());
        expect([broken.status, broken.complete]).toEqual([200, false]);
      }
      allowedStatements = 0;
      expect(await read(await open())).toMatchObject({ status: 500, complete: true });
    } finally {
      server.database.snapshot = snapshot;
    }
    expect(titlesIn((await read(await open())).text)).toEqual(allTitles);
  });
});
