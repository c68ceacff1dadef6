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

/** Says that a picture of 15 MB is to come, sends nothing of it, and waits for what is answered. */
function announce(
  path: string,
  headers: Record<string, string>,
): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const named = Object.entries({
    host: 'localhost',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(15 * 1024 * 1024),
    'apollo-require-preflight': 'true',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${named.join('')}\r\n`);
  return { socket, answer: once(socket, 'data').then(([bytes]) => String(bytes)) };
}

test.each([
  ['/api/banners', /^HTTP\/1.1 401 /],
  ['/graphql', /"code":"UNAUTHENTICATED"/],
])('An upload to %s without a token is refused before its body is read', async (path, refusal) => {
  const { socket, answer } = announce(path, { authorization: 'Bearer nonsense' });
  expect(await answer).toMatch(refusal);
  socket.destroy();
});

test('Who ends the connection after the call hears a refusal at once, and is listened to until the end', async () => {
  const { socket, answer } = announce('/api/banners', { connection: 'close' });
  expect(await answer).toMatch(/^HTTP\/1.1 401 /);
  for (let sent = 0; sent < 15; sent++) {
    if (!socket.write(Buffer.alloc(1024 * 1024))) await once(socket, 'drain');
  }
  await once(socket, 'end');
  socket.destroy();
});

test('More uploads than there is room for are told at once when to come again; others go on', async () => {
  const authorization = server.bearer;
  const slow = Array.from({ length: 32 }, () => announce('/api/villas-for-sale', { authorization }));
  for (const path of ['/api/villas-for-sale', '/graphql']) {
    let heard = '';
    // One of the slow may come in after this one and be refused instead: whoever is let in stays.
    await until('one more is refused', async () => {
      const more = announce(path, { authorization });
      slow.push(more);
      heard = await Promise.race([more.answer, setTimeout(500, '')]);
      return heard !== '';
    });
    expect(heard).toMatch(/^HTTP\/1.1 503 /);
    expect(heard).toMatch(/retry-after: 15\r\n/i);
    expect(heard).toContain('Too many pictures are being sent at once. Send this one again in 15 seconds.');
  }
  expect(
    (await server.call('POST /api/villas-for-sale', { json: { title: 'A', location: 'B', price: 'C' } }))
      .status,
  ).toBe(201);
  for (const { socket } of slow) socket.destroy();

  const parcel = { title: 'A', location: 'B', price: 'C' };
  let status = 503;
  await until('the server has heard that they are gone', async () => {
    ({ status } = await server.call('POST /api/villas-for-sale', { parcel }));
    return status !== 503;
  });
  expect(status).toBe(201);
});

test('A form may hold no more words than another body, whoever sends it', async () => {
  const parcel = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`field${i}`, 'x'.repeat(100_000)]));
  expect(await server.call('POST /api/contact', { as: 'nobody', parcel })).toMatchObject({
    status: 413,
    body: { message: 'What was sent is too large.' },
  });
});

test('A banner’s picture is cut upright before a phone asks for it, and no other is', async () => {
  const send = async (route: string, field: string, parcel: Record<string, string>, width: number) => {
    const picture = await photograph({ width, height: 700 });
    const { body } = await server.call(route, { parcel: { ...parcel, [field]: picture } });
    return basename((body as Record<string, string>)[field]!, '.jpg');
  };
  const [banner, home] = [
    await send('POST /api/banners', 'image', { title: 'Marina' }, 900),
    await send('POST /api/villas-for-sale', 'thumbnail', { title: 'A', location: 'B', price: 'C' }, 880),
  ];
  const made = (stem: string) => readdir(join(server.uploads, 'renditions', stem)).catch((): string[] => []);
  await until('all of the home’s are made', async () => (await made(home)).includes(`${home}.880.jpeg`));
  const uprights = ['avif', 'jpeg', 'webp'].flatMap((format) => [
    `${banner}.384u.${format}`,
    `${banner}.512u.${format}`,
  ]);
  expect((await made(banner)).filter((name) => name.includes('u.')).sort()).toEqual(uprights.sort());
  expect((await made(home)).filter((name) => name.includes('u.'))).toEqual([]);
});
