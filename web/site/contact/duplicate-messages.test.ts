import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactMessages } from '../../../graphql-server/enquiries/contact-message.ts';
import { saleVillas } from '../../../graphql-server/listings/listing-kind.ts';
import { pageRoutes } from '../../../graphql-server/site/pages.ts';
import { openTestServer, type TestServer } from '../../../graphql-server/testing.ts';
import { render } from '../../entry-server.tsx';

const MESSAGE = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Is it there?' };
const assets = { styles: () => '', scripts: () => '' };

let server: TestServer;
beforeAll(async () => {
  type App = Parameters<typeof pageRoutes>[0];
  type ExecuteQuery = Parameters<typeof pageRoutes>[1]['executeQuery'];
  const site = async (app: App, executeQuery: ExecuteQuery) =>
    pageRoutes(app, { render, assets, executeQuery, origin: '' });
  server = await openTestServer({ playground: '', site });
});
afterAll(() => server.close());

/** Submits a form without JavaScript. */
const submit = (fields: object, url = '/contact-us', remoteAddress = '192.0.2.1') =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields }).toString(),
  });

const countMessages = async () => (await server.stores.of(contactMessages).all()).length;

test('stores a message once if it is submitted again, simultaneously or later, from any IP address', async () => {
  const before = await countMessages();
  const responses = await Promise.all([submit(MESSAGE), submit(MESSAGE)]);
  responses.push(await submit(MESSAGE, '/contact', '192.0.2.2'));
  for (const { statusCode, headers } of responses) {
    expect([statusCode, headers.location]).toEqual([303, '/contact-us?sent=1']);
  }
  expect(await countMessages()).toBe(before + 1);
});

test('stores a message with changed fields or with a listing as a separate message', async () => {
  const { id } = await server.stores
    .of(saleVillas)
    .create({ title: 'Sea view', location: 'Dubai Marina', price: 'AED 1' });
  const before = await countMessages();
  const changed = { ...MESSAGE, message: 'Is it there yet?' };
  for (const [fields, url] of [
    [changed, '/contact-us'],
    [{ ...changed, listing: String(id) }, `/villa-for-sale/${id}`],
  ] as const) {
    expect((await submit(fields, url)).statusCode).toBe(303);
    expect((await submit(fields, url)).statusCode).toBe(303);
  }
  expect(await countMessages()).toBe(before + 2);
});

test('stores a message about a deleted listing once', async () => {
  const before = await countMessages();
  const fields = { ...MESSAGE, listing: '4711' };
  for (let attempt = 0; attempt < 2; attempt++) expect((await submit(fields)).statusCode).toBe(303);
  expect(await countMessages()).toBe(before + 1);
});

test('stores a corrected message after a validation error', async () => {
  const before = await countMessages();
  const submitSubject = (subject: string) => submit({ ...MESSAGE, subject }, '/contact-us', '192.0.2.3');
  expect((await submitSubject('')).statusCode).toBe(400);
  expect((await submitSubject('Corrected')).statusCode).toBe(303);
  expect(await countMessages()).toBe(before + 1);
});
