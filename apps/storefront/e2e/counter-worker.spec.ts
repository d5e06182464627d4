import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { type BuildServer, serveBuilds } from './two-builds.ts';

let server: BuildServer;
test.beforeEach(async () => {
  server = await serveBuilds();
});
test.afterEach(() => server.close());

/** Calls the counter's own code for its worker in a page. */
const call = (page: Page, name: 'startWorker' | 'removeWorker') =>
  page.evaluate((work) => (window as unknown as Record<string, () => Promise<void>>)[work]?.(), name);

/** What the worker has kept, as paths by the name of their cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted(),
      ),
    );
    return paths.filter((some) => some.length > 0);
  });

const filesOf = (build: string) => [`/assets/${build}.js`, `/assets/later-${build}.js`, '/offline'];

/** The states of the workers of this browser. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      isActive: registration?.active?.state === 'activated',
      isWaiting: registration?.waiting != null,
    };
  });

async function openWithWorker(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.origin);
  await call(page, 'startWorker');
  await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: false });
  // From the next load on the page's files come from it.
  await page.reload();
  return page;
}

const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // What does not install rejects.
    await registration?.update().catch(() => undefined);
  });

test('the worker keeps the files of the app and the page without a network, nothing else, until it is removed', async ({
  context,
}) => {
  const page = await openWithWorker(context);
  await page.evaluate(() => fetch('/data'));
  expect(await kept(page)).toEqual([filesOf('a')]);

  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('offline a');
  expect(new URL(page.url()).pathname).toBe('/offline');
  expect(
    await page.evaluate(() =>
      fetch('/data').then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  ).toBe(false);
  await page.reload();
  await expect(page).toHaveTitle('offline a');

  await context.setOffline(false);
  await page.goto(server.origin);
  await expect(page).toHaveTitle('live a');
  await call(page, 'removeWorker');
  expect(await kept(page)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('a new build waits for the pages of the one before and takes over whole', async ({ context }) => {
  const page = await openWithWorker(context);
  const second = await context.newPage();
  await second.goto(server.origin);

  await test.step('while servers are being replaced nothing is kept of two builds', async () => {
    server.deploy('b');
    server.setOfflinePage('a');
    await update(page);
    expect(await workers(page)).toEqual({ isActive: true, isWaiting: false });
    expect(await kept(page)).toEqual([filesOf('a')]);
  });

  await test.step('an open page keeps its files, also those that the server has no more', async () => {
    server.deploy('b');
    await update(page);
    await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: true });
    expect(await page.evaluate(() => fetch('/assets/later-a.js').then((answer) => answer.text()))).toBe(
      '/* a */',
    );
    await context.setOffline(true);
    await page.reload();
    await expect(page).toHaveTitle('offline a');
    await context.setOffline(false);
  });

  await test.step('a page of the new build does not take over while the old one is open', async () => {
    await page.goto(server.origin);
    await expect(page).toHaveTitle('live b');
    await call(page, 'startWorker');
    await page.waitForTimeout(500);
    expect(await workers(page)).toEqual({ isActive: true, isWaiting: true });
    expect(await second.evaluate(() => fetch('/assets/later-a.js').then(({ status }) => status))).toBe(200);
  });

  await test.step('alone it does, and only its own files are left', async () => {
    await second.close();
    await page.reload();
    await call(page, 'startWorker');
    await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: false });
    await expect.poll(() => kept(page)).toEqual([filesOf('b')]);
    await context.setOffline(true);
    await page.reload();
    await expect(page).toHaveTitle('offline b');
  });
});

test('a network that does not answer counts as none', { tag: '@soak' }, async ({ context }) => {
  const page = await openWithWorker(context);
  server.hang(true);
  await page.reload();
  await expect(page).toHaveTitle('offline a');
});
