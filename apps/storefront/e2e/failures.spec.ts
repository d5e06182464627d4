import { enterAs, newCustomer, originOf } from './accounts.ts';
import {
  addTikka,
  arriveAsCustomer,
  cartOn,
  closeCart,
  hydrated,
  openCart,
  seesEmptyCart,
} from './customer.ts';
import { expectAccessibleInSoak } from './expect-accessible.ts';
import { withFault } from './faults.ts';
import { addToCart, cartOf, restaurantAt, saveAddress } from './services.ts';
import { settled } from './settled.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

test('without a connection everything stays, failures show a message and roll back, and then it goes on', async ({
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
  await expect(page.getByText("You're offline. You can still read this page.")).toBeVisible();
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
  await expectAccessibleInSoak(page, 'without a connection', [1440, 390]);

  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText("You're offline. You can still read this page.")).toHaveCount(0);
  await openCart(page);
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(cart.getByText('£26.90').first()).toBeVisible();
  await cart.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Cart cleared successfully')).toBeVisible();
  // A failure's message goes when the same thing succeeds.
  for (const failed of ['Failed to update item quantity', 'Failed to clear cart'])
    await expect(page.getByText(failed)).toHaveCount(0);
  // Here the sheet is still open.
  await expect(cart.getByText('Nothing here yet')).toBeVisible();
});

test('without a connection, a link to a page whose code is not here keeps the page and says so', async ({
  page,
  context,
  faultless,
}) => {
  faultless.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  const dish = page.getByRole('link', { name: 'Masala fries', exact: true });
  // Opened once, the dialog's code is here.
  await dish.click();
  await expect(page.getByRole('dialog', { name: 'Masala fries' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  const message = page.getByText("You're offline. This page can be opened when you are back online.");
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
  // What is here can still be opened, and left again by Back.
  await dish.click();
  await expect(page.getByRole('dialog', { name: 'Masala fries' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await context.setOffline(false);
  await expect(message).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link to a page whose code does not arrive keeps the app, and the page comes with the network', async ({
  page,
  faultless,
}) => {
  faultless.allow(/ERR_|could not be fetched/);
  const dead: string[] = [];
  await page.goto('/');
  await settled(page);
  // Dead is the network alone: the browser still believes that it is online.
  await page.route('**/*', (route) => {
    dead.push(route.request().resourceType());
    return route.abort('connectionfailed');
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(dead).not.toContain('document');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await page.unrouteAll();
  const terms = page.getByRole('heading', { level: 1, name: /terms/i });
  // The page tries again by itself as well, and may be faster than the customer.
  await page.getByRole('button', { name: 'Try again' }).or(terms).click();
  await expect(terms).toBeVisible();
});

test('a network that dies before the error page has come still leads to words and a way on', async ({
  page,
  faultless,
}) => {
  faultless.allow(/ERR_|could not be fetched/);
  const late = /\/assets\/(RouteErrorPage|terms)-[^/]*\.js$/;
  await page.route(late, (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute(late);
  const terms = page.getByRole('heading', { level: 1, name: /terms/i });
  await page.getByRole('button', { name: 'Try again' }).or(terms).click();
  await expect(terms).toBeVisible();
});

test('a page whose code a newer version has replaced comes with a new document', async ({
  page,
  faultless,
}) => {
  faultless.allow(/404|could not be fetched/);
  await page.goto('/');
  await settled(page);
  const terms = /\/assets\/terms-[^/]*\.js$/;
  await page.route(terms, (route) => route.fulfill({ status: 404 }));
  // The new document asks for what it names, which is here.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(terms);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
});

test('a failure message goes when the same thing succeeds', { tag: '@soak' }, async ({ page }) => {
  const account = await arriveAsCustomer(page, 'olga');
  const { accessToken } = account;
  const failed = (message: string) => page.getByRole('region', { name: 'Messages' }).getByText(message);
  const add = page.getByRole('button', { name: 'Add Masala fries' });
  const answer = { status: 503 } as const;
  await withFault({ method: 'POST', path: '/restaurant-cart', accessToken, answer }, async () => {
    await add.click();
    await expect(failed('Failed to add item to cart')).toBeVisible();
  });
  await add.click();
  const cart = await openCart(page);
  await expect(cart.getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
  await expect(failed('Failed to add item to cart')).toHaveCount(0);

  await withFault({ path: '/restaurant-cart/items/.*', accessToken, answer }, async () => {
    await cart.getByRole('button', { name: 'One more' }).click();
    await expect(failed('Failed to update item quantity')).toBeVisible();
  });
  await cart.getByRole('button', { name: 'One more' }).click();
  await expect(failed('Failed to update item quantity')).toHaveCount(0);
});

test('a customer whom the server cannot be asked about is not taken for a visitor', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const customer = await newCustomer('mina');
  await enterAs(context, customer);
  const fault = { path: '/auth/me', accessToken: customer.accessToken, answer: { status: 503 } } as const;
  await withFault(fault, async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(page.getByText('You are not logged in')).toHaveCount(0);
  });
  // The page tries again by itself.
  await expect(page.getByText(`Signed in with Google as ${customer.email}`)).toBeVisible({ timeout: 90_000 });
});

test('while the backend is down everything stays and messages say so; then the page recovers by itself', async ({
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
    // Whose price nobody knows is not led to payment; the button asks again.
    const again = cart.getByRole('button', { name: 'Check the total again' });
    await expect(again).toHaveAccessibleDescription('We could not check the total. Please try again.');
    await again.click();
    await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toHaveCount(0);
    await closeCart(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();

    await page.goto('/profile');
    await expect(page.getByText('Failed to fetch addresses')).toBeVisible();
    // A customer whom nobody can be asked about is no visitor.
    await expect(page.getByText('You are not logged in')).toHaveCount(0);
  });
  // Everything but the addresses is read again by itself; those wait for the customer (spec §9: no retry).
  const retries = page.getByRole('button', { name: 'Try again' });
  await expect(retries).toHaveCount(1, { timeout: 90_000 });
  await retries.click();
  await expect(page.getByText('Flat 4, Granary Wharf').first()).toBeVisible({ timeout: 90_000 });
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
    timeout: 90_000,
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
  // What the page itself still asks for would meet the fault.
  await settled(page);
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
  // Before, the link would lead to a document.
  await hydrated(page);
  const dish = page.getByRole('link', { name: 'Smoked chicken tikka', exact: true });
  await dish.click();
  await expect(
    page.getByText('This did not load. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/dish=/);

  await page.unroute(code);
  await dish.click();
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/dish=/);
  // The message of before stands over it, and goes alone.
  const dismiss = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
  await settled(page);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/dish=/);
});
