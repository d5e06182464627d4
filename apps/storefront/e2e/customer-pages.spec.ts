import { enterAs, newCustomer } from './accounts.ts';
import { callBackend } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';
import { letAccessTokenExpire } from './tokens.ts';

const guarded = {
  '/orders': 'Your orders',
  '/profile/address': 'Delivery address',
  '/phone-number-form': 'Your phone number',
} as const;

// The test itself fails when a page logs an error, such as one of hydration.
test('the profile asks a visitor to log in; every other page of a customer leads to the login', async ({
  page,
}) => {
  await page.goto('/profile');
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  for (const path of Object.keys(guarded)) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await settled(page);
  }
});

test('the server sends the title and the boxes of a customer’s page, without the cart where it is hidden', async ({
  request,
}) => {
  for (const [path, title] of Object.entries({ '/profile': 'Profile', ...guarded })) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain(`<title>${title} · Saffron &amp; Smoke</title>`);
    expect.soft(html, path).toMatch(/<main[^>]*>.*role="status"/s);
  }
});

test('a customer’s page leads to the login when the session ends in another tab', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await enterAs(context, await newCustomer('yara'));
  await page.goto('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Log out' }).last().click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('a customer’s page leads to the login when the session has ended on the server', {
  tag: '@soak',
}, async ({ page, context }) => {
  const account = await newCustomer('zoe');
  await enterAs(context, account);
  await page.goto('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await callBackend('POST', '/auth/logout', { account });
  await letAccessTokenExpire(page);
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login$/);
});
