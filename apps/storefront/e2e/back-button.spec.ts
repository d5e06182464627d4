import type { Page } from '@playwright/test';
import { enterAs, newCustomer, originOf } from './accounts.ts';
import { addTikka, arriveAsCustomer, cartOn, isPhone, openCart } from './customer.ts';
import { addToCart } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

// On phones and desktops Back closes what is on top, and otherwise goes where it did before a dialog was opened.

const home = /:\d+\/$/;
const offers = /\/offers$/;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const dish = (page: Page) => dialog(page, 'Smoked chicken tikka');
const openDish = async (page: Page) => {
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  await expect(dish(page)).toBeVisible();
};

/** Comes to home from the page with the offers, without loading it again. */
async function comeHomeFromOffers(page: Page): Promise<void> {
  await page.goto('/offers');
  await settled(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('link', { name: 'Smoked chicken tikka', exact: true })).toBeVisible();
}

async function isUnlocked(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-modal-open');
}

test('Back closes a dish, Forward opens it, and closed by its button it is gone from the history', async ({
  page,
}) => {
  await comeHomeFromOffers(page);
  await openDish(page);
  await expect(page.locator('html')).toHaveAttribute('data-modal-open');
  await page.goBack();
  await expect(dish(page)).toBeHidden();
  await expect(page).toHaveURL(home);
  await isUnlocked(page);

  await page.goForward();
  await expect(dish(page)).toBeVisible();
  await page.reload();
  await expect(dish(page)).toBeVisible();
  await settled(page);
  await dish(page).getByRole('button', { name: 'Close' }).click();
  await expect(dish(page)).toBeHidden();
  await expect(page).toHaveURL(home);
  await page.goBack();
  await expect(page).toHaveURL(offers);
});

test('Back closes a dish that the customer came to by its own address', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/');
  await openDish(page);
  const address = page.url();
  await page.goto('/offers');
  const ways = [
    () => page.goBack(),
    () => dish(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await page.goto(address);
    await expect(dish(page)).toBeVisible();
    await settled(page);
    await close();
    await expect(dish(page)).toBeHidden();
    await expect(page).toHaveURL(home);
    await isUnlocked(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('a visitor who adds a dish comes Back to the page, not to the dish', async ({ page }) => {
  await comeHomeFromOffers(page);
  await page.getByRole('link', { name: 'Masala fries', exact: true }).click();
  await dialog(page, 'Masala fries')
    .getByRole('button', { name: /Add to cart/ })
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('Kept for you: in your cart as soon as you have signed in.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(offers);
});

test('Back closes the cart sheet and stays on the page', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isPhone(page), 'Phones only.');
  const account = await newCustomer('bela');
  await enterAs(page.context(), account, { mode: 'collection' });
  await addToCart(account, 'Masala fries', 6);
  await comeHomeFromOffers(page);
  const sheet = dialog(page, 'Cart');
  await page.evaluate(() => scrollTo(0, 700));
  await openCart(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(home);
  await isUnlocked(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);

  // Forward opens nothing; closed by its button or twice at once, the sheet takes its entry away.
  await page.goForward();
  await settled(page);
  await expect(sheet).toBeHidden();
  for (const presses of [1, 2]) {
    await openCart(page);
    await sheet.getByRole('button', { name: 'Close cart' }).evaluate((button: HTMLElement, times) => {
      for (let press = 0; press < times; press += 1) button.click();
    }, presses);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(home);
  }
  // Loaded again with the sheet open, the page stands without it, and Back is not spent on it.
  await openCart(page);
  await page.reload();
  await settled(page);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(offers);
});

test('Back closes the confirmation first, then the cart sheet on a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(originOf('localhost'));
  await arriveAsCustomer(page, 'cora');
  await addTikka(page);
  const confirming = dialog(page, 'Confirm your order');
  const checkOut = async () => {
    const cart = await openCart(page);
    await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
    await expect(confirming).toBeVisible();
  };
  await (await openCart(page)).getByRole('button', { name: 'One more' }).click();
  await checkOut();
  await page.goBack();
  await expect(confirming).toBeHidden();
  await expect(cartOn(page)).toBeVisible();
  await expect(page).toHaveURL(home);
  if (isPhone(page)) {
    await page.goBack();
    await expect(cartOn(page)).toBeHidden();
  }
  await expect(page).toHaveURL(home);
  await isUnlocked(page);

  await checkOut();
  await confirming.getByRole('button', { name: 'Close' }).click();
  await expect(confirming).toBeHidden();
  await expect(cartOn(page)).toBeVisible();
  if (isPhone(page)) {
    await cartOn(page).getByRole('button', { name: 'Close cart' }).click();
    await expect(cartOn(page)).toBeHidden();
  }

  // Both entries go, also when Back comes twice at once.
  await checkOut();
  await page.evaluate((steps) => history.go(-steps), isPhone(page) ? 2 : 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(home);
  await isUnlocked(page);

  await checkOut();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(home);
});

test('Back stays while the payment page is on its way', async ({ page }) => {
  await arriveAsCustomer(page, 'dario');
  await addTikka(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'One more' }).click();
  await cart.getByRole('button', { name: 'Checkout £27.89' }).click();
  const confirming = dialog(page, 'Confirm your order');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.pathname.startsWith('/_serverFn'),
    async (route) => {
      if (route.request().postData()?.includes('idempotencyKey')) await held;
      await route.continue();
    },
  );
  await confirming.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Taking you to payment').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(confirming).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Pay Saffron & Smoke' })).toBeVisible();
});

for (const [status, name, tag] of [
  ['failure', 'Checkout Failed', []],
  // The same code with other words; it closes by itself within the time that a busy machine may take here.
  ['success', 'Checkout Successful', ['@soak']],
] as const) {
  test(`Back closes "${name}", and neither Back nor Forward opens it again`, { tag: [...tag] }, async ({
    page,
  }) => {
    const result = dialog(page, name);
    const arrive = async () => {
      await page.goto('/offers');
      await page.goto(`/?checkoutStatus=${status}`);
      await expect(result).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`checkoutStatus=${status}`));
      await settled(page);
    };
    const isOver = async () => {
      await expect(page).toHaveURL(home);
      await settled(page);
      await expect(result).toHaveCount(0);
    };
    await arrive();
    await page.goBack();
    await isOver();
    await page.goForward();
    await isOver();
    await page.goBack();
    await expect(page).toHaveURL(offers);

    await arrive();
    await result.getByRole('button', { name: 'Close' }).click();
    await isOver();
    await page.goBack();
    await expect(page).toHaveURL(offers);

    // Another address while it is open, and Back from there.
    await arrive();
    await page.goto('/search');
    await page.goBack();
    await isOver();
    await page.goBack();
    await expect(page).toHaveURL(offers);
  });
}
