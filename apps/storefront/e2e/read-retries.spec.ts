import { enterAs, newCustomer } from './accounts.ts';
import { cartOn, hydrated, isPhone } from './customer.ts';
import { withFault } from './faults.ts';
import { ports } from './ports.ts';
import { sendRaw } from './raw-request.ts';
import { settled } from './settled.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

test('a hostname look-up that fails and then succeeds leaves no trace on the page', async ({ page }) => {
  test.skip(isPhone(page), 'What the server answers has no size.');
  // One of its own: no other journey has its hostname in memory.
  const { domain } = openSmallRestaurant();
  // The first is for the page cache, the second for the page.
  const failing = { path: `/restaurants/by-domain/${domain}`, times: 2, answer: { status: 503 } } as const;
  await withFault(failing, async (met) => {
    const host = `Host: ${domain}:${ports.storefront}`;
    const { status, body } = await sendRaw(['GET / HTTP/1.1', host, 'Connection: close']);
    expect(await met()).toHaveLength(2);
    expect(status).toBe(200);
    expect(body).toContain('The Small Kitchen');
  });
});

test('while the page loads, the cart is read once', async ({ page, context }) => {
  const account = await newCustomer('yara');
  await enterAs(context, account);
  const { accessToken } = account;
  // Loading counts as one moment, however long this machine takes for it.
  await page.clock.setFixedTime(new Date());
  await withFault({ method: 'GET', path: '/restaurant-cart', accessToken, answer: 'pass' }, async (met) => {
    // A part of the page that hydrates after the answer reads the cart again, as one that comes onto it does.
    let answer = () => {};
    const hasHydrated = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/_serverFn\//, async (route) => {
      await hasHydrated;
      await route.continue();
    });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    answer();
    if (!isPhone(page)) await expect(cartOn(page).getByText('Nothing here yet')).toBeVisible();
    await settled(page);
    expect(await met()).toHaveLength(1);
  });
});

test('addresses that do not load are asked for once, whatever shows them, until the customer asks again', async ({
  page,
  context,
}) => {
  const account = await newCustomer('zoe');
  await enterAs(context, account);
  const { accessToken } = account;
  const failing = { method: 'GET', path: '/addresses', accessToken, answer: { status: 503 } } as const;
  await withFault(failing, async (met) => {
    await page.goto('/');
    await settled(page);
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(page.getByText('Error loading addresses. Please try again.')).toBeVisible();
    await settled(page);
    expect(await met()).toHaveLength(1);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect.poll(async () => (await met()).length).toBe(2);
  });
});
