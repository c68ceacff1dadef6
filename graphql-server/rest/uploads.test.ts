import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { photograph } from '../pictures/fixtures.ts';
import { until } from '../testing-until.ts';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;
let port: number;

beforeAll(async () => {
  server = await openRestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends only the head of a request with a body of 15 MB. `response` resolves with the first data of the response. */
function sendHead(
  path: string,
  headers: Record<string, string>,
): { socket: Socket; response: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(15 * 1024 * 1024),
    'apollo-require-preflight': 'true',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return { socket, response: once(socket, 'data').then(([bytes]) => String(bytes)) };
}

test.each([
  ['/api/banners', /^HTTP\/1.1 401 /],
  ['/graphql', /"code":"UNAUTHENTICATED"/],
])('rejects an upload to %s without a token before reading its body', async (path, expected) => {
  const { socket, response } = sendHead(path, { authorization: 'Bearer nonsense' });
  expect(await response).toMatch(expected);
  socket.destroy();
});

test('rejects an upload with Connection: close at once and reads its body to the end', async () => {
  const { socket, response } = sendHead('/api/banners', { connection: 'close' });
  expect(await response).toMatch(/^HTTP\/1.1 401 /);
  for (let sent = 0; sent < 15; sent++) {
    if (!socket.write(Buffer.alloc(1024 * 1024))) await once(socket, 'drain');
  }
  await once(socket, 'end');
  socket.destroy();
});

test('rejects uploads over the limit with 503 and Retry-After, and serves other requests', async () => {
  const authorization = server.bearer;
  const slow = Array.from({ length: 32 }, () => sendHead('/api/villas-for-sale', { authorization }));
  for (const path of ['/api/villas-for-sale', '/graphql']) {
    let rejection = '';
    // A slow upload may arrive later and be rejected instead: accepted uploads are not interrupted.
    await until('one more is rejected', async () => {
      const more = sendHead(path, { authorization });
      slow.push(more);
      rejection = await Promise.race([more.response, setTimeout(500, '')]);
      return rejection !== '';
    });
    expect(rejection).toMatch(/^HTTP\/1.1 503 /);
    expect(rejection).toMatch(/retry-after: 15\r\n/i);
    expect(rejection).toContain(
      'Too many pictures are being sent at once. Send this one again in 15 seconds.',
    );
  }
  expect(
    (await server.call('POST /api/villas-for-sale', { json: { title: 'A', location: 'B', price: 'C' } }))
      .status,
  ).toBe(201);
  for (const { socket } of slow) socket.destroy();

  const multipart = { title: 'A', location: 'B', price: 'C' };
  let status = 503;
  await until('the server has noticed the disconnects', async () => {
    ({ status } = await server.call('POST /api/villas-for-sale', { multipart }));
    return status !== 503;
  });
  expect(status).toBe(201);
});

test('limits the text of a multipart form like any other body', async () => {
  const multipart = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`field${i}`, 'x'.repeat(100_000)]),
  );
  expect(await server.call('POST /api/contact', { as: 'visitor', multipart })).toMatchObject({
    status: 413,
    body: { message: 'The body is too large.' },
  });
});

test('creates portrait renditions of banner pictures only, before they are requested', async () => {
  const send = async (route: string, field: string, fields: Record<string, string>, width: number) => {
    const picture = await photograph({ width, height: 700 });
    const { body } = await server.call(route, { multipart: { ...fields, [field]: picture } });
    return basename((body as Record<string, string>)[field]!, '.jpg');
  };
  const [banner, home] = [
    await send('POST /api/banners', 'image', { title: 'Marina' }, 900),
    await send('POST /api/villas-for-sale', 'thumbnail', { title: 'A', location: 'B', price: 'C' }, 880),
  ];
  const renditions = (stem: string) =>
    readdir(join(server.uploads, 'renditions', stem)).catch((): string[] => []);
  await until(
    'the renditions of the home are stored',
    async () => (await renditions(home)).includes(`${home}.880.jpeg`),
    { timeoutMs: 55_000 }, // their threads have a low priority
  );
  const portraits = ['avif', 'jpeg', 'webp'].flatMap((format) => [
    `${banner}.384u.${format}`,
    `${banner}.512u.${format}`,
  ]);
  expect((await renditions(banner)).filter((name) => name.includes('u.')).sort()).toEqual(portraits.sort());
  expect((await renditions(home)).filter((name) => name.includes('u.'))).toEqual([]);
});
