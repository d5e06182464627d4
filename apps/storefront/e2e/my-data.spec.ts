import { readFile } from 'node:fs/promises';
import { enterAs, newCustomer } from './accounts.ts';
import { withFault } from './faults.ts';
import { moveOrder } from './kitchen.ts';
import { placeOrder } from './payments.ts';
import { addToCart, saveAddress } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test('a customer downloads their data, waits for an order to end, and deletes the account', async ({
  page,
  context,
  faultless,
}) => {
  // The refusal while an order is open, the answer that is lost, and that nobody is signed in by then.
  faultless.allow(/409|401|50\d|Failed to load/);
  const account = await newCustomer('dana');
  await saveAddress(account);
  await addToCart(account, 'Masala fries', 4);
  const orderId = await placeOrder(account);
  await enterAs(context, account);
  await page.goto('/profile');
  const data = page.getByRole('region', { name: 'My data' });

  await test.step('The copy is a file with everything', async () => {
    await settled(page);
    const downloading = page.waitForEvent('download');
    await data.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(copy).toMatchObject({
      customer: { email: account.email },
      addresses: [{ building: 'Flat 4, Granary Wharf' }],
      orders: [{ id: orderId, snapshot: { items: [{ name: 'Masala fries', quantity: 4 }] } }],
    });
  });

  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const erase = async () => {
    await data.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText(/for six years/)).toBeVisible();
    await dialog
      .getByRole('checkbox', { name: 'I understand that this cannot be undone' })
      .check({ force: true });
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await test.step('An open order stands in the way, and is one press away', async () => {
    await erase();
    await expect(dialog.getByRole('alert')).toContainText('is not finished yet');
    await dialog.getByRole('link', { name: /^Order S-/ }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
    await expect(dialog).toBeHidden();
  });

  await moveOrder(orderId, { action: 'complete', to: 'completed' });
  await page.goto('/profile');
  await settled(page);
  await test.step('The answer is lost after the account is gone: a second press says so', async () => {
    const { accessToken } = account;
    const lost = { method: 'DELETE', path: '/auth/me', answer: 'lost_answer', accessToken } as const;
    await withFault(lost, async () => {
      await erase();
      await expect(dialog.getByRole('alert')).toContainText('Please try again.');
    });
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  });
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
