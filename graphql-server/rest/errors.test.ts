import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { photograph } from '../pictures/fixtures.ts';
import { MAX_UPLOAD_BYTES } from '../pictures/upload.ts';
import { openRestServer, type RestServer, type RequestOptions } from './testing.ts';
import Fastify from 'fastify';
import { Conflict, TooMany, Unavailable } from '../errors.ts';
import { sendError } from '../http/error-responses.ts';
import { message } from '../messages.ts';

let server: RestServer;
let photo: Buffer;

beforeAll(async () => {
  server = await openRestServer();
  photo = await photograph({ width: 60, height: 40 });
});
afterAll(() => server.close());

const VALUES = { title: 'Creek Loft', location: 'Al Jaddaf', price: 'AED 900,000' };

describe('rejects', () => {
  const post = (options: RequestOptions) => server.call('POST /api/apartments-for-sale', options);

  test('an SVG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await post({ multipart: { ...VALUES, thumbnail: svg } })).toMatchObject({
      status: 415,
      body: { error: expect.stringContaining('not a picture'), message: expect.any(String) },
    });
  });

  test('a picture of more than 15 MB', async () => {
    const thumbnail = Buffer.alloc(MAX_UPLOAD_BYTES + 1);
    expect(await post({ multipart: { ...VALUES, thumbnail } })).toMatchObject({
      status: 413,
      body: { message: 'The picture is too large. Send one of at most 15 MB.' },
    });
  });

  test('a file in another field', async () => {
    expect(await post({ multipart: { ...VALUES, image: photo } })).toMatchObject({
      status: 400,
      body: { fields: { image: 'A file is only accepted as thumbnail.' } },
    });
  });

  test('a second file', async () => {
    const form = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) form.append('thumbnail', new Blob([new Uint8Array(photo)]), name);
    const encoded = new Response(form);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/apartments-for-sale',
      headers: { authorization: server.bearer, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        error: 'Send one file as thumbnail, not several.',
        message: 'Send one file as thumbnail, not several.',
        fields: { thumbnail: 'Send one file as thumbnail, not several.' },
      },
    ]);
  });

  const part = (disposition: string) =>
    `--x\r\ncontent-disposition: ${disposition}\r\ncontent-type: image/jpeg\r\n\r\nJPEG\r\n`;
  const formHeaders = { 'content-type': 'multipart/form-data; boundary="x"' };

  test.each([
    ['is an attachment', 'attachment; name="thumbnail"; filename="a.jpg"'],
    ['has a line break in its name', 'form-data; name="thumbnail"; filename="a\n.jpg"'],
    ['has no disposition', ''],
  ])('a form with a part that %s, which the parser skips', async (_what, disposition) => {
    const title = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nA\r\n';
    const raw = Buffer.from(`${title}${part(disposition)}--x--\r\n`);
    expect(await post({ raw, headers: formHeaders })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('A part of the form cannot be read') },
    });
  });

  test('a file without a field name', async () => {
    const raw = Buffer.from(`${part('form-data; filename="a.jpg"')}--x--\r\n`);
    const error = 'A file is only accepted as thumbnail.';
    const { status, body } = await post({ raw, headers: formHeaders });
    expect([status, body]).toEqual([400, { error, message: error }]);
  });

  test('a form of too many fields', async () => {
    const multipart = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field${i}`, 'x']));
    expect(await post({ multipart })).toMatchObject({ status: 413 });
  });

  test('a text of more than its length, however long', async () => {
    const message = 'Description may have at most 20000 characters.';
    for (const length of [20_001, 200_000]) {
      const multipart = { title: 'A', description: 'x'.repeat(length) };
      expect(await server.call('POST /api/categories', { multipart })).toMatchObject({
        status: 400,
        body: { message },
      });
    }
  });

  test('a JSON body of more than 1 MiB', async () => {
    expect(await post({ json: { ...VALUES, size: 'x'.repeat(1024 * 1024) } })).toMatchObject({
      status: 413,
      body: { error: 'The body is too large.', message: 'The body is too large.' },
    });
  });

  test.each(['[1]', '"text"', 'null', '7'])('JSON that is not an object: %s', async (text) => {
    expect(await post({ json: JSON.parse(text) as unknown })).toMatchObject({
      status: 400,
      body: { message: 'Send a JSON object whose members are the fields.' },
    });
  });

  test.each([
    ['application/json', '{"title":', 400],
    ['application/json', '{"__proto__":{"title":"A"}}', 400],
    ['application/json', '', 400],
    ['multipart/form-data', '--x\r\n', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nCut',
      400,
    ],
    ['multipart/form-data; boundary=x', 'no form at all', 400],
    ['text/plain', 'title=A', 415],
    ['application/xml', '<title/>', 415],
  ])('%s that reads %j', async (contentType, payload, status) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/categories',
      headers: { authorization: server.bearer, 'content-type': contentType },
      payload,
    });
    expect(response.statusCode).toBe(status);
    const { error, message } = response.json<Record<string, string>>();
    expect(error).toEqual(expect.any(String));
    expect(message).toBe(error);
  });
});

test('errors outside the routes have the same shape', async () => {
  const { status, body } = await server.call('PUT /no-such-page', { as: 'visitor' });
  const error = 'There is nothing at this address.';
  expect([status, body]).toEqual([404, { error, message: error }]);
});

describe('an error thrown by a route', () => {
  const app = Fastify();
  app.setErrorHandler(sendError);
  afterAll(() => app.close());

  const failures: Record<string, Error> = {
    conflict: new Conflict(message('EMAIL_TAKEN')),
    tooMany: new TooMany(42),
    tooManyForLong: new TooMany(3541),
    unavailable: new Unavailable(),
    internal: new Error('select * from staff failed at /srv/secret'),
  };
  app.get<{ Params: { kind: string } }>('/:kind', (request) => {
    throw failures[request.params.kind]!;
  });

  test.each([
    ['conflict', 409, undefined, 'There is an account with this address already.'],
    ['tooMany', 429, '42', 'Too many attempts. Try again in 42 seconds.'],
    ['tooManyForLong', 429, '3541', 'Too many attempts. Try again in 60 minutes.'],
    ['unavailable', 503, '5', 'The service is not available at the moment. Try again soon.'],
    ['internal', 500, undefined, 'Something went wrong. Please try again later.'],
  ])('%s returns %d', async (kind, status, retryAfter, message) => {
    const response = await app.inject(`/${kind}`);
    expect(response.statusCode).toBe(status);
    expect(response.headers['retry-after']).toBe(retryAfter);
    expect(response.json()).toEqual({ error: message, message });
  });
});
