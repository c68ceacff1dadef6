import { once } from 'node:events';
import { get as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '../graphql/testing.ts';
import { saleVillas } from '../listings/sale-villa.ts';
import { openTestServer, type TestServer } from '../testing.ts';

const ROWS = 3000;

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  await fill();
});
afterAll(() => server.close());

async function fill(): Promise<void> {
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
  const [answer] = (await once(send({ port, path, headers, agent: false }), 'response')) as [IncomingMessage];
  return answer;
}

async function read(answer: IncomingMessage) {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => answer.on('end', resolve).on('error', resolve));
  const text = Buffer.concat(chunks).toString();
  return { status: answer.statusCode, whole: answer.complete, text, headers: answer.headers };
}

const titlesIn = (csv: string) => [...csv.matchAll(/^(Villa \d+),/gm)].map(([, title]) => title!);
const every = Array.from({ length: ROWS }, (_, i) => `Villa ${i + 1}`);

describe('An export', () => {
  test('is a file of everything, newest first', async () => {
    const { status, text, headers } = await read(await open());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="villas-for-sale.csv"',
      'cache-control': 'no-store',
    });
    expect(text.slice(0, 20)).toBe('\uFEFFtitle,location,bedr'.slice(0, 20));
    expect(titlesIn(text)).toEqual(every);
  });

  test('is of one moment, whatever is written while it is taken', async () => {
    const answer = await open();
    const { dataSource } = server.database;
    await dataSource.query(`delete from listings where id % 2 = 0`);
    await dataSource.query(
      `update listings set title = 'Changed', created_at = created_at - interval '1 year' where id % 3 = 0`,
    );
    await server.stores.of(saleVillas).create({ title: 'Villa 0', location: 'A', price: '1' });
    expect(titlesIn((await read(answer)).text)).toEqual(every);
    await fill();
  });

  test('has what a search finds and what is in a state', async () => {
    const { text } = await read(await open(`${VILLAS}?search=villa%2077`));
    expect(titlesIn(text)).toEqual(every.filter((title) => title.startsWith('Villa 77')));
    const message = { name: 'A', email: 'a@b.ae', subject: 'S', message: 'M' };
    await server.app.inject({ method: 'POST', url: '/api/contact', payload: message });
    const lines = async (query: string) =>
      (await read(await open(`/admin/export/messages.csv?${query}`))).text.trim().split('\r\n').length - 1;
    expect([await lines('state=UNREAD'), await lines('state=READ'), await lines('')]).toEqual([1, 0, 1]);
  });

  test.each([
    [`${VILLAS}?state=READ`, 'state'],
    ['/admin/export/messages.csv?state=LOST', 'state'],
    [`${VILLAS}?search=a&search=b`, 'search'],
    [`${VILLAS}?search=${'x'.repeat(201)}`, 'search'],
  ])('by %s is refused', async (path, field) => {
    const { status, text } = await read(await open(path));
    expect([status, JSON.parse(text)]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });

  test('is for staff', async () => {
    expect(await read(await open(VILLAS, 'Bearer nobody'))).toMatchObject({ status: 401 });
  });

  test('leaves everything free when its client goes away in the middle', async () => {
    for (let times = 0; times < 3; times++) {
      const answer = await open();
      await once(answer, 'readable');
      answer.destroy();
    }
    expect(titlesIn((await read(await open())).text)).toEqual(every);
    expect((await server.app.inject({ url: '/api/banners' })).statusCode).toBe(200);
  });

  test('keeps nobody from reading and writing while its client does not take it', async () => {
    const answer = await open();
    await server.stores.of(saleVillas).create({ title: 'New', location: 'A', price: '1' });
    expect((await server.app.inject({ url: '/api/villas-for-sale?limit=1' })).json()).toMatchObject({
      total: ROWS + 1,
    });
    expect(titlesIn((await read(answer)).text)).toEqual(every);
    await fill();
  });

  test('is refused with a sentence while another one runs', async () => {
    const slow = await open();
    const refused = await read(await open());
    expect([refused.status, JSON.parse(refused.text), refused.headers['retry-after']]).toMatchObject([
      503,
      { message: 'Another export is still running. Try again in 10 seconds.' },
      '10',
    ]);
    expect(titlesIn((await read(slow)).text)).toEqual(every);
  });

  test('keeps no other one waiting if it is small, however slow its client is', async () => {
    const small = await open(`${VILLAS}?search=villa%2077`);
    const whole = await read(await open());
    expect(whole.status).toBe(200);
    expect(titlesIn((await read(small)).text)).not.toEqual([]);
  });

  test('that breaks off does not look whole, and one that cannot begin is refused', async () => {
    const { snapshot } = server.database;
    let left = 0;
    server.database.snapshot = (work) =>
      snapshot((moment) =>
        work({
          rows: (...asked) => (left-- > 0 ? moment.rows(...asked) : Promise.reject(new TypeError('broken'))),
        }),
      );
    try {
      left = 4;
      const broken = await read(await open());
      expect([broken.status, broken.whole]).toEqual([200, false]);
      left = 2;
      expect(await read(await open())).toMatchObject({ status: 500, whole: true });
    } finally {
      server.database.snapshot = snapshot;
    }
    expect(titlesIn((await read(await open())).text)).toEqual(every);
  });

  test('that is too long for one text says where it is to be had', async () => {
    const { errors } = await ask(server, '{ exportListings(kind: SALE_VILLA) }', {
      headers: { authorization: server.bearer },
    });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('/admin/export/'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(titlesIn((await read(await open())).text)).toEqual(every);
  });
});
