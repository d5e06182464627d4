import { withFault } from './faults.ts';
import { ports } from './ports.ts';
import { restaurantAt } from './services.ts';
import { expect, test } from './test.ts';

const unavailable = { status: 503, code: 'service_unavailable', message: 'This is a drill.' };

test('a page whose data cannot be read says so in our words, and comes with the next try', async ({
  page,
  faultless,
}) => {
  faultless.allow(/status of 50[0-9]|This is a drill/);
  const restaurantId = await restaurantAt('forno.localhost');
  // With a parameter, so that the page does not come from memory.
  const address = `http://forno.localhost:${ports.storefront}/?drill=1`;
  await withFault({ path: `/restaurants/${restaurantId}/menu`, answer: unavailable }, async () => {
    // The menu may be remembered for two seconds.
    await expect(async () => expect((await page.goto(address))?.status()).toBe(503)).toPass();
    const answer = await page.goto(address);
    await expect(page.getByText('Something went wrong on our side')).toBeVisible();
    // The framework's own page has other words, and styles that the policy forbids.
    expect((await answer?.text()) ?? '').not.toMatch(/Show Error|style="/);
    await expect(page.getByText('This is a drill')).toHaveCount(0);
    await page.waitForLoadState('load');
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forno Nonna' })).toBeVisible();
});
