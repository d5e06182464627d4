import type { Browser, Page } from '@playwright/test';
import { enterAs, idTokenOf, newCustomer, newCustomerEmail, originOf } from './accounts.ts';
import { cards, cartOn, payWith } from './customer.ts';
import { placeOrder } from './payments.ts';
import { ports } from './ports.ts';
import { type Account, addToCart, callBackend, ordersOf, restaurantAt } from './services.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
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
export async function openPairingShop(): Promise<PairingShop> {
  const owner = newCustomerEmail('owner');
  const { domain } = openSmallRestaurant({}, [owner]);
  const counter = await counterOf(domain, owner);
  const { account, restaurantId, pairingCode } = counter;
  const at = `/counter/restaurants/${restaurantId}`;
  await pair(await pairingCode('Spare tablet'));
  await callBackend('PUT', `${at}/acceptance`, { account, body: { acceptance: 'manual', minutes: 5 } });
  const { pin } = await callBackend<{ readonly pin: string }>('POST', `${at}/pin`, { account });
  return { ...counter, domain, owner, pin };
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
export async function openCounter(browser: Browser, faultless: Faultlessness): Promise<CounterShop> {
  const shop = await openPairingShop();
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
