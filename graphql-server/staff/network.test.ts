import { expect, test } from '@jest/globals';
import { networkOf } from './network.ts';

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
