import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newCustomerEmail } from './accounts.ts';
import { ports } from './ports.ts';
import { expect, test } from './test.ts';

const stolen = { accessToken: 'stolen', refreshToken: 'stolen', user: { id: 'x', email: 'x@evil.example' } };

/** Sessions that an attacker would like the page to accept as a customer's. */
const forgeries: readonly unknown[] = [
  { kind: 'signed-in', attempt: 'x', session: stolen },
  { kind: 'signed-in', attempt: '', session: stolen },
  { kind: 'signed-in', attempt: null, session: stolen },
  { kind: 'signed-in', attempt: ['*'], session: stolen },
  { kind: 'signed-in', session: stolen },
  { kind: 'signed-in', attempt: '00000000-0000-4000-8000-000000000000', session: stolen },
  { kind: 'failed', attempt: 'x', message: '<img src=x onerror=alert(1)>' },
  { kind: 'received', attempt: 'x' },
  { __proto__: { kind: 'signed-in', attempt: 'x', session: stolen } },
  'signed-in',
  null,
  42,
  [],
  stolen,
];

test('forged results of a sign-in change nothing, before and during one', async ({ page, context }) => {
  const accomplice = await context.newPage();
  await accomplice.goto('/terms');
  const forge = () =>
    accomplice.evaluate((messages) => {
      const channel = new BroadcastChannel('tiffin-sign-in');
      for (const message of messages) channel.postMessage(message);
      channel.close();
    }, forgeries);
  await page.goto('/auth/login');
  await forge();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByLabel('Use another e-mail').waitFor();
  await forge();
  // Messages to the window itself are nobody's business either.
  await page.evaluate((messages) => {
    for (const message of messages) window.postMessage(message, '*');
  }, forgeries);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page).toHaveURL(/\/auth\/login/);
  // The real one still comes through.
  const email = newCustomerEmail('popup');
  await popup.getByLabel('Use another e-mail').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^ey/);
});

test('a result with our own attempt but without a whole session is ignored', { tag: '@soak' }, async ({
  page,
  context,
  faultless,
}) => {
  faultless.allow(/Invalid login data/);
  await page.goto('/auth/login');
  const beginning = page.waitForRequest((request) => request.url().endsWith('/sign-in/social'));
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const { callbackURL } = (await beginning).postDataJSON();
  const attempt = new URL(callbackURL, 'http://x').searchParams.get('attempt');
  const warning = page.waitForEvent('console', (message) => message.text().includes('Invalid login data'));
  const accomplice = await context.newPage();
  await accomplice.goto('/terms');
  await accomplice.evaluate((message) => new BroadcastChannel('tiffin-sign-in').postMessage(message), {
    kind: 'signed-in',
    attempt,
    session: { accessToken: 'stolen', refreshToken: '', user: null },
  });
  await warning;
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await (await opening).close();
});

test('a foreign page that opens or frames the storefront gets no hold of it', async ({
  page,
  context,
  faultless,
}) => {
  faultless.allow(/^console: Framing/);
  const foreign = createServer((_, answer) => {
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>foreign</title><button onclick="window.opened = window.open('http://localhost:${ports.storefront}/auth/login', 'tiffin-sign-in')">open</button><iframe src="http://localhost:${ports.storefront}/"></iframe>`,
      );
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  try {
    await page.goto(`http://evil.localhost:${port}/`);
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'open' }).click();
    const storefront = await opening;
    await storefront.getByRole('button', { name: 'Continue with Google' }).waitFor();
    // The opener policy has cut the two apart: to each the other is not there.
    expect(await storefront.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate(() => Reflect.get(window, 'opened').closed)).toBe(true);
    await page.evaluate((messages) => {
      for (const message of messages) {
        Reflect.get(window, 'opened').postMessage(message, '*');
        new BroadcastChannel('tiffin-sign-in').postMessage(message);
      }
    }, forgeries);
    expect(await storefront.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(storefront).toHaveURL(/\/auth\/login$/);
    // The frame stays empty: nobody's clicks can be caught by it.
    const [, frame] = page.frames();
    expect(frame?.url()).toBe('chrome-error://chromewebdata/');
  } finally {
    foreign.closeAllConnections();
    foreign.close();
  }
});
