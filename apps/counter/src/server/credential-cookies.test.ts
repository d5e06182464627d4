import { expect, test } from 'vitest';
import { credentialCookie } from './credential-cookies.ts';

const at = (address: string) => credentialCookie('device', new URL(address));

test('over https the cookie is bound to this host and secure', () => {
  expect(at('https://counter.example.com/pair')).toEqual({
    name: '__Host-tiffin-counter-device',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
  });
});

test.each([
  'http://localhost:3100',
  'http://counter.localhost:3100',
  'http://127.0.0.1:3100',
  'http://[::1]:3100',
])('%s has a plain cookie, which Safari keeps too', (address) => {
  expect(at(address)).toMatchObject({ name: 'tiffin-counter-device', options: { secure: false } });
});

test.each(['http://counter.example.com', 'http://192.168.1.20:3100', 'http://localhost.example.com'])(
  '%s gets no token, which would be readable on its way',
  (address) => {
    expect(at(address)).toBeNull();
  },
);

test('a person and a device have cookies of their own', () => {
  const address = new URL('https://counter.example.com');
  expect(credentialCookie('person', address)?.name).not.toBe(credentialCookie('device', address)?.name);
});
