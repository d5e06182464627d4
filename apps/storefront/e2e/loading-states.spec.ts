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

test('a dish opens at once from its card, and can be added when its allergens are there', async ({
  page,
}) => {
  await arriveAsCustomer(page, 'dish-on-its-way');
  await seesEmptyCart(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_serverFn/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  await expect(dialog.getByText('£11.50')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Loading allergens…' })).toBeDisabled();
  release();
  await expect(dialog.getByText('Milk, mustard')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Medium/ })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Add to cart · from £11.50' })).toBeEnabled();
});

test('a dish whose allergens do not load says so, and loads when tried again', { tag: '@soak' }, async ({
  page,
  faultless,
}) => {
  await page.goto('/');
  await hydrated(page);
  faultless.allow(/Failed to load resource/);
  await page.route(/_serverFn/, (route) => route.abort());
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  await expect(dialog.getByRole('alert')).toContainText('did not load');
  await expect(dialog.getByRole('button', { name: 'Allergens not loaded' })).toBeDisabled();
  await page.unroute(/_serverFn/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Milk, mustard')).toBeVisible();
});

test('a dish is read while the pointer is on its card, and then opens from memory', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Smoked chicken tikka', exact: true });
  const answer = page.waitForResponse(/_serverFn/);
  await link.hover();
  await (await answer).finished();
  await page.route(/_serverFn/, (route) => route.abort());
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  await expect(dialog.getByText('Milk, mustard')).toBeVisible();
});
