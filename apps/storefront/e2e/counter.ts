import type { Browser, Locator, Page } from '@playwright/test';
import { enterAs, idTokenOf, newCustomer, newCustomerEmail, originOf } from './accounts.ts';
import { cards, cartOn, payWith } from './customer.ts';
import { placeOrder } from './payments.ts';
import { ports } from './ports.ts';
import { type Account, addToCart, callBackend, ordersOf, restaurantAt } from './services.ts';
import { type Offer, openSmallRestaurant } from './small-restaurant.ts';
import { expect, type Faultlessness } from './test.ts';

/** Where the counter is. */
export const counterOrigin = `http://localhost:${ports.counter}`;

/** The counter of a restaurant as its owner has it. */
interface OwnCounter {
  readonly restaurantId: string;
  /** The session of its owner, for calls as from another device. */
  readonly account: Account;
  /** Makes the code by which one more tablet is paired. */
  readonly pairingCode: (name: string) => Promise<string>;
}

/** A restaurant that answers its orders itself, whose owner can pair tablets. */
interface PairingShop extends OwnCounter {
  readonly domain: string;
  /** Takes another offer over. */
  readonly cook: (offer: Offer) => void;
  /** The address of its owner, where mails to its managers go. */
  readonly owner: string;
  /** The PIN of its owner. */
  readonly pin: string;
}

/** The same with as many tablets in Chromium as a test needs. */
export interface CounterShop extends PairingShop {
  /** Pairs a tablet, opens the board on it and starts the shift. */
  readonly tablet: (name: string) => Promise<Page>;
}

/** Signs the owner of a restaurant in at its counter. */
export async function counterOf(domain: string, owner: string): Promise<OwnCounter> {
  const restaurantId = await restaurantAt(domain);
  const at = `/counter/restaurants/${restaurantId}`;
  const { sessionToken } = await callBackend<{ readonly sessionToken: string }>(
    'POST',
    '/counter/auth/verify',
    {
      body: { idToken: await idTokenOf(owner) },
      idempotencyKey: crypto.randomUUID(),
    },
  );
  const account = { accessToken: sessionToken, refreshToken: '', email: owner };
  const pairingCode = async (name: string) => {
    const { code } = await callBackend<{ readonly code: string }>('POST', `${at}/devices`, {
      account,
      body: { name },
    });
    return code;
  };
  return { restaurantId, account, pairingCode };
}

/** Opens a restaurant whose owner has paired its first tablet and set it to answer orders itself. */
export async function openPairingShop(offer: Offer = {}, key?: string): Promise<PairingShop> {
  const owner = newCustomerEmail('owner');
  const { domain, cook } = openSmallRestaurant(offer, [owner], undefined, key);
  const counter = await counterOf(domain, owner);
  const { account, restaurantId, pairingCode } = counter;
  const at = `/counter/restaurants/${restaurantId}`;
  await pair(await pairingCode('Spare tablet'));
  await callBackend('PUT', `${at}/acceptance`, { account, body: { acceptance: 'manual', minutes: 5 } });
  const { pin } = await callBackend<{ readonly pin: string }>('POST', `${at}/pin`, { account });
  return { ...counter, domain, cook, owner, pin };
}

async function pair(code: string): Promise<string> {
  const { deviceToken } = await callBackend<{ readonly deviceToken: string }>(
    'POST',
    '/counter/devices/pair',
    { body: { code }, idempotencyKey: crypto.randomUUID() },
  );
  return deviceToken;
}

/** Opens such a restaurant with its tablets in Chromium. */
export async function openCounter(
  browser: Browser,
  faultless: Faultlessness,
  ...opening: Parameters<typeof openPairingShop>
): Promise<CounterShop> {
  const shop = await openPairingShop(...opening);
  return { ...shop, tablet: (name) => pairedTablet(shop, name, { browser, faultless }) };
}

/** Pairs a tablet with a restaurant, opens the board on it and starts the shift. */
export async function pairedTablet(
  counter: OwnCounter,
  name: string,
  { browser, faultless }: { readonly browser: Browser; readonly faultless: Faultlessness },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  faultless.watch(context);
  await context.addInitScript(countSounds);
  const value = await pair(await counter.pairingCode(name));
  await context.addCookies([
    { name: 'tiffin-counter-device', value, url: counterOrigin, httpOnly: true, sameSite: 'Lax' },
  ]);
  const page = await context.newPage();
  await page.goto(counterOrigin);
  await page.getByRole('button', { name: 'Start shift' }).press('Enter');
  return page;
}

/** Signs a person in on a page of the counter, which leads to the identity provider and back. */
export async function signInAtCounter(page: Page, email: string, from = '/sign-in'): Promise<void> {
  await page.goto(`${counterOrigin}${from}`);
  const address = page.getByLabel('Use another e-mail');
  await expect(async () => {
    // The page may not answer yet, or be the provider's already.
    const button = page.getByRole('button', { name: 'Sign in with Google' });
    if (await button.isVisible()) await button.press('Enter', { timeout: 5_000 });
    await expect(address).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await address.fill(email);
  await page.keyboard.press('Enter');
  // The provider's page names the demo's restaurants too: what is looked for next must not be found there.
  await page.waitForURL(`${counterOrigin}/**`);
}

/** A customer has ordered two soups for collection and paid £19.00. */
export async function orderSoups(domain: string) {
  const account = await newCustomer('vera');
  await addToCart(account, 'Soup', 2, domain);
  return { account, orderId: await placeOrder(account, {}, domain) };
}

/** The same, paid for on the shop's own pages with an allergy and a note for the kitchen. */
export async function orderSoupsWithNotes(page: Page, domain: string, allergy: string, note: string) {
  const account = await newCustomer('nora');
  await addToCart(account, 'Soup', 2, domain);
  await enterAs(page.context(), account, { hostname: domain, mode: 'collection' });
  await page.goto(originOf(domain));
  const cart = cartOn(page);
  const write = async (title: string, text: string) => {
    await cart.getByRole('button', { name: `${title} Add` }).click();
    await cart.getByRole('textbox', { name: title }).fill(text);
  };
  await write('Allergy', allergy);
  await write('Note for the kitchen', note);
  await cart.getByRole('switch', { name: 'Cutlery and napkins' }).click();
  await cart.getByRole('button', { name: /^Checkout £/ }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, cards.good);
  await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();
  const [order] = await ordersOf(page, domain);
  return { account, orderId: order?._id ?? '' };
}

/**
 * Pays back at a shared device what is prepared for a problem, by PIN, and sends the answer that is offered then; returns
 * the answer.
 */
export async function payBackAndAnswer(
  tablet: Page,
  problem: Locator,
  { pin, amount }: { readonly pin: string; readonly amount: string },
): Promise<string> {
  await problem.getByRole('button', { name: 'Pay back' }).press('Enter');
  const refund = tablet.getByRole('dialog', { name: /^Pay back K-/ });
  await refund.getByRole('button', { name: '0', exact: true }).focus();
  await tablet.keyboard.type(pin);
  await refund.getByRole('button', { name: `Pay back ${amount}` }).press('Enter');
  const dialog = tablet.getByRole('dialog', { name: /^Answer / });
  const answer = `We are sorry. ${amount} is on its way back to you.`;
  await expect(dialog.getByRole('textbox')).toHaveValue(answer);
  // The PIN is good for ten minutes.
  await expect(dialog.getByText('Type your PIN')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(problem.getByText('Answered', { exact: true })).toBeVisible();
  await expect(problem.getByText(answer)).toBeVisible();
  return answer;
}

/** Counts in the page what a test cannot hear: each note is one oscillator that starts. */
export function countSounds(): void {
  const pitches: number[] = [];
  Object.assign(window, { pitches });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when?: number) {
    pitches.push(this.frequency.value);
    start.call(this, when);
  };
}

/** The pitch of each sound, in Hz. */
export const pitchOf = { bell: 1175, cancelled: 294, lost: 392 } as const;

/** How often a sound has begun on a page so far. */
export function soundsOn(page: Page, sound: keyof typeof pitchOf): Promise<number> {
  return page.evaluate((pitch) => {
    const { pitches } = window as unknown as { pitches: number[] };
    return pitches.filter((played) => played === pitch).length;
  }, pitchOf[sound]);
}

/** Waits until a sound has begun more often than `before`. */
export async function hears(page: Page, sound: keyof typeof pitchOf, before: number): Promise<void> {
  await expect.poll(() => soundsOn(page, sound)).toBeGreaterThan(before);
}

/** Lets a page that was opened again play: some browsers want a press on it first, any press. */
export async function letPlay(tablet: Page): Promise<void> {
  await expect(async () => {
    await tablet.keyboard.press('a');
    await expect(tablet.getByText('Sound on')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** What the browser has kept of the board, as text; empty when it has nothing. */
export function keptText(tablet: Page): Promise<string> {
  return tablet.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').get('tiffin-board');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result === undefined ? '' : JSON.stringify(reading.result));
          };
        };
      }),
  );
}
