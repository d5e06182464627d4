import type { Locator, Page } from '@playwright/test';
import { addTikka, arriveAsCustomer, hydrated } from './customer.ts';
import { backgroundOf, hasRing, withoutLine } from './forced-colours.ts';
import { styledToMove, watchMotion } from './motion.ts';
import { expect, test } from './test.ts';

const dish = 'Smoked chicken tikka';
const controls = 'button, input:not([type="hidden"]), select, textarea';
const cartOn = (page: Page) => page.getByRole('region', { name: 'Your cart' });

async function openDish(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: dish, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: dish });
  await expect(dialog.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  return dialog;
}

async function closeDish(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('in forced colours controls keep their lines, what is chosen its mark, the focus its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await arriveAsCustomer(page, 'flo');
  await hydrated(page);
  const chips = page.getByRole('navigation', { name: 'Menu sections' });
  const onHome = page.getByRole('main').locator(controls).or(chips.getByRole('link'));
  expect.soft(await withoutLine(onHome), 'home').toEqual([]);
  const face = (name: string) =>
    page.getByRole('radio', { name }).first().locator('xpath=following-sibling::*[1]');
  const differ = async (chosen: Locator, other: Locator, what: string) =>
    expect.soft(await backgroundOf(chosen), what).not.toBe(await backgroundOf(other));
  await differ(face('Collection'), face('Delivery'), 'the chosen mode');
  await differ(
    chips.locator('[aria-current]'),
    chips.getByRole('link', { name: 'Curries' }),
    'the current chip',
  );

  const dialog = await openDish(page);
  expect.soft(await withoutLine(dialog.locator(controls)), 'a dish').toEqual([]);
  for (const [chosen, other] of [
    ['Medium', 'Gentle'],
    ['Mint raita', 'Green chutney'],
  ] as const) {
    await dialog.locator('label').filter({ hasText: chosen }).click();
    const mark = (name: string) => dialog.getByLabel(name).locator('xpath=following-sibling::*[1]');
    await expect(dialog.getByLabel(chosen)).toBeChecked();
    await differ(mark(chosen), mark(other), chosen);
  }
  await closeDish(page);

  await addTikka(page);
  const cart = cartOn(page);
  await expect(cart.getByRole('button', { name: 'Apply' })).toBeVisible();
  expect.soft(await withoutLine(cart.locator(controls)), 'the cart').toEqual([]);
  // By keyboard, as the browser sees it: the ring is for those who use one.
  await page.keyboard.press('Tab');
  for (const control of [
    cart.getByRole('button', { name: 'One more' }),
    cart.getByLabel('Promo code'),
    cart.getByRole('button', { name: 'Apply' }),
    chips.locator('[aria-current]'),
  ]) {
    await control.focus();
    expect.soft(await hasRing(control), `the ring round ${control}`).toBe(true);
  }
});

test('with reduced motion nothing moves for longer than a moment', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAsCustomer(page, 'ned');
  await hydrated(page);
  const motions = await watchMotion(page);
  expect.soft(await styledToMove(page), 'home').toEqual([]);
  await openDish(page);
  // The dialog has its way in, which only takes no time.
  await expect.poll(async () => (await motions()).begun).toBeGreaterThan(0);
  expect.soft(await styledToMove(page), 'a dish').toEqual([]);
  await closeDish(page);
  await addTikka(page);
  await expect(cartOn(page).getByText('£13.45').first()).toBeVisible();
  expect.soft(await styledToMove(page), 'the cart').toEqual([]);
  expect((await motions()).long).toEqual([]);
});
