import { newCustomerEmail } from './accounts.ts';
import { addAddress, addTikka, cards, givePhoneNumber, openCart, payWith, signIn } from './customer.ts';
import { withFault } from './faults.ts';
import { chargesFor, ordersOf } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test('a tip is given in Confirm, survives a declined card, and is part of what is paid', async ({ page }) => {
  await page.goto('/auth/login');
  await signIn(page, newCustomerEmail('tilda'));
  await givePhoneNumber(page);
  await addAddress(page);
  await page.goto('/');
  await addTikka(page);
  const cart = await openCart(page);
  await cart.getByRole('group', { name: 'Quantity of Smoked chicken tikka' }).getByLabel('One more').click();
  // 2 × 13.45 + 2.49 + 0.99
  await cart.getByRole('button', { name: 'Checkout £30.38' }).click();

  const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
  const tips = confirming.getByRole('region', { name: 'A tip, if you like' });
  const sum = (term: string) =>
    confirming
      .locator('dt')
      .filter({ hasText: new RegExp(`^${term}`) })
      .locator('+ dd');
  await test.step('Nothing is chosen at first', async () => {
    await expect(tips.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(confirming.getByRole('button', { name: 'Continue to payment · £30.38' })).toBeEnabled();
  });
  await test.step('A restaurant that has stopped taking tips: it falls away with a word', async () => {
    await settled(page);
    const message = 'This restaurant does not take tips. Take the tip out to continue.';
    const answer = { status: 400, code: 'invalid_request', message };
    const fault = { path: '/restaurant-cart/breakdown', containing: '"tip":300', times: 1, answer } as const;
    await withFault(fault, async () => {
      await tips.getByRole('button', { name: '£3.00' }).click();
      await expect(page.getByText(/^The restaurant does not take tips any more/)).toBeVisible();
    });
    await expect(tips.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(sum('Tip')).toHaveCount(0);
    await expect(confirming.getByRole('button', { name: 'Continue to payment · £30.38' })).toBeEnabled();
  });
  await test.step("An amount of one's own", async () => {
    await settled(page);
    await tips.getByRole('button', { name: 'Other' }).click();
    const field = tips.getByLabel('Your tip in pounds');
    await field.fill('100.01');
    await field.press('Enter');
    await expect(tips.getByText('Write an amount up to £100.00, as 2.50.')).toBeVisible();
    await field.fill('2.50');
    await field.press('Enter');
    await expect(sum('Tip')).toHaveText('£2.50');
    await expect(sum('Total')).toHaveText('£32.88');
  });
  await confirming.getByRole('button', { name: 'Continue to payment · £32.88' }).click();
  await payWith(page, cards.declined);
  await page.getByRole('link', { name: 'Return to restaurant' }).click();
  await test.step('It is still there after the card was declined', async () => {
    await page
      .getByRole('dialog', { name: 'Checkout Failed' })
      .getByRole('button', { name: 'Try payment again' })
      .click();
    await expect(tips.getByLabel('Your tip in pounds')).toHaveValue('2.50');
  });
  await settled(page);
  await tips.getByRole('button', { name: '£3.00' }).click();
  await confirming.getByRole('button', { name: 'Continue to payment · £33.38' }).click();
  await payWith(page, cards.good);
  await page
    .getByRole('dialog', { name: 'Checkout Successful' })
    .getByRole('button', { name: 'Stay on this page' })
    .click();

  const order = (await ordersOf(page)).find(({ placedAt }) => placedAt !== null);
  expect(order?.breakdown.totalAmount).toBe(3338);
  expect(await chargesFor(order?._id ?? '')).toEqual([3338]);
  await page.goto(`/orders/${order?._id}`);
  await expect(page.locator('dt', { hasText: 'Tip' }).locator('+ dd')).toHaveText('£3.00');
  await test.step('The next order begins without one', async () => {
    await page.goto('/');
    await addTikka(page);
    const next = await openCart(page);
    await expect(next.getByText('£13.45').first()).toBeVisible();
    await expect(next.locator('dt', { hasText: 'Tip' })).toHaveCount(0);
  });
});
