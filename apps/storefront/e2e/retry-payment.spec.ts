import type { Page } from '@playwright/test';
import { enterAs, newCustomer } from './accounts.ts';
import { openCart } from './customer.ts';
import { withFault } from './faults.ts';
import { type Account, addToCart, callBackend, ordersOf, saveAddress } from './services.ts';
import { expect, test } from './test.ts';

// A delivery customer whose address is not known for a moment must never be led to pay for a collection.

const failed = (page: Page) => page.getByRole('dialog', { name: 'Checkout Failed' });
const confirming = (page: Page) => page.getByRole('dialog', { name: 'Confirm your order' });

/** A customer with a filled cart and one address, back from a payment that failed. */
async function returnFromFailure(page: Page, account: Account): Promise<void> {
  await addToCart(account, 'Masala fries', 4);
  await enterAs(page.context(), account, { mode: 'delivery' });
  await page.goto('/?checkoutStatus=failure');
  await expect(failed(page)).toBeVisible();
}

/** Pays for nothing: the payment page is looked at and left. */
async function seesDeliveryOnPaymentPage(page: Page): Promise<void> {
  await failed(page).getByRole('button', { name: 'Try payment again' }).click();
  await expect(confirming(page).getByText('Flat 4, Granary Wharf')).toBeVisible();
  await confirming(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
}

test('addresses that fail to load once: paying again waits for them', async ({ page, faultless }) => {
  faultless.allow(/503|Failed to load/);
  const account = await newCustomer('vera');
  await saveAddress(account);
  const answer = { status: 503, code: 'service_unavailable' };
  await withFault({ path: '/addresses', answer, accessToken: account.accessToken }, async (met) => {
    await returnFromFailure(page, account);
    const again = failed(page).getByRole('button', { name: 'Load your addresses again' });
    await expect(again).toHaveAccessibleDescription('Error loading addresses. Please try again.');
    await expect(failed(page).getByRole('button', { name: 'Try payment again' })).toHaveCount(0);
    const earlier = (await met()).length;
    await again.click();
    // Else the next answer is the first that succeeds, and the button says another thing when it is pressed.
    await expect.poll(async () => (await met()).length).toBeGreaterThan(earlier);
    await expect(again).toBeVisible();
    await expect(confirming(page)).toHaveCount(0);
  });
  await failed(page).getByRole('button', { name: 'Load your addresses again' }).click();
  await seesDeliveryOnPaymentPage(page);
  await page.goBack();
  expect(await ordersOf(page)).toMatchObject([{ status: 'pending_payment', mode: 'delivery' }]);
});

test('an address deleted elsewhere: nothing can be paid until another one is chosen', async ({
  page,
  faultless,
}) => {
  // The price of an order to an address that is gone.
  faultless.allow(/404|Failed to load/);
  const account = await newCustomer('wanda');
  const { _id } = await saveAddress(account);
  await returnFromFailure(page, account);
  await expect(failed(page).getByRole('button', { name: 'Try payment again' })).toBeEnabled();
  await failed(page).getByRole('button', { name: 'Try payment again' }).click();
  await expect(confirming(page).getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await callBackend('DELETE', `/addresses/${_id}`, { account });
  await confirming(page).getByRole('button', { name: 'Continue to payment' }).click();

  await expect(confirming(page).getByRole('alert').last()).toHaveText('Choose a delivery address.');
  await expect(confirming(page).getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
  await expect(confirming(page).getByText('Collect from')).toHaveCount(0);
  expect(await ordersOf(page)).toEqual([]);
  await page.reload();
  await expect((await openCart(page)).getByRole('link', { name: 'Add an address' })).toBeVisible();
});
