import { expect, test, vi } from 'vitest';
import { revalidatingFetch } from './revalidating-fetch.ts';

const url = 'http://backend.example/restaurants/1/menu';
const publicHeaders = {
  etag: '"v1"',
  'cache-control': 'public, max-age=0',
  'content-type': 'application/json',
};

test('what the backend says still holds is answered from memory', async () => {
  const send = vi
    .fn<(request: Request) => Promise<Response>>()
    .mockResolvedValueOnce(new Response('{"dishes":1}', { headers: publicHeaders }))
    .mockResolvedValueOnce(new Response(null, { status: 304 }))
    .mockResolvedValueOnce(new Response('{"dishes":2}', { headers: { ...publicHeaders, etag: '"v2"' } }))
    .mockResolvedValueOnce(new Response(null, { status: 304 }));
  const fetch = revalidatingFetch(send, 1_000);
  const texts: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const response = await fetch(new Request(url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    texts.push(await response.text());
  }
  expect(texts).toEqual(['{"dishes":1}', '{"dishes":1}', '{"dishes":2}', '{"dishes":2}']);
  expect(send.mock.calls.map(([request]) => request.headers.get('if-none-match'))).toEqual([
    null,
    '"v1"',
    '"v1"',
    '"v2"',
  ]);
});

test.each([
  ['a customer’s call', { headers: { authorization: 'Bearer a' } }, publicHeaders],
  ['what is not read', { method: 'POST' }, publicHeaders],
  ['a private answer', {}, { ...publicHeaders, 'cache-control': 'no-store' }],
  ['an answer without an ETag', {}, { 'cache-control': 'public' }],
])('%s is never kept', async (_, init, headers) => {
  const send = vi.fn(async (_request: Request) => new Response('{}', { headers }));
  const fetch = revalidatingFetch(send, 1_000);
  for (let index = 0; index < 2; index += 1) await (await fetch(new Request(url, init))).text();
  expect(send.mock.calls.map(([request]) => request.headers.get('if-none-match'))).toEqual([null, null]);
});

test('no restaurant gets the answer of another one that the same address names', async () => {
  const send = vi.fn(async (request: Request) =>
    request.headers.has('if-none-match')
      ? new Response(null, { status: 304 })
      : new Response(request.headers.get('restaurant-id'), { headers: publicHeaders }),
  );
  const fetch = revalidatingFetch(send, 1_000);
  const ask = async (id: string) =>
    (await fetch(new Request(url, { headers: { 'restaurant-id': id } }))).text();
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a', 'b', 'a']);
});

test('errors pass as they are and leave what is known', async () => {
  const send = vi
    .fn<(request: Request) => Promise<Response>>()
    .mockResolvedValueOnce(new Response('{}', { headers: publicHeaders }))
    .mockResolvedValueOnce(new Response('down', { status: 503 }))
    .mockResolvedValueOnce(new Response(null, { status: 304 }));
  const fetch = revalidatingFetch(send, 1_000);
  expect((await fetch(new Request(url))).status).toBe(200);
  expect((await fetch(new Request(url))).status).toBe(503);
  expect(await (await fetch(new Request(url))).text()).toBe('{}');
});
