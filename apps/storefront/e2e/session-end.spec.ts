import type { Page } from '@playwright/test';
import { newCustomer, newCustomerEmail } from './accounts.ts';
import { arriveAsCustomer, cartOn, isPhone, openCart, signIn } from './customer.ts';
import { withFault } from './faults.ts';
import { addToCart, callBackend } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';
import { letAccessTokenExpire } from './tokens.ts';

const noteButton = (page: Page) => cartOn(page).getByRole('button', { name: 'Note for the kitchen Add' });

/** Fills everything that a tab keeps of a customer. */
async function useTheTab(page: Page): Promise<void> {
  const cart = await openCart(page);
  await noteButton(page).click();
  await cart.getByRole('textbox', { name: 'Note for the kitchen' }).fill('Ring twice, the baby sleeps');
  await cart.getByRole('button', { name: 'Allergy Add' }).click();
  await cart.getByRole('textbox', { name: 'Allergy' }).fill('Sesame');
  await cart.getByRole('switch', { name: 'Cutlery and napkins' }).click();
  await page.evaluate(() => localStorage.setItem('cachedPromo', 'SMOKE10'));
  await page.evaluate(() => sessionStorage.setItem('lastOrderId', '0'.repeat(24)));
}

/** What the browser keeps for the page, but for the router's scroll positions. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith('tsr-')),
  );

test('after logging out, the next customer in the tab meets nothing of the last one', async ({ page }) => {
  const first = await arriveAsCustomer(page, 'rosa');
  await addToCart(first, 'Masala fries');
  await page.reload();
  await useTheTab(page);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: 'Log out' }).last()).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out' }).last().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  // The other tab shows nothing of the last customer either.
  await expect(other.getByText('You are not logged in')).toBeVisible();
  await other.close();

  await page.goto('/auth/login');
  await signIn(page, newCustomerEmail('sven'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Masala fries' }).click();
  await openCart(page);
  await expect(noteButton(page)).toBeVisible();
  await expect(cartOn(page).getByRole('button', { name: /^Remove promo code/ })).toHaveCount(0);
});

test('logging out in one tab clears the other one', { tag: '@soak' }, async ({ page, context }) => {
  test.skip(isPhone(page), 'Tabs share what they share at every size.');
  await arriveAsCustomer(page, 'tess');
  await page.getByRole('button', { name: 'Add Masala fries' }).click();
  await useTheTab(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Log out' }).last().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('a logout that cannot reach the server is done when the tab can reach it again', {
  tag: '@soak',
}, async ({ page, context, faultless }) => {
  test.skip(isPhone(page), 'What is sent is the same at every size.');
  faultless.allow(/ERR_INTERNET_DISCONNECTED/);
  const account = await arriveAsCustomer(page, 'uma');
  await expect(cartOn(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(['pendingLogout']);

  await context.setOffline(false);
  await expect.poll(() => kept(page)).toEqual([]);
  await expect(callBackend('POST', '/auth/refresh', { refreshToken: account.refreshToken })).rejects.toThrow(
    '401',
  );

  // The backend is away: the next page of the tab tries again.
  const second = await newCustomer('vera');
  await page.evaluate((stored) => {
    localStorage.setItem('accessToken', stored.accessToken);
    localStorage.setItem('refreshToken', stored.refreshToken);
  }, second);
  await page.reload();
  await expect(cartOn(page)).toBeVisible();
  const logout = { path: '/auth/logout', method: 'POST', answer: { status: 503 } } as const;
  await withFault(logout, async (met) => {
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect.poll(met).not.toEqual([]);
    await expect.poll(() => kept(page)).toEqual(['pendingLogout']);
  });
  await page.reload();
  await expect.poll(() => kept(page)).toEqual([]);
  await expect(callBackend('POST', '/auth/refresh', { refreshToken: second.refreshToken })).rejects.toThrow(
    '401',
  );
});

test('a dish pressed after the session ended elsewhere is added once the customer has signed in again', async ({
  page,
}) => {
  const account = await arriveAsCustomer(page, 'wim');
  await settled(page);
  await callBackend('POST', '/auth/logout', { account });
  await letAccessTokenExpire(page);
  await page.getByRole('button', { name: 'Add Masala fries' }).click();

  await expect(page).toHaveURL(/\/auth\/login$/);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
  await expect(messages.getByText('You have been logged out. Please log in again.')).toBeVisible();
  await messages.getByRole('button', { name: 'Dismiss' }).click();

  await signIn(page, account.email);
  await openCart(page);
  await expect(cartOn(page).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
});

test('on a page that reads much, the end of the session elsewhere is one message', { tag: '@soak' }, async ({
  page,
}) => {
  const account = await arriveAsCustomer(page, 'xena');
  await settled(page);
  await callBackend('POST', '/auth/logout', { account });
  await letAccessTokenExpire(page);
  await page.goto('/profile');
  await expect(page.getByText('You are not logged in')).toBeVisible();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Unauthorized: Please log in again.')).toBeVisible();
  await expect(messages.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
});
