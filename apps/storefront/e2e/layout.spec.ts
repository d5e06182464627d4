import { enterAs, newCustomer } from './accounts.ts';
import { jumpsOf, watchForJumps } from './jumps.ts';
import { addToCart, saveAddress } from './services.ts';
import { expect, test } from './test.ts';

const publicPages = [
  '/',
  '/offers',
  '/search',
  '/search?q=tikka',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/app-promo',
  '/privacy-policy',
  '/terms',
];
const customersPages = ['/profile', '/orders', '/profile/address', '/phone-number-form'];
const looks = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } } as const;

for (const [name, viewport] of Object.entries(looks)) {
  test(`nothing jumps while pages load, ${name}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await watchForJumps(page);
    const stands = async (who: string, path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { total, jumps } = await jumpsOf(page);
      expect.soft(total, [`${path} for a ${who}`, ...jumps].join('\n')).toBeLessThanOrEqual(0.01);
    };
    await page.goto('/');
    const category = await page.locator('a[href^="/category/"]').first().getAttribute('href');
    for (const path of [...publicPages, '/profile', category ?? '']) await stands('visitor', path);

    const customer = await newCustomer('mona');
    await saveAddress(customer);
    await addToCart(customer, 'Masala fries', 2);
    await enterAs(context, customer, { mode: 'collection' });
    for (const path of [...publicPages.slice(0, 4), ...customersPages]) await stands('customer', path);
  });
}
