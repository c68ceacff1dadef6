import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRestServer, packed, type RestServer } from './testing.ts';

let server: RestServer;
let port: number;
let agent: Agent;

beforeAll(async () => {
  server = await openRestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  payload?: Buffer;
  /** Whether the length is left unsaid. */
  chunked?: boolean;
}

interface Heard {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  socket: Socket;
}

/** One call over the one connection the agent has; it ends when the answer is read. */
function call({ method, path, headers = {}, payload, chunked }: Call): Promise<Heard> {
  const length = payload && !chunked ? { 'content-length': String(payload.length) } : {};
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, method, path, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, socket: asked.socket! }),
      );
    });
    asked.on('error', reject).end(payload);
  });
}

const MEGABYTE = 1024 * 1024;

async function parcelOf(field: string, bytes: number): Promise<Pick<Call, 'headers' | 'payload'>> {
  const { payload, contentType } = await packed({ title: 'A', [field]: Buffer.alloc(bytes) });
  return { payload, headers: { 'content-type': contentType, authorization: server.bearer } };
}

test.each([
  ['without a token', 'thumbnail', 8 * MEGABYTE, { authorization: 'Bearer nonsense' }, 401],
  ['under a wrong name', 'image', 8 * MEGABYTE, {}, 400],
  ['that is too large', 'thumbnail', 24 * MEGABYTE, {}, 413],
  ['whose words are refused', 'thumbnail', 8 * MEGABYTE, {}, 400],
  ['of a type we do not read', 'thumbnail', 8 * MEGABYTE, { 'content-type': 'text/plain' }, 415],
])('An upload %s is heard to its end and blocks nothing', async (_name, field, bytes, headers, status) => {
  const parcel = await parcelOf(field, bytes);
  for (const chunked of [false, true]) {
    const sent = { ...parcel, headers: { ...parcel.headers, ...headers }, chunked };
    const refused = await call({ method: 'POST', path: '/api/apartments-for-sale', ...sent });
    expect(refused.status).toBe(status);
    expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
  }
});

test('The connection stays open after an upload without a token', async () => {
  const { payload } = await parcelOf('thumbnail', MEGABYTE);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const refused = await call({ method: 'POST', path: '/api/villas', headers, payload });
  const next = await call({ method: 'GET', path: '/api/banners' });
  expect([refused.status, next.status]).toEqual([401, 200]);
  expect(next.socket).toBe(refused.socket);
});

test('What follows the end of a form blocks nothing', async () => {
  const { payload, headers } = await parcelOf('image', 10);
  const longer = Buffer.concat([payload!, Buffer.alloc(2 * MEGABYTE)]);
  await call({ method: 'PUT', path: '/api/blogs/4', headers, payload: longer });
  expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
});

test('A JSON body that is too large is answered after its end', async () => {
  const headers = { 'content-type': 'application/json' };
  const payload = Buffer.alloc(4 * MEGABYTE, 32);
  for (const chunked of [false, true]) {
    const refused = await call({ method: 'POST', path: '/api/contact', headers, payload, chunked });
    expect(refused.status).toBe(413);
    expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
  }
});

test('An upload to nowhere blocks nothing', async () => {
  const sent = await parcelOf('image', 4 * MEGABYTE);
  expect((await call({ method: 'POST', path: '/api/nowhere', ...sent })).status).toBe(404);
  expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
});

/** What a client hears that listens only when all it has to say is said: the statuses of its answers. */
async function heardAfter(said: Buffer[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.pause();
  for (const bytes of said) if (!socket.write(bytes)) await once(socket, 'drain');
  socket.on('data', (bytes) => heard.push(bytes)).resume();
  socket.end();
  await once(socket, 'close');
  return [
    ...Buffer.concat(heard)
      .toString('latin1')
      .matchAll(/HTTP\/1.1 (\d+)/g),
  ].map(([, status]) => String(status));
}

function head(line: string, headers: Record<string, string> = {}): Buffer {
  const named = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`${line} HTTP/1.1\r\n${named.join('')}\r\n`);
}

test.each([
  ['a JSON body that is too large', '/api/contact', { 'content-type': 'application/json' }, ['413', '200']],
  ['JSON without a token', '/api/blogs/add', { 'content-type': 'application/json' }, ['401', '200']],
  ['a text that is too large', '/api/contact', { 'content-type': 'text/plain' }, ['413', '200']],
  ['a form that is too large', '/api/contact', { 'content-type': 'multipart/form-data' }, ['413', '200']],
  [
    'an upload to nowhere',
    '/api/nowhere',
    { 'content-type': 'multipart/form-data; boundary=x' },
    ['404', '200'],
  ],
])('Who listens only after sending %s hears the answer', async (_name, path, headers, statuses) => {
  const body = Array.from({ length: 12 }, () => Buffer.alloc(MEGABYTE, 32));
  const length = { 'content-length': String(12 * MEGABYTE) };
  const first = head(`POST ${path}`, { ...headers, ...length });
  expect(await heardAfter([first, ...body, head('GET /api/banners')])).toEqual(statuses);
});
