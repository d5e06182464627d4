import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs, newCustomer, originOf } from './accounts.ts';
import type { Account } from './services.ts';

/** Waits until the page answers to more than links: React has taken over what the server has written. */
export async function hydrated(page: Page): Promise<void> {
  // Kept by the page's head until React has taken over (src/browser/pre-hydration-clicks.ts).
  await page.waitForFunction(
    () => document.readyState !== 'loading' && (window.preHydrationClicks?.isPageReady ?? true),
  );
}

/** Whether the window is a phone's: there the cart is a sheet, and signing in leads away from the page and back. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** The cart: beside the page, or over it in a sheet where the window has no room for both. */
export function cartOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Your cart' });
}

/** Opens the cart's sheet on a phone; elsewhere the cart is there already. */
export async function openCart(page: Page): Promise<Locator> {
  const cart = cartOn(page);
  if (!isPhone(page)) return cart;
  // After checkout the sheet comes back by itself.
  await expect(async () => {
    if (!(await cart.isVisible()))
      await page.getByRole('button', { name: /^View cart/ }).click({ timeout: 2_000 });
    await expect(cart).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return cart;
}

/** Goes back from the cart's sheet to the page; where the cart stands beside it, there is nothing to do. */
export async function closeCart(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await cartOn(page).getByRole('button', { name: 'Close cart' }).click();
  await expect(cartOn(page)).toBeHidden();
}

/** Makes sure that the customer sees an empty cart: it says so, and on a phone nothing leads to it any more. */
export async function seesEmptyCart(page: Page): Promise<void> {
  if (!isPhone(page)) return expect(cartOn(page).getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^View cart/ })).toHaveCount(0);
}

/** Signs in with the identity provider: in a popup, or on a phone on the page itself. */
export async function signIn(page: Page, email: string): Promise<void> {
  if (isPhone(page)) return signInByRedirect(page, email, 'Continue with Google');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByLabel('Use another e-mail').fill(email);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closing;
  await expect(page.getByText('Logged in successfully')).toBeVisible();
}

/** Signs in on the page itself, as phones do and browsers that block popups. `button` begins it. */
export async function signInByRedirect(page: Page, email: string, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel('Use another e-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
}

/** A customer with a phone number, who collects: the shortest way to a filled cart. */
export async function arriveAsCustomer(page: Page, name: string, restaurant = 'localhost'): Promise<Account> {
  const account = await newCustomer(name);
  await enterAs(page.context(), account, { hostname: restaurant, mode: 'collection' });
  await page.goto(originOf(restaurant));
  return account;
}

/** Presses a button once more before the page has shown that it was pressed: the fastest double press there is. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** The requests from now on whose body has the word, as they are sent. */
export function sentWith(page: Page, word: string): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(word)) sent.push(request.url());
  });
  return sent;
}

const pressOnce = (button: Locator) => button.click();

/** Gives the phone number that a new customer is asked for. */
export async function givePhoneNumber(page: Page, press = pressOnce): Promise<void> {
  await expect(page).toHaveURL(/\/phone-number-form/);
  await page.getByLabel(/phone number/i).fill('07911 123456');
  await press(page.getByRole('button', { name: /save|continue/i }));
  await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
}

/** Adds an address; the postcode fills in the rest. */
export async function addAddress(page: Page, press = pressOnce): Promise<void> {
  await page.goto('/profile/address');
  await page.getByRole('radio', { name: 'Apartment' }).check({ force: true });
  await page.getByLabel('Postcode').fill('LS1 4GJ');
  await expect(page.getByText('Found: Leeds, Yorkshire and The Humber')).toBeVisible();
  await page.getByLabel('Building').fill('Flat 4, Granary Wharf');
  await expect(page.getByLabel('City')).toHaveValue('Leeds');
  await press(page.getByRole('button', { name: 'Save address' }));
  await expect(page.getByText('Address added successfully')).toBeVisible();
}

/** Puts a smoked chicken tikka with a side and an extra into the cart: £13.45. */
export async function addTikka(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Smoked chicken tikka', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Smoked chicken tikka' });
  // Fingers meet the labels; on phones they are there to be met once the sheet has come to rest.
  const choice = (role: 'radio' | 'checkbox', name: RegExp) =>
    dialog.locator('label').filter({ has: page.getByRole(role, { name }) });
  await choice('radio', /Medium/).click();
  await choice('radio', /Masala fries/).click();
  await choice('checkbox', /Mint raita/).click();
  await dialog.getByRole('button', { name: 'Add to cart · £13.45' }).click();
  await expect(dialog).toBeHidden();
}

/** Pays on the hosted page with the card given. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

/** Cards of the stand-in payment provider. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;
