import { enterAs, newCustomer, originOf } from './accounts.ts';
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
const looks = {
  desktop: { width: 1440, height: 1000 },
  tablet: { width: 800, height: 1000 },
  phone: { width: 390, height: 844 },
} as const;

for (const [name, viewport] of Object.entries(looks)) {
  test(`nothing jumps while pages load, ${name}`, async ({ page, context, faultless }) => {
    await page.setViewportSize(viewport);
    await watchForJumps(page);
    // In the system's letters from first to last: whether the fonts arrive before the first paint is a race of its
    // own, which the next test decides.
    faultless.allow(/ERR_FAILED .*\.woff2\)/);
    await page.route('**/*.woff2', (route) => route.abort());
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

  test(`nothing jumps when the fonts come late, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchForJumps(page);
    let arrive = (): void => undefined;
    let arrival = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/');
    const category = await page.locator('a[href^="/category/"]').first().getAttribute('href');
    for (const origin of [originOf('localhost'), originOf('forno.localhost')]) {
      for (const path of origin.includes('forno') ? ['/', '/offers'] : [...publicPages, category ?? '']) {
        arrival = new Promise((resolve) => {
          arrive = resolve;
        });
        await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
        // What was painted is in the system's letters: only then can the others move it.
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
          .not.toBe(0);
        arrive();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const { total, jumps } = await jumpsOf(page);
        // A line that just fits in one font may break in the other, and half of what counts as good is its room.
        expect.soft(total, [`${origin}${path}`, ...jumps].join('\n')).toBeLessThanOrEqual(0.05);
      }
    }
  });
}
