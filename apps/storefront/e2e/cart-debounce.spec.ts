import { enterAs, newCustomer } from './accounts.ts';
import { closeCart, openCart } from './customer.ts';
import { withFault } from './faults.ts';
import { addToCart, cartOf } from './services.ts';
import { expect, test } from './test.ts';

const quantityOf = async (account: Parameters<typeof cartOf>[0]) =>
  (await cartOf(account)).items[0]?.quantity;

test('quick presses are held and sent as one; leaving the page sends what is held', async ({
  page,
  context,
}) => {
  const account = await newCustomer('lene');
  await addToCart(account, 'Masala fries', 1);
  await enterAs(context, account, { mode: 'collection' });
  await page.goto('/');
  const quantity = (await openCart(page)).getByRole('group', { name: 'Quantity of Masala fries' });
  const more = quantity.getByRole('button', { name: 'One more' });
  await expect(quantity.getByRole('status')).toHaveText('1');
  const { accessToken } = account;
  const writes = { method: 'PUT', path: '/restaurant-cart.*', accessToken, answer: 'pass' } as const;

  await withFault(writes, async (met) => {
    // As quick as a thumb, however slow the machine.
    await more.evaluate(async (button) => {
      for (let press = 0; press < 8; press += 1) {
        (button as HTMLButtonElement).click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect(quantity.getByRole('status')).toHaveText('9');
    await expect.poll(() => quantityOf(account)).toBe(9);
    expect((await met()).length, 'eight presses are fewer writes').toBeLessThan(8);
  });

  await test.step('to another page of ours', async () => {
    await more.click();
    await closeCart(page);
    await page.getByRole('link', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(/\/search/);
    await expect.poll(() => quantityOf(account)).toBe(10);
  });
  await test.step('away, before the time to hold it is over', async () => {
    await page.goto('/');
    await openCart(page);
    await expect(quantity.getByRole('status')).toHaveText('10');
    // In one breath: no timer of the page will ever run again.
    await more.evaluate((button) => {
      (button as HTMLButtonElement).click();
      window.location.assign('about:blank');
    });
    await expect.poll(() => quantityOf(account)).toBe(11);
  });
});
