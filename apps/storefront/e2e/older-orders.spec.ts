import { type Account, enterAs, newCustomer, originOf } from './accounts.ts';
import { payFor } from './payments.ts';
import { addToCart, callBackend, restaurantAt, untilPlaced } from './services.ts';
import { expect, test } from './test.ts';

const domain = 'saffron.localhost';

async function order(account: Account, restaurantId: string): Promise<void> {
  await addToCart(account, 'Masala fries', 4);
  const origin = originOf(domain);
  const { url, orderId } = await callBackend<{ url: string; orderId: string }>(
    'POST',
    '/restaurant-cart/checkout',
    {
      account,
      restaurantId,
      idempotencyKey: crypto.randomUUID(),
      body: { successUrl: `${origin}/`, failUrl: `${origin}/`, source: 'web' },
    },
  );
  await payFor(url);
  await untilPlaced(account, restaurantId, orderId);
}

test('a customer of many orders reads on to the oldest', async ({ page, context }) => {
  const account = await newCustomer('mats');
  const restaurantId = await restaurantAt(domain);
  const pageSize = 20;
  for (let count = 0; count < pageSize + 2; count += 1) await order(account, restaurantId);
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
