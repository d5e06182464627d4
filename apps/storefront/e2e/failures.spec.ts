import { enterAs, newCustomer } from './accounts.ts';
import { addTikka, arriveAsCustomer } from './customer.ts';
import { withFault } from './faults.ts';
import { expect, test } from './test.ts';

test('without a connection everything stays, failures are told and undone, and then it goes on', async ({
  page,
  context,
  faultless,
}) => {
  faultless.allow(/ERR_INTERNET_DISCONNECTED/);
  await arriveAsCustomer(page, 'lou');
  await addTikka(page);
  const cart = page.getByRole('region', { name: 'Your cart' });
  const quantity = cart.getByRole('group', { name: 'Quantity of Smoked chicken tikka' });
  await expect(quantity.getByRole('status')).toHaveText('1');

  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see here stays.')).toBeVisible();
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(quantity.getByRole('status')).toHaveText('2');
  await expect(page.getByText('Failed to update item quantity')).toBeVisible();
  await expect(quantity.getByRole('status')).toHaveText('1');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByText('Failed to add item to cart')).toBeVisible();
  await cart.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Failed to clear cart')).toBeVisible();
  await expect(quantity.getByRole('status')).toHaveText('1');
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText('You are offline. What you see here stays.')).toHaveCount(0);
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(cart.getByText('£26.90').first()).toBeVisible();
  await cart.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Cart cleared successfully')).toBeVisible();
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
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`Signed in with Google as ${customer.email}`)).toBeVisible();
});
