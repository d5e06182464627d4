import type { Page } from '@playwright/test';
import { enterAs, newCustomer, newCustomerEmail } from './accounts.ts';
import { cards, hydrated } from './customer.ts';
import { focused, tabTo } from './focus.ts';
import { saveAddress } from './services.ts';
import { expect, test } from './test.ts';

const cartOf = (page: Page) => page.getByRole('region', { name: 'Your cart' });

/** A screen reader hears the page's title, because the browser itself has loaded nothing. */
const announced = (page: Page, title: string) =>
  expect(page.getByRole('status').filter({ hasText: `${title} · Saffron & Smoke` })).toBeAttached();

/** What had the focus went with the page before. */
async function focusedHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await focused(page);
}

async function addTikkaByKeyboard(page: Page): Promise<void> {
  const dish = page.getByRole('link', { name: 'Smoked chicken tikka', exact: true });
  await tabTo(page, dish);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('radio', { name: /Gentle/ }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Medium/ })).toBeChecked();
  await tabTo(page, dialog.getByRole('radio', { name: /Saffron pilau/ }));
  const fries = dialog.getByRole('radio', { name: /Masala fries/ });
  for (let choice = 0; choice < 5 && !(await fries.isChecked()); choice += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(fries).toBeChecked();
  await tabTo(page, dialog.getByRole('checkbox', { name: /Mint raita/ }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'One more' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: /^Add to cart/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // Back where the customer was on the menu.
  await expect(dish).toBeFocused();
}

async function pay(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
  await page.getByLabel('Card number').focus();
  await page.keyboard.type(cards.good.replaceAll(' ', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
}

test('an order by keyboard alone, from the first look on; sidebar, toggle, promo code and note as well', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await test.step('the skip link leads past the sidebar', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await focused(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await test.step('sign in', async () => {
    await page.reload();
    await hydrated(page);
    await tabTo(page, page.getByRole('complementary', { name: 'Site' }).getByRole('link', { name: 'Login' }));
    await page.keyboard.press('Enter');
    await announced(page, 'Log in');
    await tabTo(page, page.getByRole('button', { name: 'Continue with Google' }));
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const popup = await opening;
    await popup.getByLabel('Use another e-mail').focus();
    await popup.keyboard.type(newCustomerEmail('kit'));
    const closing = popup.waitForEvent('close');
    await popup.keyboard.press('Enter');
    await closing;
    await expect(page).toHaveURL(/phone-number-form/);
    await announced(page, 'Your phone number');
    await focusedHeading(page, 'Your phone number');
    await tabTo(page, page.getByLabel(/phone number/i));
    await page.keyboard.type('07911 12345');
    await page.keyboard.press('Enter');
    // The message stands at the field with the mistake.
    await expect(page.getByLabel(/phone number/i)).toHaveAttribute('aria-invalid', 'true');
    await tabTo(page, page.getByLabel(/phone number/i));
    await page.keyboard.press('End');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/:\d+\/$/);
    await focusedHeading(page, 'Saffron & Smoke');
  });
  await test.step('the sidebar closes, explains itself and opens', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Collapse' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Expand' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Log out' }), 'Shift+Tab');
    // It repeats the button's name and is there for the eye alone.
    await expect(page.locator('[role=tooltip]', { hasText: 'Log out' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Expand' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Collapse' })).toBeFocused();
  });
  await test.step('collection is chosen with the arrows, and delivery again', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Delivery' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Collection' })).toBeChecked();
    await focused(page);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  });
  await test.step('fill the cart', async () => {
    await addTikkaByKeyboard(page);
    await expect(cartOf(page).getByText('£26.90').first()).toBeVisible();
  });
  await test.step('give an address', async () => {
    await tabTo(page, cartOf(page).getByRole('link', { name: 'Add an address' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/profile\/address/);
    await tabTo(page, page.getByRole('radio', { name: 'Apartment' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Apartment' })).toBeChecked();
    await tabTo(page, page.getByLabel('Postcode'));
    await page.keyboard.type('LS1 4GJ');
    await tabTo(page, page.getByLabel('Building'));
    await page.keyboard.type('Flat 4, Granary Wharf');
    await expect(page.getByText('Found: Leeds')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Address added successfully')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
  await test.step('quantity, promo code and note', async () => {
    const cart = cartOf(page);
    await tabTo(page, cart.getByRole('button', { name: 'One fewer' }));
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    // The button that has done its work is no dead end.
    await focused(page);
    await tabTo(page, cart.getByRole('button', { name: 'One more' }));
    await page.keyboard.press('Enter');
    await tabTo(page, cart.getByLabel('Promo code'));
    await page.keyboard.type('smoke10');
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('button', { name: 'Remove promo code SMOKE10' })).toBeVisible();
    await tabTo(page, cart.getByRole('button', { name: /^Note for the kitchen/ }));
    await page.keyboard.press('Enter');
    await expect(cart.getByLabel('Note for the kitchen')).toBeFocused();
    await page.keyboard.type('No onions, please.');
  });
  await test.step('check out', async () => {
    await tabTo(page, cartOf(page).getByRole('button', { name: /^Checkout £/ }));
    await page.keyboard.press('Enter');
    const confirming = page.getByRole('dialog', { name: 'Confirm your order' });
    await expect(confirming).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(confirming).toBeHidden();
    await expect(cartOf(page).getByRole('button', { name: /^Checkout £/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, confirming.getByRole('button', { name: 'Continue to payment' }));
    await page.keyboard.press('Enter');
    await pay(page);
    const success = page.getByRole('dialog', { name: 'Checkout Successful' });
    // Before anything else: the dialog closes by itself after five seconds.
    await tabTo(page, success.getByRole('button', { name: 'Stay on this page' }));
    await page.keyboard.press('Enter');
    // The payment may be known a moment after the page has come.
    await expect(success.getByText(/S-\d+/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(success).toBeHidden();
    // The dialog came with the page; the next Tab goes on with the page's content.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(cartOf(page).getByText('Nothing here yet')).toBeVisible();
  });
});

test('an address is deleted by keyboard alone, after a second thought', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const customer = await newCustomer('kari');
  await saveAddress(customer);
  await saveAddress(customer, { building: 'Unit 2' });
  await enterAs(context, customer);
  await page.goto('/profile');
  const rows = page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
  const remove = page.getByRole('button', { name: 'Delete Apartment, Unit 2' });
  const question = page.getByRole('group', { name: 'Delete Apartment, Unit 2?' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await focused(page);
  await tabTo(page, question.getByRole('button', { name: 'Keep it' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, question.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address deleted successfully')).toBeVisible();
  await expect(rows).toHaveCount(1);
  // The row with the focus is gone; the focus is not.
  await focused(page);
});
