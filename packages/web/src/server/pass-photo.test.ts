import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { passPhoto } from './pass-photo.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

async function passed(answer: RequestListener, signal?: AbortSignal) {
  const asked: (readonly unknown[])[] = [];
  server = createServer((request, response) => {
    const { authorization, 'foundation-id': foundation, 'x-forwarded-for': device } = request.headers;
    asked.push([request.method, request.url, authorization, foundation, device]);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const warn = vi.fn();
  const response = await passPhoto({
    request: new Request('http://shop.test/', { ...(signal && { signal }) }),
    url: `http://127.0.0.1:${port}/photos/1`,
    authorization: 'Bearer token',
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    clientAddress: '203.0.113.7',
    log: { warn },
  });
  return { asked, response, warn };
}

test('a photo is passed on to the one whose token comes with the request, and kept nowhere', async () => {
  const { asked, response } = await passed((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public' }).end('bytes');
  });
  expect(asked).toEqual([['GET', '/photos/1', 'Bearer token', '5f0c0ffee0ddba11ca7e0001', '203.0.113.7']]);
  expect(await response.text()).toBe('bytes');
  // Whatever the backend says that it is: a picture is never shown as a page.
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each([401, 403, 404, 500])('a refusal with %s is one without a body', async (status) => {
  const { response } = await passed((_, answer) => {
    answer.writeHead(status).end('{"message":"Not yours."}');
  });
  expect([response.status, await response.text()]).toEqual([status, '']);
});

test('a photo that breaks off is none', async () => {
  const { response, warn } = await passed((_, answer) => {
    answer.writeHead(200, { 'content-length': '100' });
    answer.write('half', () => answer.destroy());
  });
  expect(response.status).toBe(503);
  expect(warn).toHaveBeenCalledOnce();
});

test('a page that has gone is no fault', async () => {
  const page = new AbortController();
  const { response, warn } = await passed(() => page.abort(), page.signal);
  expect(response.status).toBe(503);
  expect(warn).not.toHaveBeenCalled();
});
