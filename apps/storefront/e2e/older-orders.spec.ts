import { enterAs, newCustomer } from './accounts.ts';
import { placeOrder } from './payments.ts';
import { addToCart } from './services.ts';
import { expect, test } from './test.ts';

test('a customer of many orders reads on to the oldest', { tag: '@soak' }, async ({ page, context }) => {
  const account = await newCustomer('mats');
  const pageSize = 20;
  for (let count = 0; count < pageSize + 2; count += 1) {
    await addToCart(account, 'Masala fries', 4);
    await placeOrder(account);
  }
  await enterAs(context, account);
  await page.goto('/orders');
  const orders = page.getByRole('main').locator('a[href^="/orders/"]');
  await expect(orders).toHaveCount(pageSize);
  const newest = await orders.first().getAttribute('href');
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await expect(orders).toHaveCount(pageSize + 2);
  // None twice, the newest first still, and there is nothing older.
  const places = await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(places).size).toBe(pageSize + 2);
  expect(places[0]).toBe(newest);
  await expect(page.getByRole('button', { name: 'Show older orders' })).toHaveCount(0);
});
