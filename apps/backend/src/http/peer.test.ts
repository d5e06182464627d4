import { expect, test } from 'vitest';
import { clientOf, isLocal } from './peer.ts';

const given = (forwarded?: string) =>
  new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });

test.each<[string, string | undefined, number, string]>([
  ['203.0.113.1', undefined, 0, '203.0.113.1'],
  ['203.0.113.1', '198.51.100.7', 0, '203.0.113.1'],
  ['10.0.0.1', '198.51.100.7', 1, '198.51.100.7'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.7', 1, '198.51.100.7'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['10.0.0.1', '198.51.100.7', 3, '198.51.100.7'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '<script>', 1, '10.0.0.1'],
  ['::ffff:203.0.113.1', undefined, 0, '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
])('%s saying %s behind %i proxies is %s', (address, forwarded, proxies, expected) => {
  expect(clientOf(given(forwarded), { address }, proxies)).toBe(expected);
});

test('only this machine itself is local, and not what it passes on', () => {
  const isLocalFrom = (address: string, headers = {}) => isLocal(new Headers(headers), { address });
  expect(
    ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.9.1'].map((address) => isLocalFrom(address)),
  ).toEqual([true, true, true, true]);
  expect(['10.0.0.1', '::2', '1127.0.0.1', ''].map((address) => isLocalFrom(address))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
    expect(isLocalFrom('127.0.0.1', { [name]: 'for=6.6.6.6' })).toBe(false);
  }
});
