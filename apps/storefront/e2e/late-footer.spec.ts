import { hydrated } from './customer.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test('a foot whose code comes after the customer has gone on is that of the page in sight', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/Footer-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/terms');
  await hydrated(page);
  const legend = page.getByRole('heading', { name: 'Reading the menu' });
  await expect(legend).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'From the grill' })).toBeVisible();
  // The page's own faults are watched: React must find what the server has written.
  release();
  await expect(legend).toBeVisible();
});

test('a foot whose code cannot be fetched stays as the server has written it, and asks again', async ({
  page,
  faultless,
}) => {
  faultless.allow(/ERR_FAILED/);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const code = /\/assets\/Footer-/;
  await page.route(code, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.goto('/');
  await hydrated(page);
  await failed;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const fetched = page.waitForResponse(code);
  await page.unroute(code);
  await fetched;
  await settled(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(errors).toEqual([]);
});
