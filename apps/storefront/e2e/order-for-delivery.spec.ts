import { newCustomerEmail } from './accounts.ts';
import {
  addAddress,
  addTikka,
  cards,
  givePhoneNumber,
  openCart,
  payWith,
  seesEmptyCart,
  signIn,
} from './customer.ts';
import { chargesFor, ordersOf } from './services.ts';
import { expect, test } from './test.ts';

test('delivery: from the first look to a paid order', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign in to order' })).toBeVisible();
  await signIn(page, newCustomerEmail('amira'));
  await givePhoneNumber(page);
  await addAddress(page);

  await page.goto('/');
  await addTikka(page);
  const cart = await openCart(page);
  const quantity = cart.getByRole('group', { name: 'Quantity of Smoked chicken tikka' });
  await expect(quantity.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(quantity.getByRole('status')).toHaveText('2');
  await expect(cart.getByText('£26.90').first()).toBeVisible();

  await cart.getByLabel('Promo code').fill('smoke10');
  await cart.getByRole('button', { name: 'Apply' }).click();
  await expect(cart.getByRole('button', { name: 'Remove promo code SMOKE10' })).toBeVisible();
  // 26.90 − 2.69 + 2.49 + 0.99, as the server reckons it.
  const checkout = cart.getByRole('button', { name: 'Checkout £27.69' });
  await expect(checkout).toBeEnabled();
  await checkout.click();

  const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
  await expect(confirming.getByText('Flat 4, Granary Wharf')).toBeVisible();
  await confirming.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
  await payWith(page, cards.good);

  const success = page.getByRole('dialog', { name: 'Checkout Successful' });
  // Before anything else: it closes by itself after five seconds (messages/checkout-result.spec.ts).
  await success.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(/checkoutStatus=success/);
  await success.getByRole('button', { name: 'Close' }).click();
  await expect(success).toBeHidden();
  await expect(page).not.toHaveURL(/checkoutStatus/);
  await seesEmptyCart(page);

  const [order, ...others] = await ordersOf(page);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ placedAt: expect.any(String), breakdown: { totalAmount: 2769 } });
  await page.goto(`/orders/${order?._id}`);
  await expect(page.getByText(order?.number ?? 'no order').first()).toBeVisible();
  await expect(page.getByText('Smoked chicken tikka')).toBeVisible();
  await expect(page.getByText('£27.69').first()).toBeVisible();
  expect(await chargesFor(order?._id ?? '')).toEqual([2769]);
});
