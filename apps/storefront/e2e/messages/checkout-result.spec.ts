import type { Locator } from '@playwright/test';
import { enterAs, newCustomer } from '../accounts.ts';
import { addTikka, cartOn, openCart, seesEmptyCart } from '../customer.ts';
import { type Fault, withFault } from '../faults.ts';
import { payFor, startCheckout } from '../payments.ts';
import { addToCart } from '../services.ts';
import { settled } from '../settled.ts';
import { expect, test } from '../test.ts';
import { specification } from './specification.ts';

const { success, failure } = specification.checkoutResult;

test('success counts down from 5 and goes home, failure waits to be closed', { tag: '@soak' }, async ({
  page,
}) => {
  // Only the test moves the time: with the machine's own, a busy one may skip a second.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const appears = (dialog: Locator) =>
    expect(async () => {
      await page.clock.runFor(50);
      await expect(dialog).toBeVisible({ timeout: 50 });
    }).toPass();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const second = /Closes in (\d) second/.exec(document.body?.textContent ?? '')?.[1];
      if (second !== undefined) seen.add(second);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/?checkoutStatus=success');
  const successful = page.getByRole('dialog', { name: success });
  await appears(successful.getByRole('heading', { name: success, exact: true }));
  for (let quarter = 0; quarter < 30 && (await successful.isVisible()); quarter += 1) {
    await page.clock.runFor(250);
  }
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.slice(0, 5)).toEqual(['5', '4', '3', '2', '1']);
  await expect(successful).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto('/?checkoutStatus=failure');
  const failed = page.getByRole('dialog', { name: failure });
  await appears(failed.getByRole('heading', { name: failure, exact: true }));
  await page.clock.runFor(20_000);
  await expect(failed).toBeVisible();
  await page.clock.resume();
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('Back from the order does not open the success dialog again', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await enterAs(context, await newCustomer('dora'));
  await page.goto('/?checkoutStatus=success');
  const successful = page.getByRole('dialog', { name: success });
  await successful.getByRole('link', { name: 'Follow your order' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(successful).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
  await expect(successful).toHaveCount(0);
});

test('who comes back to a failed payment signed out logs in first', async ({ page }) => {
  await page.goto('/?checkoutStatus=failure');
  const failed = page.getByRole('dialog', { name: failure });
  await failed.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(failed).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await settled(page);
  await expect(failed).toHaveCount(0);
});

test('the cart empties once the payment is known, even when the dialog has closed before', async ({
  page,
  context,
}) => {
  const account = await newCustomer('tess');
  await addToCart(account, 'Masala fries', 4);
  const { orderId, url } = await startCheckout(account);
  await enterAs(context, account);
  await page.addInitScript((id) => sessionStorage.setItem('lastOrderId', id), orderId);
  // The customer is back before the provider has a word for us.
  await page.goto('/?checkoutStatus=success');
  const successful = page.getByRole('dialog', { name: success });
  await expect(successful).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(successful).toBeHidden();
  await settled(page);
  await expect(cartOn(page).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
  await payFor(url);
  await seesEmptyCart(page);
});

test('a checkout that fails shows the server’s message, or the error’s', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const account = await newCustomer('cato');
  await enterAs(context, account, { mode: 'collection' });
  await page.goto('/');
  await addTikka(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'One more' }).click();
  await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
  const fault = {
    method: 'POST',
    path: '/restaurant-cart/checkout',
    accessToken: account.accessToken,
  } as const;
  const answers: readonly [Fault['answer'], string][] = [
    [
      { status: 409, code: 'conflict', message: 'The kitchen has just run out of coal.' },
      'The kitchen has just run out of coal.',
    ],
    ['reset', 'We could not reach the restaurant. Please check your connection and try again.'],
  ];
  for (const [answer, message] of answers) {
    await withFault({ ...fault, answer }, async () => {
      await confirming.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(confirming.getByText(message)).toBeVisible();
    });
  }
});
