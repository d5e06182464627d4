import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// What the storefront sends the backend about where a customer's request comes from.

let request = new Request('http://saffron.localhost/');
let peer = '';
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: () => request,
  getRequestHeader: (name: string) => request.headers.get(name) ?? undefined,
  getRequestIP: () => peer,
  setResponseHeader: () => {},
}));

const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer((incoming, response) => {
  asked.push({ path: incoming.url ?? '', headers: incoming.headers });
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: 'not_found', message: 'Not found.' }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('FOUNDATION_ID', '5f0c0ffee0ddba11ca7e0001');
  vi.stubEnv('OIDC_CLIENT_ID', 'id');
  vi.stubEnv('OIDC_CLIENT_SECRET', 'secret');
  vi.stubEnv('BETTER_AUTH_SECRET', '5d1f0c7e9ab24c3fa6b8d2e4f1a09c77');
});

/** What the backend hears of a customer whose request came from `from` with these headers. */
async function heard(from: string, headers: Record<string, string>, trustProxy = '0') {
  vi.stubEnv('TRUST_PROXY', trustProxy);
  request = new Request('http://saffron.localhost/', { headers });
  peer = from;
  const { signInBackend } = await import('./backend.server.ts');
  await signInBackend().verify({ idToken: 'a.b.c', user: {} });
  return asked[0]?.headers['x-forwarded-for'];
}

test("the customer's address, not the storefront's", async () => {
  expect(await heard('192.0.2.7', {})).toBe('192.0.2.7');
});

test('nothing that a browser made up', async () => {
  const madeUp = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6' };
  expect(await heard('192.0.2.7', madeUp)).toBe('192.0.2.7');
  expect(asked[0]?.headers).not.toHaveProperty('forwarded');
  expect(asked[0]?.headers).not.toHaveProperty('x-real-ip');
});

test('behind a proxy of ours, what the proxy wrote', async () => {
  expect(await heard('10.0.0.2', { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' }, '1')).toBe('192.0.2.7');
});

test('behind a proxy that wrote nothing, no address at all', async () => {
  expect(await heard('10.0.0.2', {}, '1')).toBeUndefined();
});
