import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterAs, newCustomer, newCustomerEmail, signedInAs } from './accounts.ts';
import { cards, payWith } from './customer.ts';
import { addToCart, ordersOf, saveAddress } from './services.ts';
import { expect, test } from './test.ts';

const widths = [1440, 800, 390] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Looks at the page as it stands at every width given, light and dark: axe, and nothing wider than the window. */
async function look(page: Page, state: string, at: readonly number[] = widths): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${state} is wider than its window of ${width} px`).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page });
      // The colour scheme changes colours and nothing else.
      const { violations } = await (colorScheme === 'light'
        ? axe.withTags(rules)
        : axe.withRules(colourRules)
      ).analyze();
      const found = violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
      expect.soft(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: at[0] ?? widths[0], height: 900 });
}

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const publicPages = {
  'the menu': ['/', '/search', '/search?q=tikka', '/search?q=nothing-like-it', '/offers', '/nowhere'],
  'signing in and results': ['/auth/login', '/auth/register', '/profile', '/?checkoutStatus=failure'],
  'the rest': ['/auth/forgot-password', '/app-promo', '/privacy-policy', '/terms'],
} as const;

for (const [name, paths] of Object.entries(publicPages)) {
  test(`public pages pass axe at three widths, light and dark: ${name}`, async ({ page, faultless }) => {
    faultless.allow(/status of 404 .*\/nowhere/);
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await look(page, path);
    }
    if (name !== 'the menu') return;
    await page.goto('/');
    await page.locator('a[href^="/category/"]').first().click();
    await expect(page).toHaveURL(/category/);
    await look(page, 'a category');
  });
}

test('every page of a customer passes axe at three widths, light and dark', async ({ page, context }) => {
  await test.step('a new customer', async () => {
    await enterAs(context, await signedInAs(newCustomerEmail('rhea')));
    await page.goto('/profile');
    await expect(page.getByText('No addresses yet')).toBeVisible();
    await look(page, 'the profile of a new customer');
    await page.goto('/orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await look(page, 'no orders');
    await page.goto('/phone-number-form');
    await page.getByLabel(/phone number/i).fill('12');
    await page.getByRole('button', { name: /save|continue/i }).click();
    await expect(page.getByLabel(/phone number/i)).toHaveAttribute('aria-invalid', 'true');
    await look(page, 'the phone form with an error');
  });

  const customer = await newCustomer('remy');
  const { _id } = await saveAddress(customer);
  await saveAddress(customer, { building: 'Unit 2' });
  await addToCart(customer, 'Masala fries', 5);
  await enterAs(context, customer);
  await test.step('addresses', async () => {
    await page.goto('/profile/address');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Building number is required').first()).toBeVisible();
    await look(page, 'the address form with errors');
    await page.goto(`/profile/address?id=${_id}`);
    await expect(page.getByLabel('Building')).toHaveValue(/Flat 4/);
    await look(page, 'an address being edited');
    await page.goto('/profile');
    await page.getByRole('button', { name: /^Delete Apartment, Unit 2/ }).click();
    await look(page, 'the profile with the question whether to delete');
  });
  await test.step('the cart and its dialogs', async () => {
    await page.goto('/');
    const cart = page.getByRole('region', { name: 'Your cart' });
    await expect(cart.getByRole('button', { name: /^Checkout/ })).toBeEnabled();
    await look(page, 'home with a cart');
    await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Smoked chicken tikka' })).toBeVisible();
    await look(page, 'a dish');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('button', { name: /^View cart/ }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await look(page, 'the cart as a sheet', [800, 390]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await cart.getByRole('button', { name: /^Checkout/ }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toBeVisible();
    await look(page, 'the confirming dialog');
  });
  await test.step('an order and its results', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payWith(page, cards.good);
    const success = page.getByRole('dialog', { name: 'Checkout Successful' });
    await success.getByRole('button', { name: 'Stay on this page' }).click();
    await look(page, 'the success');
    const [order] = await ordersOf(page);
    for (const path of [
      '/orders',
      `/orders/${order?._id}`,
      `/orders/${'a'.repeat(24)}`,
      '/profile',
      '/offers',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await look(page, path);
    }
    await page.goto('/?checkoutStatus=failure');
    await expect(page.getByRole('dialog', { name: 'Checkout Failed' })).toBeVisible();
    await look(page, 'the failure');
  });
});
