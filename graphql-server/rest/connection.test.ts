import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRestServer, encodeMultipart, type RestServer } from './testing.ts';

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
  /** Sends the body without Content-Length. */
  chunked?: boolean;
}

interface ReceivedResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  socket: Socket;
}

/** Sends a request over the agent's only connection; resolves when the response is read. */
function call({ method, path, headers = {}, payload, chunked }: Call): Promise<ReceivedResponse> {
  const length = payload && !chunked ? { 'content-length': String(payload.length) } : {};
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method, path, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, socket: sent.socket! }),
      );
    });
    sent.on('error', reject).end(payload);
  });
}

const MEGABYTE = 1024 * 1024;

async function multipartOf(field: string, bytes: number): Promise<Pick<Call, 'headers' | 'payload'>> {
  const { payload, contentType } = await encodeMultipart({ title: 'A', [field]: Buffer.alloc(bytes) });
  return { payload, headers: { 'content-type': contentType, authorization: server.bearer } };
}

test.each([
  ['without a token', 'thumbnail', 8 * MEGABYTE, { authorization: 'Bearer nonsense' }, 401],
  ['under a wrong name', 'image', 8 * MEGABYTE, {}, 400],
  ['that is too large', 'thumbnail', 24 * MEGABYTE, {}, 413],
  ['with invalid fields', 'thumbnail', 8 * MEGABYTE, {}, 400],
  ['of an unsupported type', 'thumbnail', 8 * MEGABYTE, { 'content-type': 'text/plain' }, 415],
])(
  'an upload %s is read to its end and does not block the connection',
  async (_name, field, bytes, headers, status) => {
    const multipart = await multipartOf(field, bytes);
    for (const chunked of [false, true]) {
      const sent = { ...multipart, headers: { ...multipart.headers, ...headers }, chunked };
      const refused = await call({ method: 'POST', path: '/api/apartments-for-sale', ...sent });
      expect(refused.status).toBe(status);
      expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
    }
  },
);

test('keeps the connection open after an upload without a token', async () => {
  const { payload } = await multipartOf('thumbnail', MEGABYTE);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const refused = await call({ method: 'POST', path: '/api/villas', headers, payload });
  const next = await call({ method: 'GET', path: '/api/banners' });
  expect([refused.status, next.status]).toEqual([401, 200]);
  expect(next.socket).toBe(refused.socket);
});

test('data after the end of a form does not block the connection', async () => {
  const { payload, headers } = await multipartOf('image', 10);
  const longer = Buffer.concat([payload!, Buffer.alloc(2 * MEGABYTE)]);
  await call({ method: 'PUT', path: '/api/blogs/4', headers, payload: longer });
  expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
});

test('responds to a JSON body that is too large after its end', async () => {
  const headers = { 'content-type': 'application/json' };
  const payload = Buffer.alloc(4 * MEGABYTE, 32);
  for (const chunked of [false, true]) {
    const refused = await call({ method: 'POST', path: '/api/contact', headers, payload, chunked });
    expect(refused.status).toBe(413);
    expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
  }
});

test('an upload to an unknown path does not block the connection', async () => {
  const sent = await multipartOf('image', 4 * MEGABYTE);
  expect((await call({ method: 'POST', path: '/api/nowhere', ...sent })).status).toBe(404);
  expect((await call({ method: 'GET', path: '/api/banners' })).status).toBe(200);
});

/** Sends everything before it reads; returns the statuses of the responses. */
async function statusesAfter(chunks: Buffer[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.pause();
  for (const bytes of chunks) if (!socket.write(bytes)) await once(socket, 'drain');
  socket.on('data', (bytes) => received.push(bytes)).resume();
  socket.end();
  await once(socket, 'close');
  return [
    ...Buffer.concat(received)
      .toString('latin1')
      .matchAll(/HTTP\/1.1 (\d+)/g),
  ].map(([, status]) => String(status));
}

function head(line: string, headers: Record<string, string> = {}): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

test.each([
  ['a JSON body that is too large', '/api/contact', { 'content-type': 'application/json' }, ['413', '200']],
  ['JSON without a token', '/api/blogs/add', { 'content-type': 'application/json' }, ['401', '200']],
  ['a text that is too large', '/api/contact', { 'content-type': 'text/plain' }, ['413', '200']],
  ['a form that is too large', '/api/contact', { 'content-type': 'multipart/form-data' }, ['413', '200']],
  [
    'an upload to an unknown path',
    '/api/nowhere',
    { 'content-type': 'multipart/form-data; boundary=x' },
    ['404', '200'],
  ],
])(
  'a client that reads only after sending %s receives the response',
  async (_name, path, headers, statuses) => {
    const body = Array.from({ length: 12 }, () => Buffer.alloc(MEGABYTE, 32));
    const length = { 'content-length': String(12 * MEGABYTE) };
    const first = head(`POST ${path}`, { ...headers, ...length });
    expect(await statusesAfter([first, ...body, head('GET /api/banners')])).toEqual(statuses);
  },
);
