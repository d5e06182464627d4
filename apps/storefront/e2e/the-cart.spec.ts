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
import { expectAccessibleInSoak } from './expect-accessible.ts';
import { ports } from './ports.ts';
import { addToCart, cartOf } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test('a cart is filled, read out and refused what it cannot have', { tag: '@soak' }, async ({ page }) => {
  await arriveAsCustomer(page, 'hana');
  await addTikka(page);
  const announced = page.getByRole('status').filter({ hasText: 'Smoked chicken tikka added to your cart' });
  await expect(announced).toHaveText('Smoked chicken tikka added to your cart, quantity 1. Subtotal £13.45.');
  const cart = await openCart(page);
  await expect(cart.getByRole('button', { name: 'Minimum Order required is £15.00' })).toBeDisabled();

  await cart.getByLabel('Promo code').fill('nothing-like-it');
  await expect(cart.getByLabel('Promo code')).toHaveValue('NOTHING-LIKE-IT');
  await cart.getByRole('button', { name: 'Apply' }).click();
  await expect(cart.getByText('This promo code is not valid.')).toBeVisible();
  await expectAccessibleInSoak(page, 'a promo code refused', [1440]);
});

test('two clicks make one order; Back from the payment page finds the cart as it was', async ({ page }) => {
  await arriveAsCustomer(page, 'ivo');
  await addTikka(page);
  const cart = await openCart(page);
  await test.step('Change gives the line other choices', async () => {
    const change = cart.getByRole('button', { name: 'Change Smoked chicken tikka' });
    await change.click();
    const dish = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
    await expect(dish.getByRole('radio', { name: 'Medium' })).toBeChecked();
    // Fingers meet the label.
    await dish
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Hot' }) })
      .click();
    await dish.getByRole('button', { name: 'Update cart · £13.45' }).click();
    await expect(cart.getByText('Hot, Masala fries')).toBeVisible();
    await expect(change).toBeFocused();
  });
  await cart.getByRole('button', { name: 'One more' }).click();
  await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
  const attempts = sentWith(page, 'idempotencyKey');
  await pressTwice(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
  expect(attempts).toHaveLength(1);

  // Chromium keeps no pages for Back while it is driven: the page loads again, as it does on a phone short of memory.
  await page.goBack();
  await expect(cart.getByText('£26.90').first()).toBeVisible();
  await expect(cart.getByText('Hot, Masala fries, Mint raita, £13.45 each')).toBeVisible();
  await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
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
  await page.route(`http://localhost:${ports.payments}/**`, (route) => route.abort('aborted'));
  const confirm = page.getByRole('button', { name: 'Continue to payment' });
  const aborted = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('expectedTotalAmount'))
      keys.push(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(body)?.[0]);
  });
  await confirm.click();
  await expect(page.getByText('Taking you to payment').first()).toBeVisible();
  await aborted;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(confirm).toBeEnabled();
  // The first press was answered: with the same key the backend would only repeat that answer.
  await confirm.click();
  await expect.poll(() => new Set(keys).size).toBe(2);
});

test('an order on a phone', { tag: '@soak' }, async ({ page }) => {
  test.skip(!isPhone(page), 'Phones only.');
  await page.goto('/auth/login');
  await signIn(page, newCustomerEmail('kim'));
  await givePhoneNumber(page);
  await page.getByText('Collection', { exact: true }).click();
  await addTikka(page);
  await expect(cartOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'View cart · 1 item · £13.45' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cart' });
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveCount(1);
  await sheet.getByRole('button', { name: 'One more' }).click();
  await sheet.getByRole('button', { name: 'Checkout £27.89' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, cards.good);
  const success = page.getByRole('dialog', { name: 'Checkout Successful' });
  await success.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^View cart/ })).toHaveCount(0);
});

test('a refused promo code comes back when its reason has gone', async ({ page }) => {
  const account = await arriveAsCustomer(page, 'suki');
  await addToCart(account, 'Masala fries', 1);
  await page.reload();
  const cart = cartOn(page);
  await cart.getByLabel('Promo code').fill('grill3');
  await cart.getByRole('button', { name: 'Apply' }).click();
  const message = cart.getByText('GRILL3 needs an order of at least £18.00.');
  await expect(message).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cachedPromo'))).toBeNull();
  const quantity = cart.getByRole('group', { name: 'Quantity of Masala fries' });
  const more = cart.getByRole('button', { name: 'One more' });
  await more.click();
  await expect.poll(async () => (await cartOf(account)).items).toMatchObject([{ quantity: 2 }]);
  await settled(page);
  await expect(message).toBeVisible();
  for (let pressed = 0; pressed < 6; pressed += 1) await more.click();
  await expect(quantity.getByRole('status')).toHaveText('8');
  await expect(cart.getByText(/^Discount/)).toBeVisible();
  await expect(message).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cachedPromo'))).toBe('GRILL3');
});

test('on a slow network a dish shows in the cart at once, as on its way, and more presses are counted', async ({
  page,
  context,
}) => {
  await arriveAsCustomer(page, 'tilda');
  await expect(cartOn(page).getByText('Nothing here yet')).toBeVisible();
  await settled(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_serverFn/, async (route) => {
    await held;
    await route.continue();
  });
  const add = page.getByRole('button', { name: 'Add Masala fries' });
  await add.click();
  const line = cartOn(page).getByRole('listitem').filter({ hasText: 'Masala fries' });
  await expect(line.getByText('1 on the way to your cart')).toBeVisible();
  await add.click();
  await add.click();
  await expect(line.getByText('3 on the way to your cart')).toBeVisible();

  release();
  const quantity = cartOn(page).getByRole('group', { name: 'Quantity of Masala fries' });
  await expect(quantity.getByRole('status')).toHaveText('3');
  await expect(line.getByText('on the way to your cart')).toHaveCount(0);
});
