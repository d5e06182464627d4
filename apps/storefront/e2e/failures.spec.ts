import { enterAs, newCustomer, originOf } from './accounts.ts';
import { addTikka, arriveAsCustomer, cartOn, closeCart, openCart, seesEmptyCart } from './customer.ts';
import { withFault } from './faults.ts';
import { look } from './look.ts';
import { addToCart, cartOf, restaurantAt, saveAddress } from './services.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

test('without a connection everything stays, failures are told and undone, and then it goes on', async ({
  page,
  context,
  faultless,
}) => {
  faultless.allow(/ERR_INTERNET_DISCONNECTED/);
  await arriveAsCustomer(page, 'lou');
  await addTikka(page);
  const cart = await openCart(page);
  const quantity = cart.getByRole('group', { name: 'Quantity of Smoked chicken tikka' });
  await expect(quantity.getByRole('status')).toHaveText('1');

  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see here stays.')).toBeVisible();
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Failed to update item quantity')).toBeVisible();
  await expect(quantity.getByRole('status')).toHaveText('1');
  await closeCart(page);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByText('Failed to add item to cart')).toBeVisible();
  await openCart(page);
  await cart.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Failed to clear cart')).toBeVisible();
  await expect(quantity.getByRole('status')).toHaveText('1');
  await closeCart(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
  await look(page, 'without a connection', [1440, 390]);

  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText('You are offline. What you see here stays.')).toHaveCount(0);
  await openCart(page);
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(cart.getByText('£26.90').first()).toBeVisible();
  await cart.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Cart cleared successfully')).toBeVisible();
  // Here the sheet is still open.
  await expect(cart.getByText('Nothing here yet')).toBeVisible();
});

test('a customer whom the server cannot be asked about is not taken for a visitor', async ({
  page,
  context,
}) => {
  const customer = await newCustomer('mina');
  await enterAs(context, customer);
  const fault = { path: '/auth/me', accessToken: customer.accessToken, answer: { status: 503 } } as const;
  await withFault(fault, async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(page.getByText('You are not signed in')).toHaveCount(0);
  });
  // The page tries again by itself.
  await expect(page.getByText(`Signed in with Google as ${customer.email}`)).toBeVisible({ timeout: 30_000 });
});

test('while the backend is down everything stays and is told; then the page recovers by itself', async ({
  page,
  context,
}) => {
  const account = await newCustomer('mia');
  await saveAddress(account);
  await addToCart(account, 'Masala fries', 4);
  await enterAs(context, account, { mode: 'collection' });
  await page.goto('/');
  const cart = await openCart(page);
  const quantity = cart.getByRole('group', { name: 'Quantity of Masala fries' });
  await expect(cart.getByRole('button', { name: /^Checkout £/ })).toBeEnabled();

  const { accessToken } = account;
  await withFault({ path: '/.*', answer: 'reset', accessToken }, async () => {
    await quantity.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('Failed to update item quantity')).toBeVisible();
    await expect(quantity.getByRole('status')).toHaveText('4');
    await cart.getByRole('button', { name: /^Checkout £/ }).click();
    const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
    await confirming.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(
      confirming.getByText('We could not reach the restaurant. Please check your connection and try again.'),
    ).toBeVisible();
    await confirming.getByRole('button', { name: 'Back to menu' }).click();
    await closeCart(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();

    await page.goto('/profile');
    await expect(page.getByText('Failed to fetch addresses')).toBeVisible();
    // A customer whom nobody can be asked about is no visitor.
    await expect(page.getByText('You are not signed in')).toHaveCount(0);
  });
  // Nobody presses anything.
  await expect(page.getByText('Flat 4, Granary Wharf').first()).toBeVisible({ timeout: 30_000 });
  await openCart(page);
  await expect(quantity.getByRole('status')).toHaveText('4');
  expect((await cartOf(account)).items).toMatchObject([{ quantity: 4 }]);
});

test('a page that could not be made comes by itself when the backend is back', async ({
  page,
  faultless,
}) => {
  faultless.allow(/status of 503|We could not reach the restaurant/);
  const { domain } = openSmallRestaurant();
  const restaurantId = await restaurantAt(domain);
  await withFault({ path: '/restaurants/.*', restaurantId, answer: 'reset' }, async () => {
    const answer = await page.goto(originOf(domain));
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'The Small Kitchen' })).toBeVisible({
    timeout: 30_000,
  });
});

test('a first way to the backend that fails costs one switch, no word and no doubled write', async ({
  page,
  context,
}) => {
  const account = await newCustomer('noor');
  await enterAs(context, account, { mode: 'collection' });
  await page.goto('/');
  const cart = cartOn(page);
  await seesEmptyCart(page);
  const { accessToken } = account;
  const onFirst = { way: 'first', path: '/.*', answer: 'lost_answer', accessToken } as const;
  await withFault(onFirst, (met) =>
    withFault({ ...onFirst, way: 'fallback', answer: 'pass' }, async (metOnFallback) => {
      await page.getByRole('button', { name: 'Add Masala fries' }).click();
      await openCart(page);
      await expect(cart.getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
      await cart.getByRole('button', { name: 'One more' }).click();
      await expect.poll(async () => (await cartOf(account)).items).toMatchObject([{ quantity: 2 }]);
      // An earlier journey may have left the storefront on the fallback: then the first way is not asked at all.
      expect((await met()).length).toBeLessThanOrEqual(1);
      const writes = (await metOnFallback()).filter((call) => !call.includes(' GET '));
      expect(writes.filter((call) => call === 'fallback POST /restaurant-cart')).toHaveLength(1);
    }),
  );
  await expect(page.getByText(/^Failed to/)).toHaveCount(0);
});

test('a dialog whose code cannot be fetched leaves the page as it is, and opens the next time', async ({
  page,
  faultless,
}) => {
  faultless.allow(/ERR_FAILED/);
  const code = /\/assets\/DishContainer-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const dish = page.getByRole('link', { name: 'Smoked chicken tikka', exact: true });
  await dish.click();
  await expect(
    page.getByText('This could not be opened. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/dish=/);

  await page.unroute(code);
  await dish.click();
  await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
});
