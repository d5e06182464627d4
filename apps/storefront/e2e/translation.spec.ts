import type { Page } from '@playwright/test';
import { enterAs, newCustomer } from './accounts.ts';
import { addTikka, cards, openCart, payWith } from './customer.ts';
import { chargesFor, ordersOf } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';
import { translate } from './translation.ts';

/** Opens a page and has it translated once it stands. */
async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
  await translate(page);
}

/** Opens a page, and makes it fail: what React wants to remove stands in another element. */
async function seesPageAgain(page: Page) {
  await page.goto('/search?q=naan');
  await settled(page);
  const search = page.getByRole('searchbox');
  const before = await search.elementHandle();
  await page.evaluate(() => {
    for (const dish of document.querySelectorAll('main article')) {
      const font = document.createElement('font');
      dish.replaceWith(font);
      font.append(dish);
    }
  });
  await search.fill('tikka');
  await expect(page.getByRole('link', { name: 'Smoked chicken tikka', exact: true })).toBeVisible();
  await expect(search).toHaveValue('tikka');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
}

/** From an empty profile to a paid order, on pages that the browser translates. */
async function orderTranslated(page: Page) {
  await enterAs(page.context(), await newCustomer('lea'));

  await test.step('an address is added, and its postcode found', async () => {
    await openTranslated(page, '/profile/address');
    await page.getByRole('radio', { name: 'Apartment' }).check({ force: true });
    await page.getByLabel('Postcode').fill('LS1 4GJ');
    await expect(page.getByText('Found: Leeds, Yorkshire and The Humber')).toBeVisible();
    await page.getByLabel('Building').fill('Flat 4, Granary Wharf');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
  });

  await test.step('the price on the button follows the quantity', async () => {
    await openTranslated(page, '/');
    await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
    const add = dialog.getByRole('button', { name: /^Add to cart/ });
    await expect(add).toHaveText('Add to cart · from £11.50');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await expect(add).toHaveText('Add to cart · from £23.00');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await addTikka(page);
  });

  const cart = await openCart(page);
  await test.step('the cart is edited, and a code applied', async () => {
    const quantity = cart.getByRole('group', { name: 'Quantity of Smoked chicken tikka' });
    await expect(cart.getByRole('button', { name: 'Minimum Order required is £15.00' })).toBeVisible();
    await quantity.getByRole('button', { name: 'One more' }).click();
    await quantity.getByRole('button', { name: 'One more' }).click();
    await quantity.getByRole('button', { name: 'One fewer' }).click();
    await expect(quantity.getByRole('status')).toHaveText('2');
    await cart.getByLabel('Promo code').fill('smoke10');
    await cart.getByRole('button', { name: 'Apply' }).click();
    await expect(cart.getByText(/^Discount/)).toBeVisible();
    await expect(cart.getByText('−£2.69').first()).toBeVisible();
  });

  await test.step('the order is confirmed and paid', async () => {
    await cart.getByRole('button', { name: 'Checkout £27.69' }).click();
    const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
    await confirming.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
    await payWith(page, cards.good);
    const success = page.getByRole('dialog', { name: 'Checkout Successful' });
    await success.getByRole('button', { name: 'Stay on this page' }).click();
    await translate(page);
    await success.getByRole('button', { name: 'Close' }).click();
    await expect(success).toBeHidden();
  });
  const [order] = await ordersOf(page);
  expect(await chargesFor(order?._id ?? '')).toEqual([2769]);
}

test('with the page translated, a customer orders; a page that fails comes again', async ({
  page,
  faultless,
}) => {
  await orderTranslated(page);
  faultless.allow(/removeChild/);
  await seesPageAgain(page);
});
test('with the page translated, a customer orders on a phone', { tag: '@phone' }, ({ page }) =>
  orderTranslated(page),
);
