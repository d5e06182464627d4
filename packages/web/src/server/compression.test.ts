import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compression.ts';

const text = 'Smoked chicken tikka. '.repeat(200);
const page = () =>
  new Response(text, { headers: { 'content-type': 'text/html', 'content-length': '4400', etag: '"a"' } });
const asking = (encoding?: string, method = 'GET') =>
  new Request('http://saffron.localhost/', {
    method,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('brotli is taken where it is understood, else gzip', async () => {
  const brotli = compressResponse(asking('gzip, deflate, br'), page());
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(text);
  const gzip = compressResponse(asking('gzip, br;q=0'), page());
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text);
});

test('a compressed answer has no length of the plain one, and a weak tag', () => {
  const { headers } = compressResponse(asking('br'), page());
  expect(headers.get('content-length')).toBeNull();
  expect(headers.get('etag')).toBe('W/"a"');
  expect(headers.get('vary')).toBe('accept-encoding');
});

test('a request without accept-encoding gets the plain response, with Vary', async () => {
  const plain = compressResponse(asking(), page());
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  expect(await plain.text()).toBe(text);
});

test('pictures, event streams and answers that are compressed already are left alone', () => {
  const picture = new Response('x', { headers: { 'content-type': 'image/webp' } });
  expect(compressResponse(asking('br'), picture)).toBe(picture);
  const events = new Response('x', { headers: { 'content-type': 'text/event-stream' } });
  expect(compressResponse(asking('br'), events)).toBe(events);
  const done = new Response('x', { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' } });
  expect(compressResponse(asking('br'), done)).toBe(done);
});

test('a visitor who leaves in the middle ends the page and harms nobody', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const response = compressResponse(
    asking('br'),
    new Response(endless, { headers: { 'content-type': 'text/html' } }),
  );
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => isCancelled).toBe(true);
});
