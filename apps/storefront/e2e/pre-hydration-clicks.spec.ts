import { enterAs, newCustomer, newCustomerEmail } from './accounts.ts';
import { hydrated } from './customer.ts';
import { openAsleep } from './open-asleep.ts';
import { cartOf } from './services.ts';
import { expect, test } from './test.ts';

test('a sign-in asked for before the page can answer is noticed, and begun when it can', async ({
  page,
  context,
  isMobile,
}) => {
  const wake = await openAsleep(page, '/auth/login');
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.click();
  // Impatient presses start one sign-in all the same.
  await button.click();
  await expect(button).toHaveAttribute('data-pressed');
  const opening = isMobile ? Promise.resolve(page) : context.waitForEvent('page');
  wake();
  const provider = await opening;
  const email = newCustomerEmail('ines');
  await provider.getByLabel('Use another e-mail').fill(email);
  await provider.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
});

test('a dish and a mode chosen before the page can answer are taken when it can', async ({
  page,
  context,
}) => {
  const account = await newCustomer('jola');
  await enterAs(context, account);
  const wake = await openAsleep(page, '/');
  await page.getByText('Collection', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Add Masala fries' }).first().click();
  wake();
  await expect(page.getByRole('radio', { name: 'Collection' })).toBeChecked();
  await expect.poll(async () => (await cartOf(account)).items).toMatchObject([{ quantity: 1 }]);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  // It is the page's own choice, not the browser's alone: the next visit finds it.
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'orderingMode')?.value)
    .toMatch(/^collection$/i);
  await page.getByText('Delivery', { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
});

test('what is typed before the page can answer is searched for when it can', async ({ page }) => {
  const wake = await openAsleep(page, '/search');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('tikak');
  wake();
  await expect(page.getByRole('link', { name: 'Smoked chicken tikka', exact: true })).toBeVisible();
  await expect(search).toHaveValue('tikak');
  await expect(page).toHaveURL(/q=tikak/);
});

test('a dish with choices leads to them before the page can answer', { tag: '@soak' }, async ({ page }) => {
  const wake = await openAsleep(page, '/');
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  await expect(page).toHaveURL(/dish=/);
  wake();
  await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
});

test('a dish tapped far down the page before it hydrates is the one that opens', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  const dish = page.getByRole('link', { name: 'Stuffed kulcha', exact: true });
  await dish.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  const box = await dish.boundingBox();
  if (box === null) throw new Error('The dish has no place on the page.');
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.down();
  wake();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Stuffed kulcha' })).toBeVisible();
  // The next page begins at its top, as ever.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Offers' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a button whose code comes after the page answers what was pressed before', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/MenuFilterButton-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Allergens', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('data-pressed');
  code.resolve();
  await expect(page.getByRole('dialog', { name: 'Leave out dishes with…' })).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  expect(await page.evaluate(() => 'preHydrationClicks' in window)).toBe(false);
});

test('a page that is not there keeps no press back', async ({ page, faultless }) => {
  faultless.allow(/status of 404/);
  await page.goto('/nowhere');
  await hydrated(page);
  expect(await page.evaluate(() => 'preHydrationClicks' in window)).toBe(false);
});
