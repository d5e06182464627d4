import { enterAs, newCustomerEmail, signedInAs } from './accounts.ts';
import { addAddress, arriveAsCustomer, cartOn, givePhoneNumber, pressTwice, sentWith } from './customer.ts';
import { expect, test } from './test.ts';

test('a dish added with a double press is in the cart once', async ({ page }) => {
  await arriveAsCustomer(page, 'una');
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  await dialog.locator('label', { hasText: 'Medium' }).click();
  await dialog.locator('label', { hasText: 'Masala fries' }).click();
  await pressTwice(dialog.getByRole('button', { name: /^Add to cart/ }));
  await expect(dialog).toBeHidden();
  await expect(cartOn(page).getByRole('button', { name: 'Minimum Order required is £15.00' })).toBeVisible();
  await page.reload();
  await expect(cartOn(page).getByRole('button', { name: 'Minimum Order required is £15.00' })).toBeVisible();
  const lines = cartOn(page).getByRole('list', { name: 'Dishes in your cart' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
});

test('an address saved with a double press is there once', { tag: '@soak' }, async ({ page }) => {
  await arriveAsCustomer(page, 'vito');
  await addAddress(page, pressTwice);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(1);
});

test('a phone number saved with a double press is sent once', { tag: '@soak' }, async ({ page }) => {
  await enterAs(page.context(), await signedInAs(newCustomerEmail('wim')), { mode: 'collection' });
  await page.goto('/');
  await page.goto('/phone-number-form');
  const attempts = sentWith(page, 'phoneNumber');
  await givePhoneNumber(page, pressTwice);
  expect(attempts).toHaveLength(1);
});
