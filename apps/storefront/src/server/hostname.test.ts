import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restaurantHostname } from './hostname.ts';

const from = (host: string | null, forwardedHost: string | null = null, trustProxy = false) =>
  restaurantHostname({ host, forwardedHost, trustProxy });

test.each([
  ['saffron.localhost', 'saffron.localhost'],
  ['Saffron.Localhost:3000', 'saffron.localhost'],
  ['www.saffron.example', 'saffron.example'],
  ['WWW.Saffron.example:443', 'saffron.example'],
  ['www.www.saffron.example', 'www.saffron.example'],
  ['wwwsaffron.example', 'wwwsaffron.example'],
  ['saffron.example.', 'saffron.example'],
  ['127.0.0.1:3000', '127.0.0.1'],
])('%s names %s', (host, hostname) => {
  expect(from(host)).toBe(hostname);
});

test.each([
  null,
  '',
  ' ',
  ':3000',
  '../etc/passwd',
  'a b',
  'saffron.example/x',
  'saffron..example',
  '-saffron.example',
  'x'.repeat(254),
  'saffron.example@evil.example',
  '[::1]:3000',
])('%s names no restaurant', (host) => {
  expect(from(host)).toBeNull();
});

test('a forwarded host counts only behind a trusted proxy', () => {
  expect(from('forno.example', 'saffron.example')).toBe('forno.example');
  expect(from('forno.example', 'saffron.example', true)).toBe('saffron.example');
  expect(from('forno.example', 'saffron.example, inner.example', true)).toBe('saffron.example');
  expect(from('forno.example', null, true)).toBe('forno.example');
});

test('case, port and one www. never change which restaurant is meant', () => {
  const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/).filter((text) => text !== 'www');
  fc.assert(
    fc.property(
      fc.array(label, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 65_535 }),
      (labels, port) => {
        const name = labels.join('.');
        expect(from(name)).toBe(name);
        expect(from(`WWW.${name.toUpperCase()}:${port}`)).toBe(name);
      },
    ),
  );
});
