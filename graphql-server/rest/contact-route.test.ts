import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactMessages } from '../enquiries/contact-message.ts';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;

beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());

const letter = { name: 'Amal', email: 'amal@example.com', subject: 'Viewing', message: 'On Saturday?' };

test('stores a message sent as JSON, urlencoded or multipart', async () => {
  const body = { message: 'Message sent successfully!' };
  for (const sent of [{ json: letter }, { urlencoded: letter }, { multipart: letter }])
    expect(await server.call('POST /api/contact', { ...sent, as: 'nobody' })).toMatchObject({
      status: 201,
      body,
    });
  expect(await server.stores.of(contactMessages).all()).toMatchObject([letter, letter, letter]);
});

test('requires name, e-mail, subject and message', async () => {
  const { status, body } = await server.call('POST /api/contact', {
    json: {},
    as: 'nobody',
    from: '198.51.100.1',
  });
  expect(status).toBe(400);
  expect((body as { fields: object }).fields).toEqual({
    name: 'Name is required.',
    email: 'Email is required.',
    subject: 'Subject is required.',
    message: 'Message is required.',
  });
  const json = { ...letter, email: 'amal' };
  expect(await server.call('POST /api/contact', { json, from: '198.51.100.1' })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Email must be an e-mail address, such as name@example.com.' } },
  });
});

test('rejects a file', async () => {
  const multipart = { ...letter, attachment: Buffer.from('x') };
  expect(await server.call('POST /api/contact', { multipart, from: '198.51.100.2' })).toMatchObject({
    status: 400,
    body: { fields: { attachment: 'No file is taken here.' } },
  });
});

test('an invalid message does not count towards the limit', async () => {
  const from = '198.51.100.6';
  for (let i = 0; i < 6; i++)
    expect(await server.call('POST /api/contact', { json: {}, from })).toMatchObject({ status: 400 });
  expect(await server.call('POST /api/contact', { json: letter, from })).toMatchObject({ status: 201 });
});

test('returns 429 with Retry-After after too many messages', async () => {
  const send = () => server.call('POST /api/contact', { json: letter, as: 'nobody', from: '198.51.100.3' });
  for (let i = 0; i < 5; i++) expect((await send()).status).toBe(201);
  const { status, headers, body } = await send();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toEqual({ error: expect.any(String), message: expect.any(String) });
});
