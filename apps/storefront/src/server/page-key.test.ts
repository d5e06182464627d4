import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const origin = 'http://saffron.localhost:3000';
const id = '0123456789abcdef01234567';

const keyed = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageKey(new Request(new URL(address, origin), { method, headers }), 'saffron.localhost', 3000);

test.each(['/', '/search', '/offers', '/terms', '/data-request', '/auth/login', `/category/${id}`])(
  '%s is for everybody',
  (path) => {
    expect(keyed(path)).not.toBeNull();
  },
);

test.each([
  '/profile',
  '/orders',
  `/orders/${id}`,
  '/auth/callback',
  '/auth/logout',
  '/phone-number-form',
  '/category/short',
  `/category/${id}/`,
  '/_serverFn/x',
  '/search?q=tikka',
  '/data-request?kind=access',
  `/?dish=${id}`,
  '/?anything',
])('%s is rendered each time', (path) => {
  expect(keyed(path)).toBeNull();
});

test('only a GET for a page at one of our addresses has a key', () => {
  expect(keyed('/', {}, 'POST')).toBeNull();
  expect(keyed('/', {}, 'HEAD')).toBeNull();
  expect(keyed('/', { accept: 'application/json' })).toBeNull();
  expect(keyed('http://saffron.localhost:4711/')).toBeNull();
  expect(keyed('https://saffron.localhost/')).not.toBeNull();
});

test('hostname, scheme, path, mode and sidebar each make another page', () => {
  const secure = pageKey(new Request('https://saffron.localhost/'), 'saffron.localhost', 3000);
  const other = pageKey(new Request(`${origin}/`), 'forno.localhost', 3000);
  const keys = [
    keyed('/')?.key,
    keyed('/offers')?.key,
    keyed('/', { cookie: 'orderingMode=collection' })?.key,
    keyed('/', { cookie: 'orderingMode=collection; sidebar=closed' })?.key,
    keyed('/', { cookie: 'sidebar=closed' })?.key,
    secure?.key,
    other?.key,
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('no cookie of a customer makes another page, nor does any value that means nothing', () => {
  const plain = keyed('/')?.key;
  expect(keyed('/', { cookie: 'session=secret; orderingMode=delivery' })?.key).toBe(plain);
  expect(keyed('/', { cookie: 'orderingMode=x; sidebar=<script>; ; =' })?.key).toBe(plain);
  expect(keyed('/', { authorization: 'Bearer a', 'access-token': 'a' })?.key).toBe(plain);
});

test('the page is made of a request that holds nothing of the customer who happened to ask', () => {
  const request = keyed('/', {
    host: 'saffron.localhost:3000',
    cookie: 'session=secret; sidebar=closed',
    authorization: 'Bearer secret',
    'access-token': 'secret',
    'user-agent': 'secret',
    'accept-language': 'secret',
    referer: 'http://saffron.localhost:3000/secret',
  })?.makeRequest();
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    accept: 'text/html',
    cookie: 'orderingMode=delivery; sidebar=closed',
    host: 'saffron.localhost:3000',
  });
});
