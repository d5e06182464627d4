import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, clientNetwork } from './client-address.ts';

const peer = '127.0.0.1';

test.each([
  ['nothing is believed without a proxy of ours', '203.0.113.9', 0, peer],
  ['one proxy wrote one entry', '203.0.113.9', 1, '203.0.113.9'],
  ['what stands left of it was made up', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies wrote two', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ['IPv6 as well', '6.6.6.6, 2001:db8::1', 1, '2001:db8::1'],
  ['no header behind a proxy', null, 1, undefined],
  ['no address behind a proxy', '6.6.6.6, unknown', 1, undefined],
  ['a header meant to be split', '6.6.6.6\r\nx: y', 1, undefined],
])('%s', (_, forwardedFor, trustedProxies, expected) => {
  expect(clientAddress({ forwardedFor, peer, trustedProxies })).toBe(expected);
});

test('whatever a browser puts in front, the entry of our proxy counts', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (madeUp, address) => {
      const forwardedFor = `${madeUp}, ${address}`;
      expect(clientAddress({ forwardedFor, peer, trustedProxies: 1 })).toBe(address);
      expect(clientAddress({ forwardedFor, peer, trustedProxies: 0 })).toBe(peer);
    }),
  );
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
