import { expect, test } from 'vitest';
import { isForeignWrite } from './origin-middleware.ts';

const asked = (method: string, headers: Record<string, string> = {}) =>
  isForeignWrite(new Request('https://counter.example.com/_serverFn/x', { method, headers }));

test.each(['GET', 'HEAD'])('%s changes nothing and needs no origin', (method) => {
  expect(asked(method)).toBe(false);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is ours only with our own origin', (method) => {
  expect(asked(method, { origin: 'https://counter.example.com' })).toBe(false);
  expect(asked(method, { origin: 'https://evil.example' })).toBe(true);
  expect(asked(method, { origin: 'https://shop.example.com' })).toBe(true);
  expect(asked(method, { origin: 'http://counter.example.com' })).toBe(true);
  expect(asked(method, { origin: 'null' })).toBe(true);
});

test('a write without an origin is refused, whatever else the browser says of itself', () => {
  expect(asked('POST', { 'sec-fetch-site': 'same-origin', referer: 'https://counter.example.com/' })).toBe(
    true,
  );
});
