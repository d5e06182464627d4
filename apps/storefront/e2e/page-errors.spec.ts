import { originOf } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { withFault } from './faults.ts';
import { restaurantAt } from './services.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

const unavailable = { status: 503, code: 'service_unavailable', message: 'This is a drill.' };

test('a page whose data cannot be read says so in our words, and comes with the next try', {
  tag: '@soak',
}, async ({ page, faultless }) => {
  faultless.allow(/status of 50[0-9]|This is a drill/);
  // One of its own: nobody has its menu in memory, and no other journey misses it.
  const { domain } = openSmallRestaurant();
  const restaurantId = await restaurantAt(domain);
  const address = originOf(domain);
  // A page that is not looked at does not try again by itself: the look below must not meet it in between.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  });
  // Noticed as it happens: a wheel in the page's place would be gone again by the time anybody asks.
  await page.addInitScript(() => {
    let hadHeading = false;
    new MutationObserver(() => {
      const hasHeading = document.querySelector('h1') !== null;
      if (hadHeading && !hasHeading) console.error('The page has gone away.');
      hadHeading = hasHeading;
    }).observe(document, { childList: true, subtree: true });
  });
  await withFault({ path: `/restaurants/${restaurantId}/menu-overview`, answer: unavailable }, async () => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('Something went wrong on our side')).toBeVisible();
    // The framework's own page has other words, and styles that the policy forbids.
    expect((await answer?.text()) ?? '').not.toMatch(/Show Error|style="/);
    await expect(page.getByText('This is a drill')).toHaveCount(0);
    await page.waitForLoadState('load');
    await expectAccessible(page, 'a page that did not load', [1440, 390]);
  });
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
  const kitchen = page.getByRole('heading', { level: 1, name: 'The Small Kitchen' });
  // The page tries again by itself as well, and may be faster than the customer.
  await page.getByRole('button', { name: 'Try again' }).or(kitchen).click();
  await expect(kitchen).toBeVisible();
});
