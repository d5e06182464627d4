import { enterAs, newCustomer, originOf } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { settled } from './settled.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';

const nobody = 'a'.repeat(24);
const home = { level: 1, name: 'Saffron & Smoke' } as const;
const nothing = { level: 2, name: 'No page at this address' } as const;

test('what is not there is a 404 with a page that leads on', async ({ page, faultless }) => {
  faultless.allow(/Failed to load resource: the server responded with a status of 404/);
  const missing = [
    '/category/short',
    `/category/${nobody.slice(1)}`,
    `/category/${nobody}`,
    `/category/${nobody}0`,
    `/?dish=${nobody}`,
    `/search?dish=${nobody}`,
    '/orders/short',
    `/orders/${nobody.toUpperCase()}`,
    '/nowhere',
    '/profile/nowhere',
  ];
  for (const path of missing) {
    expect.soft((await page.request.get(path)).status(), path).toBe(404);
  }
  // One of each kind of route is looked at in the browser too.
  const looked = [`/category/${nobody}`, `/?dish=${nobody}`, '/orders/short', '/nowhere'];
  for (const path of rounds(looked, missing)) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('heading', nothing), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the menu' }).click();
  await expect(page.getByRole('heading', home)).toBeVisible();

  const answer = await page.goto(originOf('nobody.localhost'));
  expect(answer?.status()).toBe(404);
  await settled(page);
  await expect(page.getByRole('heading', { name: 'No restaurant at this address' })).toBeVisible();
  await expect(page.getByText('Saffron')).toHaveCount(0);
  await expectAccessible(page, 'an unknown host', [1440, 390]);
});

// The tokens live in the browser, so the server cannot know whose order it would be: it answers 200 for every
// well-formed id, and the page finds out.
test('an order that is not the customer’s is not found', async ({ page, context }) => {
  const answer = await page.goto(`/orders/${nobody}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/auth\/login/);

  await enterAs(context, await newCustomer('oda'));
  await page.goto(`/orders/${nobody}`);
  await expect(page.getByText('Order not found')).toBeVisible();
  await expect(page.getByText("We can't find that order in your account.")).toBeVisible();
});

test('broken search parameters are nothing, on the server and in the browser', async ({ page }) => {
  const broken = {
    '/?dish=%00': home,
    '/?checkoutStatus=maybe': home,
    '/?checkoutStatus[]=success&checkoutStatus[]=failure': home,
    '/?checkoutStatus=%7B%22a%22%3A1%7D&dish=%5B1%5D': home,
    '/search?q[]=a&diets=everything': { level: 1, name: 'Search' },
    '/search?q=%5B%22a%22%5D&diets=%7B%7D&dish=7': { level: 1, name: 'Search' },
    '/search?q=%E0%A4%A': { level: 1, name: 'Search' },
    '/auth/callback?attempt=%3Cscript%3E&error[]=x': null,
    '/profile/address?id=../../': null,
  };
  for (const path of Object.keys(broken))
    expect.soft((await page.request.get(path)).status(), path).toBe(200);
  // What each parameter is taken for: search-params.test.ts. Here home and the search reach the browser too.
  const looked = [
    '/?checkoutStatus=%7B%22a%22%3A1%7D&dish=%5B1%5D',
    '/search?q=%5B%22a%22%5D&diets=%7B%7D&dish=7',
  ];
  for (const [path, heading] of Object.entries(broken)) {
    if (!rounds(looked, Object.keys(broken)).includes(path)) continue;
    await page.goto(path);
    await settled(page);
    if (heading !== null) await expect(page.getByRole('heading', heading), path).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
