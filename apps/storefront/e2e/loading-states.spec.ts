import { arriveAsCustomer, hydrated, seesEmptyCart } from './customer.ts';
import { expect, test } from './test.ts';

test('a page that is on its way shows its boxes, and then itself', async ({ page }) => {
  await page.goto('/privacy');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_serverFn/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Offers' }).first().click();
  await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(page.getByText('LEEDSFREE')).toBeHidden();
  release();
  await expect(page.getByText('LEEDSFREE').first()).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test('styles that came with the page are not loaded once more, over the later ones', async ({ page }) => {
  await arriveAsCustomer(page, 'styles-in-order');
  await seesEmptyCart(page);
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  const name = page.getByRole('dialog').getByRole('heading', { name: 'Smoked chicken tikka' });
  await expect(name).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href ?? 'in the page'),
  );
  const loaded = sheets.filter((sheet) => sheet !== 'in the page');
  expect(loaded).toEqual([expect.stringMatching(/\/later-[^/]+\.css$/)]);
  expect(sheets.indexOf(loaded[0] ?? '')).toBeGreaterThan(sheets.indexOf('in the page'));
});
