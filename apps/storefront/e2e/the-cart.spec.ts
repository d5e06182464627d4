import { newCustomerEmail } from './accounts.ts';
import {
  addTikka,
  arriveAsCustomer,
  cards,
  cartOn,
  givePhoneNumber,
  isPhone,
  openCart,
  payWith,
  pressTwice,
  sentWith,
  signIn,
} from './customer.ts';
import { look } from './look.ts';
import { expect, test } from './test.ts';

test('a cart is filled, read out and refused what it cannot have', async ({ page }) => {
  await arriveAsCustomer(page, 'hana');
  await addTikka(page);
  const announced = page.getByRole('status').filter({ hasText: 'Smoked chicken tikka added to your cart' });
  await expect(announced).toHaveText('Smoked chicken tikka added to your cart, 1 in it. Subtotal £13.45.');
  const cart = await openCart(page);
  await expect(cart.getByRole('button', { name: 'Minimum Order required is £15.00' })).toBeDisabled();

  await cart.getByLabel('Promo code').fill('nothing-like-it');
  await expect(cart.getByLabel('Promo code')).toHaveValue('NOTHING-LIKE-IT');
  await cart.getByRole('button', { name: 'Apply' }).click();
  await expect(
    cart
      .getByText(/promo code|code/i)
      .filter({ hasText: /not|n’t|n't/ })
      .first(),
  ).toBeVisible();
  await look(page, 'a promo code refused', [1440]);
});

test('two clicks make one order; Back from the payment page finds the cart as it was', async ({ page }) => {
  await arriveAsCustomer(page, 'ivo');
  await addTikka(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'One more' }).click();
  await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
  const attempts = sentWith(page, 'idempotencyKey');
  await pressTwice(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
  expect(attempts).toHaveLength(1);

  await page.goBack();
  const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
  // The browser brings back the page as it was left, or loads it anew.
  await expect(
    confirming.or(page.getByRole('button', { name: /^(View cart|Checkout £)/ })).first(),
  ).toBeVisible();
  if (!(await confirming.isVisible())) {
    await openCart(page);
    await expect(cart.getByText('£26.90').first()).toBeVisible();
    await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
  }
  await confirming.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
  await payWith(page, cards.good);
  await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();
  await page.goto('/orders');
  await expect(page.locator('a[href^="/orders/"]')).toHaveCount(1);
});

test('a page that the browser brings back is not locked on its way to payment', async ({ page }) => {
  await arriveAsCustomer(page, 'jun');
  await addTikka(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'One more' }).click();
  await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
  // The payment page never comes, as when its address is slow and the customer goes back.
  await page.route(/:\d+2\/.*pay/, (route) => route.abort('aborted'));
  const confirm = page.getByRole('button', { name: 'Continue to payment' });
  await confirm.click();
  await expect(page.getByText('Taking you to payment').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(confirm).toBeEnabled();
});

test('an order on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'Phones only.');
  await page.goto('/auth/login');
  await signIn(page, newCustomerEmail('kim'));
  await givePhoneNumber(page);
  await page.getByText('Collection', { exact: true }).click();
  await addTikka(page);
  await expect(cartOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'View cart · 1 item · £13.45' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cart' });
  await sheet.getByRole('button', { name: 'One more' }).click();
  await sheet.getByRole('button', { name: 'Checkout £27.89' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, cards.good);
  await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^View cart/ })).toHaveCount(0);
});
