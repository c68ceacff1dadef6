import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { AnswerCache } from './answer-cache.ts';
import { Answer } from './answer.ts';
import { openFront } from './front.ts';

const answers = new AnswerCache(1024 * 1024);
let server: Server;
let inside: string[];
let told: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const whole = (body: Buffer) => {
      inside.push(body.toString());
      response.end('made');
    };
    buffer(request).then(whole, () => {}); // who goes away gets nothing
  });
  openFront(server, {
    answers,
    keyBefore: ({ url }) => (url === '/ask' ? 'asked ' : null),
    addressOf: () => '203.0.113.9',
    idOf: () => 'an-id',
    tell: ({ method, url, status }) => told.push(`${method} ${url} ${status}`),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  [inside, told] = [[], []];
  answers.begin('asked one').finish(new Answer(Buffer.from('ready'), { 'content-type': 'text/plain' }));
});

const post = (body: string, head = '', path = '/ask') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n${head}\r\n${body}`;

/** The bodies of the answers to what is sent over one connection, piece by piece. */
async function exchange(...pieces: string[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  let heard = '';
  const socket: Socket = connect(port, '127.0.0.1', () => void send());
  const send = async () => {
    for (const piece of pieces) {
      socket.write(piece);
      await sleep(20);
    }
    socket.end();
  };
  socket.on('data', (part) => (heard += part.toString()));
  await new Promise((closed) => socket.once('close', closed));
  return [...heard.matchAll(/\r\n\r\n(?:\w+\r\n)?(ready|made)/g)].map(([, body]) => body!);
}

test('what was posted before is answered at once, and its connection serves the next one', async () => {
  expect(await exchange(post('one'), post('one'), post('two'), post('one'))).toEqual([
    'ready',
    'ready',
    'made',
    'ready',
  ]);
  expect(inside).toEqual(['two']);
  expect(told).toEqual(['POST /ask 200', 'POST /ask 200', 'POST /ask 200']);
});

test('several that come together are answered in their turn', async () => {
  expect(await exchange(post('two') + post('one') + post('one') + post('three'))).toEqual([
    'made',
    'ready',
    'ready',
    'made',
  ]);
  expect(inside).toEqual(['two', 'three']);
});

test('a body that comes after its head, in whatever pieces, is whole inside', async () => {
  const asked = post('one');
  expect(await exchange(asked.slice(0, -3), asked.slice(-3))).toEqual(['made']);
  expect(await exchange(asked.slice(0, -1), asked.slice(-1))).toEqual(['made']);
  expect(
    await exchange(
      'POST /ask HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n3\r\none\r\n0\r\n\r\n',
    ),
  ).toEqual(['made']);
  expect(inside).toEqual(['one', 'one', 'one']);
});

test('inside is whatever is long, is for one alone, or is posted elsewhere', async () => {
  const long = 'x'.repeat(10_000);
  answers.begin(`asked ${long}`).finish(new Answer(Buffer.from('ready'), {}));
  expect(await exchange(post(long))).toEqual(['made']);
  expect(await exchange(post('one', 'authorization: Bearer somebody\r\n'))).toEqual(['made']);
  expect(await exchange(post('one', '', '/elsewhere'))).toEqual(['made']);
  expect(await exchange(post(''))).toEqual(['made']);
  expect(inside).toEqual([long, 'one', 'one', '']);
});

test('who goes away before the end leaves nothing behind', async () => {
  expect(await exchange(post('one').slice(0, -1))).toEqual([]);
  expect(await exchange(post('one'))).toEqual(['ready']);
});
