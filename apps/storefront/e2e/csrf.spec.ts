import type { Request } from '@playwright/test';
import { enterAs, newCustomer } from './accounts.ts';
import { hydrated } from './customer.ts';
import { ports } from './ports.ts';
import { type RawAnswer, sendRaw } from './raw-request.ts';
import { callBackend, restaurantAt } from './services.ts';
import { expect, test } from './test.ts';

const port = ports.storefront;
const own = `http://localhost:${port}`;

const origins = [
  'null',
  'https://evil.example',
  'http://evil.example',
  `http://evil.example:${port}`,
  `http://localhost.evil.example:${port}`,
  `http://evil-localhost:${port}`,
  `http://sub.localhost:${port}`,
  `http://forno.localhost:${port}`,
  'http://localhost',
  `http://localhost:${port + 1}`,
  `http://localhost:${port}0`,
  `https://localhost:${port}`,
  `ws://localhost:${port}`,
  `${own}/`,
  `${own}/x`,
  `${own}.evil.example`,
  `${own}@evil.example`,
  `http://evil.example@localhost:${port}`,
  `${own}, http://evil.example`,
  `http://evil.example, ${own}`,
  `http://127.0.0.1:${port}`,
  `http://[::1]:${port}`,
  `http://localhost%00.evil.example:${port}`,
  `http://loc\u0430lhost:${port}`,
  'file://',
  'data:text/html,x',
  'about:blank',
  'chrome-extension://abcdefghijklmnop',
  '*',
].map((origin) => [`Origin: ${origin}`]);
const fetchSites = [
  'cross-site',
  'same-site',
  'none',
  'CROSS-SITE',
  'same-origin, cross-site',
  'sameorigin',
  '*',
].map((site) => [`Sec-Fetch-Site: ${site}`, `Origin: ${own}`]);
const referers = [
  'https://evil.example/',
  `${own}.evil.example/`,
  `${own}0/`,
  `https://evil.example/?${own}/`,
  'not an address',
].map((referer) => [`Referer: ${referer}`]);
const nothing = [[]];
const kinds: readonly (readonly string[])[] = [...origins, ...fetchSites, ...referers, ...nothing];

/** The headers of a request of the page, without those that say where it comes from. */
async function linesOf(request: Request): Promise<{ lines: string[]; body: string }> {
  const naming = /^(:|host$|origin$|referer$|sec-|connection$|content-length$|accept-encoding$)/;
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !naming.test(name));
  const { pathname, search } = new URL(request.url());
  const body = request.postData() ?? '';
  return {
    lines: [
      `${request.method()} ${pathname}${search} HTTP/1.1`,
      `Host: localhost:${port}`,
      'Connection: close',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(request.method() === 'POST' ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
    ],
    body,
  };
}

test(`a call of the page is refused from ${kinds.length} other places, and nothing is done`, async ({
  page,
  context,
}) => {
  const account = await newCustomer('origin');
  await enterAs(context, account);
  const restaurantId = await restaurantAt();
  await page.goto('/');
  const adding = page.waitForRequest(
    (request) => request.url().includes('/_serverFn/') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: /^Add / }).first().click();
  const call = await linesOf(await adding);
  const portions = async () => {
    const { items } = await callBackend<{ items: { quantity: number }[] }>('GET', '/restaurant-cart', {
      account,
      restaurantId,
    });
    return items.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  await expect.poll(portions).toBe(1);
  // The call's own key would make a repeat the same call.
  const fresh = () => ({
    ...call,
    body: call.body.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, crypto.randomUUID()),
  });
  for (const headers of kinds) {
    const { lines, body } = fresh();
    const answer = await sendRaw([...lines, ...headers], body);
    expect.soft(answer.status, headers.join(' · ') || 'no such header').toBe(403);
  }
  expect(await portions()).toBe(1);
  // The very same call from the page's own origin works: it was the origin that was refused.
  const { lines, body } = fresh();
  expect((await sendRaw([...lines, `Origin: ${own}`], body)).status).toBe(200);
  expect(await portions()).toBe(2);
  // What no page sends is the caller's fault, page or not.
  const headers = { 'content-type': 'application/json', origin: own };
  for (const malformed of ['{', 'null', '{}']) {
    const answer = await page.request.post((await adding).url(), { headers, data: Buffer.from(malformed) });
    expect.soft(answer.status(), malformed).toBe(400);
    expect.soft(answer.headers()['x-content-type-options'], malformed).toBe('nosniff');
  }
});

test('reading calls and the beginning of a sign-in are refused from other places too', async ({ page }) => {
  const reading = page.waitForRequest((request) => request.url().includes('/_serverFn/'));
  await page.goto('/auth/login');
  // Before, the link would lead to a document.
  await hydrated(page);
  await page.getByRole('link', { name: 'Offers' }).first().click();
  const { lines } = await linesOf(await reading);
  expect((await sendRaw([...lines, 'Sec-Fetch-Site: same-origin'])).status).toBe(200);
  for (const headers of kinds)
    expect.soft((await sendRaw([...lines, ...headers])).status, headers.join(' · ')).toBe(403);

  const begin = (headers: readonly string[]): Promise<RawAnswer> => {
    const body = JSON.stringify({
      ...{ provider: 'google', callbackURL: '/auth/callback', errorCallbackURL: '/auth/callback' },
      disableRedirect: true,
    });
    return sendRaw(
      [
        'POST /api/auth/sign-in/social HTTP/1.1',
        `Host: localhost:${port}`,
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...headers,
      ],
      body,
    );
  };
  expect((await begin([`Origin: ${own}`])).status).toBe(200);
  for (const headers of kinds) {
    const answer = await begin(headers);
    expect.soft(answer.status, headers.join(' · ') || 'no such header').toBe(403);
    expect.soft(answer.head).not.toMatch(/^set-cookie:/im);
  }
});

test('a call that is not there is not found, and no fault of the server’s', async ({ page }) => {
  for (const id of ['none', 'a'.repeat(64), '__proto__', 'constructor', '']) {
    const answer = await page.request.get(`/_serverFn/${id}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect.soft(answer.status(), id).toBe(404);
    expect.soft(answer.headers()['x-content-type-options'], id).toBe('nosniff');
  }
});
