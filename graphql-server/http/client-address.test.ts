import { expect, test } from '@jest/globals';
import Fastify, { type FastifyRequest } from 'fastify';
import { networkOf } from '../staff/network.ts';
import { clientAddress } from './client-address.ts';
import { limitOptions } from './request-limits.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50001', '203.0.113.9'],
  ['203.0.113.9:50002', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['198.51.100.1, 203.0.113.9:50001', '203.0.113.9'],
  ['203.0.113.9:50001, 127.0.0.1:8080', '203.0.113.9'],
  ['203.0.113.9, [::1]:8080', '203.0.113.9'],
  ['nonsense', 'unknown'],
  ['', '127.0.0.1'],
])(
  'behind a trusted proxy, X-Forwarded-For %j is the client %j for limits and logs',
  async (header, client) => {
    const app = Fastify(limitOptions(['loopback']));
    app.get('/', (request: FastifyRequest) => [networkOf(request.ip), clientAddress(request)]);
    const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': header } });
    expect(answer.json()).toEqual([networkOf(client), client]);
    await app.close();
  },
);

test.each([
  [['10.0.0.0/8', 'loopback'], '203.0.113.9'],
  [['203.0.113.0/24'], '198.51.100.7'],
  [[], '203.0.113.9'],
])(
  'with the trusted proxies %j, the client of a request forwarded by 203.0.113.9 is %s',
  async (names, client) => {
    const app = Fastify(limitOptions(names));
    app.get('/', (request: FastifyRequest) => clientAddress(request));
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const { body } = await app.inject({ url: '/', remoteAddress: '::ffff:203.0.113.9', headers });
    expect(body).toBe(client);
    await app.close();
  },
);
