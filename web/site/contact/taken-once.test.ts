import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactMessages } from '../../../graphql-server/enquiries/contact-message.ts';
import { saleVillas } from '../../../graphql-server/listings/sale-villa.ts';
import { pageRoutes } from '../../../graphql-server/site/pages.ts';
import { openTestServer, type TestServer } from '../../../graphql-server/testing.ts';
import { render } from '../../entry-server.tsx';

const ANN = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Is it there?' };
const assets = { styles: () => '', scripts: () => '' };

let server: TestServer;
beforeAll(async () => {
  const site = async (
    ...[app, executeQuery]: [
      Parameters<typeof pageRoutes>[0],
      Parameters<typeof pageRoutes>[1]['executeQuery'],
    ]
  ) => pageRoutes(app, { render, assets, executeQuery, origin: '' });
  server = await openTestServer({ playground: '', site });
});
afterAll(() => server.close());

/** Submits a form without JavaScript. */
const send = (words: object, url = '/contact-us', remoteAddress = '192.0.2.1') =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...words }).toString(),
  });

const received = async () => (await server.stores.of(contactMessages).all()).length;

test('stores a message once if it is submitted again, at once or later, from any address', async () => {
  const before = await received();
  const answers = await Promise.all([send(ANN), send(ANN)]);
  answers.push(await send(ANN, '/contact', '192.0.2.2'));
  for (const { statusCode, headers } of answers) {
    expect([statusCode, headers.location]).toEqual([303, '/contact-us?sent=1']);
  }
  expect(await received()).toBe(before + 1);
});

test('stores a message with other fields or a listing as another one', async () => {
  const { id } = await server.stores
    .of(saleVillas)
    .create({ title: 'Sea view', location: 'Dubai Marina', price: 'AED 1' });
  const before = await received();
  const words = { ...ANN, message: 'Is it there yet?' };
  for (const [sent, url] of [
    [words, '/contact-us'],
    [{ ...words, listing: String(id) }, `/villa-for-sale/${id}`],
  ] as const) {
    expect((await send(sent, url)).statusCode).toBe(303);
    expect((await send(sent, url)).statusCode).toBe(303);
  }
  expect(await received()).toBe(before + 2);
});

test('stores a message about a deleted listing once', async () => {
  const before = await received();
  const words = { ...ANN, listing: '4711' };
  for (let time = 0; time < 2; time++) expect((await send(words)).statusCode).toBe(303);
  expect(await received()).toBe(before + 1);
});

test('stores a corrected message after a validation error', async () => {
  const before = await received();
  const sent = (subject: string) => send({ ...ANN, subject }, '/contact-us', '192.0.2.3');
  expect((await sent('')).statusCode).toBe(400);
  expect((await sent('Mended')).statusCode).toBe(303);
  expect(await received()).toBe(before + 1);
});
