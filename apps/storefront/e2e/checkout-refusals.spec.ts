import type { Page } from '@playwright/test';
import { enterAs, newCustomer, newCustomerEmail, originOf, signedInAs } from './accounts.ts';
import { cards, cartOn, closeCart, openCart, payWith, seesEmptyCart } from './customer.ts';
import { expectAccessibleInSoak } from './expect-accessible.ts';
import { withFault } from './faults.ts';
import { pauseMode } from './kitchen.ts';
import { startCheckout } from './payments.ts';
import { type Account, addToCart, ordersOf, saveAddress, withPaymentFault } from './services.ts';
import { settled } from './settled.ts';
import { openSmallRestaurant, type SmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

const confirming = (page: Page) => page.getByRole('dialog', { name: 'Confirm your order' });
const confirm = (page: Page) => confirming(page).getByRole('button', { name: 'Continue to payment' });
const paymentPage = (page: Page) => page.getByRole('heading', { name: 'Pay The Small Kitchen' });

/** Opens the cart at a restaurant with soup in it, which is collected: £9.00 and £1.00 service fee. */
async function arriveWithSoup(page: Page, { domain }: SmallRestaurant, account: Account): Promise<void> {
  await addToCart(account, 'Soup', 1, domain);
  await enterAs(page.context(), account, { hostname: domain, mode: 'collection' });
  await page.goto(originOf(domain));
  await openCart(page);
}

/** Public pages come from memory for a moment: loads the page until it knows. */
async function reloadUntil(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await openCart(page);
    await expect(cartOn(page).getByText(text).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('the checkout button names whatever blocks the order', { tag: '@soak' }, async ({ page }) => {
  const kitchen = openSmallRestaurant();
  const { domain } = kitchen;
  const account = await newCustomer('bea');
  await addToCart(account, 'Bread', 1, domain);
  await enterAs(page.context(), account, { hostname: domain, mode: 'collection' });
  await page.goto(originOf(domain));
  await openCart(page);
  const blocked = async (button: string, reason: string) => {
    await expect(cartOn(page).getByRole('button', { name: button })).toBeDisabled();
    await expect(cartOn(page).getByText(reason).first()).toBeVisible();
  };
  await blocked('Minimum Order required is £5.00', 'Add £1.00 more to check out.');
  await expectAccessibleInSoak(page, 'a cart below the minimum', [1440]);
  await closeCart(page);
  await page.getByRole('button', { name: 'Add Soup' }).click();
  await openCart(page);
  await expect(cartOn(page).getByRole('button', { name: 'Checkout £14.00' })).toBeEnabled();

  // Delivery needs an address, and one that the rider reaches.
  await closeCart(page);
  await page.getByText('Delivery', { exact: true }).first().click();
  await openCart(page);
  await expect(cartOn(page).getByRole('link', { name: 'Add an address' })).toBeVisible();
  await saveAddress(account, {
    building: '1 Royal Mile',
    postalCode: 'EH1 1RE',
    latitude: 55.95,
    longitude: -3.19,
  });
  await page.reload();
  await openCart(page);
  await blocked('Address outside our delivery area', 'This address is outside our delivery area.');
  await expectAccessibleInSoak(page, 'an address that the rider does not reach', [1440]);
  await closeCart(page);
  await page.getByText('Collection', { exact: true }).first().click();

  kitchen.cook({ hasBread: false });
  await page.reload();
  await openCart(page);
  await blocked('Remove unavailable dishes', 'Bread is not available at the moment.');
  await expectAccessibleInSoak(page, 'a dish in the cart that has sold out', [1440]);
  await cartOn(page).getByRole('button', { name: 'Remove Bread' }).click();
  const openings = [
    [{ hours: '09:00-10:00' }, 'Closed · Opens tomorrow at 09:00'],
    [{ isActive: false }, 'Temporarily closed'],
    [{ hasDelivery: false, hasCollection: false }, 'Currently unavailable for orders'],
  ] as const;
  // That each has its words on the page: messages/restaurant.spec.ts.
  for (const [opening, reason] of openings) {
    await kitchen.open(opening);
    await reloadUntil(page, reason);
    await blocked("We're Closed Now", reason);
    await expectAccessibleInSoak(page, `a restaurant: ${reason}`, [1440]);
  }
  await kitchen.open({});
  await reloadUntil(page, 'Checkout £10.00');
  await expect(cartOn(page).getByRole('button', { name: 'Checkout £10.00' })).toBeEnabled();
});

test('without a phone number, checkout goes by the form and comes back', async ({ page }) => {
  const kitchen = openSmallRestaurant();
  await arriveWithSoup(page, kitchen, await signedInAs(newCustomerEmail('cal')));
  await page.getByRole('button', { name: 'Checkout £10.00' }).click();
  await expect(page).toHaveURL(/\/phone-number-form/);
  await expect(cartOn(page)).toHaveCount(0);
  await page.reload();
  await page.getByLabel(/phone number/i).fill('07700 900142');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(confirming(page).getByText('07700 900142')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);

  // Changing it once more is the same way, there and back.
  await confirming(page).getByRole('button', { name: 'Change Phone' }).click();
  await page.getByLabel(/phone number/i).fill('07700 900143');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(confirming(page).getByText('07700 900143')).toBeVisible();
  await confirm(page).click();
  await expect(paymentPage(page)).toBeVisible();
});

test('a price that has changed meanwhile is shown and asked for again', async ({ page, faultless }) => {
  faultless.allow(/status of 409/);
  const kitchen = openSmallRestaurant();
  await arriveWithSoup(page, kitchen, await newCustomer('dan'));
  await cartOn(page).getByRole('button', { name: 'Checkout £10.00' }).click();
  await expect(confirming(page).getByText('£10.00', { exact: true })).toBeVisible();
  // A read that is still under way would show the new price before the press.
  await settled(page);
  kitchen.cook({ soupPrice: 11 });
  await confirm(page).click();
  await expect(
    confirming(page).getByText('The total has changed to £12.00. Please check it and confirm again.'),
  ).toBeVisible();
  await expect(confirming(page).getByText('£12.00', { exact: true })).toBeVisible();
  await expect(confirming(page).getByText('£9.00')).toHaveCount(0);
  await confirm(page).click();
  await expect(paymentPage(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay £12.00' })).toBeVisible();
});

test('a dish that sold out or a restaurant that closed meanwhile shows a message, and the page follows', {
  tag: '@soak',
}, async ({ page }) => {
  const kitchen = openSmallRestaurant();
  const account = await newCustomer('eda');
  await addToCart(account, 'Bread', 1, kitchen.domain);
  await arriveWithSoup(page, kitchen, account);
  const back = confirming(page).getByRole('button', { name: 'Back to menu' });

  await cartOn(page).getByRole('button', { name: 'Checkout £14.00' }).click();
  // A read that is still under way would show the change before the press.
  await settled(page);
  kitchen.cook({ hasBread: false });
  await confirm(page).click();
  await expect(
    confirming(page).getByText('Bread is not available at the moment. Remove it to continue.'),
  ).toBeVisible();
  await back.click();
  await openCart(page);
  await expect(cartOn(page).getByRole('button', { name: 'Remove unavailable dishes' })).toBeDisabled();
  await cartOn(page).getByRole('button', { name: 'Remove Bread' }).click();

  await cartOn(page).getByRole('button', { name: 'Checkout £10.00' }).click();
  await settled(page);
  await kitchen.open({ hours: '09:00-10:00' });
  await confirm(page).click();
  await expect(confirming(page).getByText('Closed · Opens tomorrow at 09:00')).toBeVisible();
  await back.click();
  await openCart(page);
  await expect(cartOn(page).getByRole('button', { name: "We're Closed Now" })).toBeDisabled();
  // So does the status that came with the page, without waiting for its minute.
  await closeCart(page);
  await expect(page.getByRole('main').getByText('Closed · Opens tomorrow at 09:00')).toBeVisible();
  expect(await ordersOf(page, kitchen.domain)).toEqual([]);
});

test('a promo code that is used up meanwhile shows a message and is removed', { tag: '@soak' }, async ({
  page,
}) => {
  const kitchen = openSmallRestaurant({ maxRedemptions: 1 });
  await arriveWithSoup(page, kitchen, await newCustomer('ella'));
  await cartOn(page).getByLabel('Promo code').fill('soup2');
  await cartOn(page).getByRole('button', { name: 'Apply' }).click();
  await cartOn(page).getByRole('button', { name: 'Checkout £8.00' }).click();
  await expect(confirming(page).getByText('£8.00', { exact: true })).toBeVisible();
  await settled(page);
  await useUp('SOUP2', kitchen.domain);
  await confirm(page).click();
  await expect(confirming(page).getByText(/used/)).toBeVisible();
  await confirming(page).getByRole('button', { name: 'Back to menu' }).click();
  await openCart(page);
  await expect(cartOn(page).getByText(/used/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cachedPromo'))).toBeNull();
  await cartOn(page).getByRole('button', { name: 'Checkout £10.00' }).click();
  await confirm(page).click();
  await expect(paymentPage(page)).toBeVisible();
});

/** Another customer starts an order with the code. */
async function useUp(promoCode: string, domain: string): Promise<void> {
  const account = await newCustomer('finn');
  await addToCart(account, 'Soup', 1, domain);
  await startCheckout(account, { promoCode }, domain);
}

test('a payment provider or a backend in trouble costs a second press and no second order', {
  tag: '@soak',
}, async ({ page }) => {
  const kitchen = openSmallRestaurant();
  const { domain } = kitchen;
  const account = await newCustomer('gil');
  await arriveWithSoup(page, kitchen, account);
  await cartOn(page).getByRole('button', { name: 'Checkout £10.00' }).click();
  const operation = 'POST /v1/checkout/sessions';
  await withPaymentFault({ kind: 'stored_500', operation, customer: account }, async () => {
    await confirm(page).click();
    await expect(
      confirming(page).getByText(
        'Payment is not available at the moment. Your cart is kept: please try again in a moment.',
      ),
    ).toBeVisible();
  });
  // The backend has made the order, and nobody hears of it.
  const path = '/restaurant-cart/checkout';
  await withFault({ path, answer: 'lost_answer', accessToken: account.accessToken }, async () => {
    await confirm(page).click();
    await expect(confirming(page).getByText(/We could not reach the restaurant/)).toBeVisible();
  });
  await expect(confirm(page)).toBeEnabled();
  await confirm(page).click();
  await payWith(page, cards.good);
  await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();
  await expect
    .poll(async () => (await ordersOf(page, domain)).map(({ placedAt }) => placedAt))
    .toEqual([expect.any(String)]);
});

test('on return the cached promo code is gone; a failed payment keeps it on the page', {
  tag: '@soak',
}, async ({ page }) => {
  const kitchen = openSmallRestaurant();
  await arriveWithSoup(page, kitchen, await newCustomer('hal'));
  const cached = () => page.evaluate(() => localStorage.getItem('cachedPromo'));
  await cartOn(page).getByLabel('Promo code').fill('soup2');
  await cartOn(page).getByRole('button', { name: 'Apply' }).click();
  await cartOn(page).getByRole('button', { name: 'Checkout £8.00' }).click();
  expect(await cached()).toBe('SOUP2');
  await confirm(page).click();
  await page.getByRole('link', { name: /return to/ }).click();
  const failed = page.getByRole('dialog', { name: 'Checkout Failed' });
  await expect(failed).toBeVisible();
  expect(await cached()).toBeNull();
  await failed.getByRole('button', { name: 'Try payment again' }).click();
  await expect(confirming(page).getByText('£8.00', { exact: true })).toBeVisible();
  await confirm(page).click();
  await payWith(page, cards.good);
  await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();
  expect(await cached()).toBeNull();
  await seesEmptyCart(page);
});

test('a pause reaches a page that is open: the confirmation of the other mode closes and says why', async ({
  page,
}) => {
  const kitchen = openSmallRestaurant();
  await arriveWithSoup(page, kitchen, await newCustomer('fay'));
  await settled(page);
  // The dialog reads the price once more; a price that is of this cart already takes no press from the button.
  await page.route(/_serverFn/, () => {});
  const checkout = cartOn(page).getByRole('button', { name: 'Checkout £10.00' });
  await checkout.click();
  await expect(confirm(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(confirming(page)).toBeHidden();
  await checkout.click();
  await expect(confirm(page)).toBeEnabled();
  await page.unrouteAll();
  await pauseMode(kitchen.domain, 'collection');
  const message = 'Delivery only available at the moment';
  await expect(async () => {
    // As when the customer comes back to the tab.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(confirming(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(message)).toBeVisible();
  await reloadUntil(page, 'Add an address');
});
