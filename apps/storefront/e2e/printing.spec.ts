import { enterAs, newCustomer } from './accounts.ts';
import { placeOrder } from './payments.ts';
import { addToCart, saveAddress } from './services.ts';
import { expect, test } from './test.ts';

test('an order prints on one page with trader, lines, allergens, fees, promo code, total and address', async ({
  page,
  context,
}) => {
  const account = await newCustomer('paula');
  const address = await saveAddress(account);
  await addToCart(account, 'Masala fries', 6);
  await addToCart(account, 'Garlic and coriander naan', 2);
  const orderId = await placeOrder(account, { addressId: address._id, promoCode: 'SMOKE10' });
  await enterAs(context, account);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Your order', 'Where and how'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  for (const text of [
    /Registered in England and Wales/,
    /Allergens:/,
    /Discount \(SMOKE10\)/,
    /LS1 4GJ/,
    /^Total$/,
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  for (const text of ['Ring the restaurant', 'Your orders', 'Your cart']) {
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
