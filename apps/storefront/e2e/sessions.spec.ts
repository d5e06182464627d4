import type { Page, Request } from '@playwright/test';
import { enterAs, newCustomer } from './accounts.ts';
import { cartOn, isPhone, openCart, seesEmptyCart } from './customer.ts';
import { withFault } from './faults.ts';
import { callBackend } from './services.ts';
import { settled } from './settled.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';
import { expired, letAccessTokenExpire, storedTokens } from './tokens.ts';

const addFirstDish = (page: Page) => page.getByRole('button', { name: 'Add Masala fries' }).click();

test('an expired access token is renewed unseen', async ({ page, context }) => {
  const customer = await newCustomer('nell');
  const old = expired(customer.accessToken);
  await enterAs(context, { ...customer, accessToken: old });
  await page.goto('/');
  await expect.poll(async () => (await storedTokens(page)).accessToken).not.toBe(old);
  await seesEmptyCart(page);
  const renewed = await storedTokens(page);
  expect(renewed.refreshToken).not.toBe(customer.refreshToken);

  // In the middle of an order, by a write.
  await letAccessTokenExpire(page);
  await addFirstDish(page);
  await openCart(page);
  await expect(cartOn(page).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
  expect((await storedTokens(page)).refreshToken).not.toBe(renewed.refreshToken);

  // By a call that is refused, which throws on our server: the renewed pair comes with it, and it is no fault of ours.
  const unknownOrder = '0'.repeat(24);
  const asksForIt = (request: Request) =>
    `${request.url()}${request.postData() ?? ''}`.includes(unknownOrder);
  // A page that asks for nothing, so that nobody else renews what expires now.
  await page.goto('/robots.txt');
  await letAccessTokenExpire(page);
  const refusal = page.waitForResponse(
    (answer) => answer.url().includes('/_serverFn/') && asksForIt(answer.request()),
  );
  // The page's other calls wait, or one of them may bring the renewed pair before this one is sent.
  await page.route(/\/_serverFn\//, async (route, request) => {
    if (!asksForIt(request)) await refusal;
    await route.continue();
  });
  await page.goto(`/orders/${unknownOrder}`);
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  const refused = await refusal;
  expect(refused.status()).toBe(200);
  expect(await refused.text()).toContain('not_found');
  expect(await refused.headerValue('refresh-token')).not.toBeNull();
});

test('five tabs that renew at the same moment all stay signed in', async ({ page, context }) => {
  test.skip(isPhone(page), 'Five tabs share what they share at every size.');
  const customer = await newCustomer('otto');
  await enterAs(context, { ...customer, accessToken: expired(customer.accessToken) });
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  for (const tab of tabs) await expect(cartOn(tab)).toBeVisible();

  // What they have agreed upon renews once more.
  for (let again = 0; again < rounds(0, 1); again += 1) {
    await letAccessTokenExpire(page);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(cartOn(tab)).toBeVisible();
  }
  // A dish added in one tab is in all of them.
  await addFirstDish(page);
  await expect(cartOn(page).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
  for (const tab of tabs.slice(1)) {
    await tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(cartOn(tab).getByRole('group', { name: 'Quantity of Masala fries' })).toBeVisible();
  }
});

test('a page closed while its tokens are being renewed signs nobody out', async ({ page, context }) => {
  const customer = await newCustomer('pia');
  const accessToken = expired(customer.accessToken);
  await enterAs(context, { ...customer, accessToken });
  // The backend renews; its answer never arrives.
  const path = '/(auth/me|restaurant-cart|addresses)';
  await withFault({ path, answer: 'lost_answer', accessToken }, async (met) => {
    await page.goto('/');
    await expect.poll(met).toContainEqual('fallback GET /auth/me');
    await page.close();
  });

  const later = await context.newPage();
  await later.goto('/');
  await expect.poll(async () => (await storedTokens(later)).refreshToken).not.toBe(customer.refreshToken);
  await seesEmptyCart(later);
});

test('a session ended elsewhere shows a message and the way to sign in; nothing crashes', {
  tag: '@soak',
}, async ({ page, context }) => {
  const customer = await newCustomer('quin');
  await enterAs(context, customer);
  await page.goto('/');
  await addFirstDish(page);
  const quantity = (await openCart(page)).getByRole('group', { name: 'Quantity of Masala fries' });
  await expect(quantity).toBeVisible();
  // What the addition brings along would notice the sign-out before the press does.
  await settled(page);

  await callBackend('POST', '/auth/logout', { account: customer });
  await letAccessTokenExpire(page);
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  await expect(cartOn(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await storedTokens(page)).toEqual({ accessToken: '', refreshToken: '' });
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
});
