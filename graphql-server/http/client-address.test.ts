import { expect, test } from '@jest/globals';
import Fastify, { type FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from './client-address.ts';
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
    const response = await app.inject({ url: '/', headers: { 'x-forwarded-for': header } });
    expect(response.json()).toEqual([networkOf(client), client]);
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

test('treats all spellings of an IPv4 address as one network', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test('treats the /64 of an IPv6 subscriber as one network', () => {
  const network = '2001:db8:0:1::/64';
  expect(networkOf('2001:db8:0:1::5')).toBe(network);
  expect(networkOf('2001:DB8::1:9:8:7:6')).toBe(network);
  expect(networkOf('2001:0db8:0000:0001:ffff:ffff:ffff:ffff')).toBe(network);
  expect(networkOf('2001:db8:0:2::5')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('ignores ports and brackets', () => {
  expect(networkOf('203.0.113.9:50001')).toBe('203.0.113.9');
  expect(networkOf(' [2001:db8:0:1::5]:443')).toBe('2001:db8:0:1::/64');
  expect(networkOf('[2001:db8:0:1::5]')).toBe('2001:db8:0:1::/64');
  expect(networkOf('[::ffff:203.0.113.9]:80')).toBe('203.0.113.9');
});

test('treats all invalid addresses as one client', () => {
  for (const text of ['x'.repeat(1000), '', 'unknown', '1', '203.0.113.9:a', '300.1.1.1:80', '_gazonk'])
    expect(networkOf(text)).toBe('unknown');
});
