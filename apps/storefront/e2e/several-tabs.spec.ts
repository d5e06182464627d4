import type { Page } from '@playwright/test';
import { arriveAsCustomer, cartOn } from './customer.ts';
import { addToCart, cartOf } from './services.ts';
import { expect, test } from './test.ts';

test('a promo code set or removed in one tab is set or removed in the other', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const account = await arriveAsCustomer(page, 'pia');
  await addToCart(account, 'Masala fries', 8);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/');
  const remove = 'Remove promo code SMOKE10';
  const [here, there] = [cartOn(page), cartOn(other)];

  await there.getByLabel('Promo code').fill('smoke10');
  await there.getByRole('button', { name: 'Apply' }).click();
  await expect(there.getByRole('button', { name: remove })).toBeVisible();
  await expect(here.getByRole('button', { name: remove })).toBeVisible();
  await expect(here.getByText(/^Discount/)).toBeVisible();

  await there.getByRole('button', { name: remove }).click();
  await expect(here.getByLabel('Promo code')).toBeVisible();
  await expect(here.getByRole('button', { name: remove })).toHaveCount(0);
  await expect(here.getByText(/^Discount/)).toHaveCount(0);
});

/** Brings the tab to the front; a headless browser shows all its tabs at once, and sends no event. */
async function comesToFront(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('a tab that comes back to the front reads the cart again', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const account = await arriveAsCustomer(page, 'quin');
  await expect(cartOn(page).getByText('Nothing here yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Add Masala fries' }).click();
  await expect(cartOn(other).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
  await comesToFront(page);
  await expect(cartOn(page).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();

  await cartOn(page).getByRole('button', { name: 'Remove Masala fries' }).click();
  await expect.poll(async () => (await cartOf(account)).items).toEqual([]);
  await comesToFront(other);
  await expect(cartOn(other).getByText('Nothing here yet')).toBeVisible();
});

test('a cart changed in one tab is followed in the other, which names the line that has gone', async ({
  page,
  context,
}) => {
  const account = await arriveAsCustomer(page, 'rhea');
  await addToCart(account, 'Masala fries', 2);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/');
  const friesOn = (tab: Page) => cartOn(tab).getByRole('group', { name: 'Quantity of Masala fries' });
  await expect(friesOn(page).getByRole('status')).toHaveText('2');
  await friesOn(other).getByRole('button', { name: 'One more' }).click();
  await expect(friesOn(page).getByRole('status')).toHaveText('3');

  await cartOn(other).getByRole('button', { name: 'Remove Masala fries' }).click();
  const gone = 'Masala fries is no longer in your cart: it was removed in another window.';
  await expect(page.getByText(gone)).toBeVisible();
  await expect(cartOn(page).getByText('Nothing here yet')).toBeVisible();
  await expect(other.getByText(gone)).toHaveCount(0);
});
