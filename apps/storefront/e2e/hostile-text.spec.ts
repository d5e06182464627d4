import type { Page } from '@playwright/test';
import { enterAs, newCustomer } from './accounts.ts';
import { allRestaurants, type HostileRestaurant, importHostileRestaurants } from './hostile-restaurants.ts';
import { hostileTexts, joinedTexts } from './hostile-text.ts';
import { placeOrder } from './payments.ts';
import { ports } from './ports.ts';
import { callBackend, restaurantAt } from './services.ts';
import { rounds } from './soak.ts';
import { expect, test } from './test.ts';

/** Whatever has run, asked for a foreign place or tried to: the pages' own watch adds what the policy has reported. */
async function watchForRuns(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost') && !request.url().startsWith('data:'))
      found.push(`a request to ${request.url()}`);
  });
  await page.exposeFunction('reportBreach', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'reportBreach')(`policy: ${violatedDirective} ${blockedURI}`),
    );
    Object.defineProperty(window, '__ran', {
      set: () => Reflect.get(window, 'reportBreach')('a text has run'),
    });
  });
  return found;
}

/** What stands on the page, without the text of its scripts and styles. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.createElement('div');
    copy.append(...[...document.body.childNodes].map((node) => node.cloneNode(true)));
    for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ');
  });
}

/** Opens a page, waits until it has loaded, and returns its text. */
async function open(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.waitForLoadState('load');
  return textOf(page);
}

const originOf = ({ hostname }: { readonly hostname: string }) => `http://${hostname}:${ports.storefront}`;
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const missing = (texts: readonly string[], page: string) =>
  texts.filter((text) => !page.includes(flat(text)));

interface Menu {
  readonly categories: readonly {
    readonly items: readonly {
      readonly _id: string;
      readonly name: string;
      readonly options: readonly {
        readonly _id: string;
        readonly choices: readonly { readonly _id: string; readonly name: string }[];
      }[];
    }[];
  }[];
}

async function menuOf({ hostname }: HostileRestaurant): Promise<Menu> {
  return callBackend<Menu>('GET', `/restaurants/${await restaurantAt(hostname)}/menu`);
}

// The restaurants are imported once for all tests of this file.
test.describe.configure({ mode: 'default' });
let restaurants: readonly HostileRestaurant[] = [];
test.beforeAll(() => {
  restaurants = importHostileRestaurants(rounds(8, allRestaurants));
});

test('what a restaurant writes is text on every page, in the head and in the data for machines', async ({
  page,
}) => {
  test.setTimeout(rounds(300_000, 1_200_000));
  const found = await watchForRuns(page);
  for (const [index, restaurant] of restaurants.entries()) {
    const origin = originOf(restaurant);
    const home = await open(page, `${origin}/`);
    expect.soft(flat(home)).toContain(flat(restaurant.tagline));
    expect.soft(flat(await page.title())).toContain(flat(restaurant.name));
    const [data = '', ...more] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect.soft(more).toEqual([]);
    const structured = JSON.parse(data);
    expect.soft(structured.name).toBe(restaurant.name);
    expect.soft(structured.servesCuisine).toBe(restaurant.cuisine);
    const [section] = structured.hasMenu.hasMenuSection;
    expect
      .soft(flat((await page.locator('meta[name=description]').getAttribute('content')) ?? '').length)
      .toBeGreaterThan(0);

    await open(page, section.url);
    // A long category comes in groups.
    await expect.poll(async () => missing(restaurant.dishes, flat(await textOf(page)))).toEqual([]);
    const dishData = await page.locator('script[type="application/ld+json"]').textContent();
    const named: readonly { readonly name: string }[] = JSON.parse(dishData ?? '').hasMenuItem;
    expect.soft(named.map(({ name }) => name)).toEqual(restaurant.dishes);
    const offers = flat(await open(page, `${origin}/offers`));
    expect.soft(missing(restaurant.offers, offers)).toEqual([]);

    // These show the same few texts for each; a page shows no more than twenty offers, hence the many restaurants.
    if (index >= rounds(1, restaurants.length)) continue;
    const [dish] = (await menuOf(restaurant)).categories[0]?.items ?? [];
    await page.goto(`${origin}/?dish=${dish?._id}`);
    const [choice] = dish?.options[0]?.choices ?? [];
    await expect.poll(async () => flat(await textOf(page))).toContain(flat(choice?.name ?? '-'));
    const terms = flat(await open(page, `${origin}/terms`));
    expect.soft(missing(restaurant.legal, terms)).toEqual([]);
  }
  expect(found).toEqual([]);
});

test('what a customer writes is text in the profile, the cart and the order', async ({ page, context }) => {
  test.setTimeout(rounds(300_000, 1_200_000));
  const found = await watchForRuns(page);
  const [restaurant] = restaurants;
  if (restaurant === undefined) throw new Error('No hostile restaurant was imported.');
  const origin = originOf(restaurant);
  const restaurantId = await restaurantAt(restaurant.hostname);
  const account = await newCustomer('hostile');
  await enterAs(context, account, { hostname: restaurant.hostname });

  const buildings = hostileTexts.filter((text) => !text.includes('\0'));
  const addresses: { _id: string }[] = [];
  for (let first = 0; first < buildings.length; first += 2) {
    const [address, building = address] = buildings.slice(first, first + 2);
    addresses.push(
      await callBackend<{ _id: string }>('POST', '/addresses', {
        account,
        body: {
          ...{ type: 'house', address, building, city: address, state: building, country: address },
          ...{ postalCode: 'LS1 6DN', latitude: 53.79, longitude: -1.54 },
        },
      }),
    );
  }
  // Names of people are refused with line breaks or other controls in them.
  const names = joinedTexts(
    100,
    buildings.filter((text) => !/\p{Cc}/u.test(text)),
  );
  for (const name of names.slice(0, rounds(2, names.length))) {
    await callBackend('PATCH', '/auth/me', { account, body: { name } });
    await page.goto(`${origin}/profile`);
    await expect.poll(() => textOf(page)).toContain(flat(name));
  }
  // The addresses come after the name.
  await expect.poll(async () => missing(buildings, await textOf(page))).toEqual([]);
  await open(page, `${origin}/profile/address?id=${addresses[0]?._id}`);
  await expect(page.getByLabel('City')).toHaveValue(buildings[0] ?? '-');

  const menu = await menuOf(restaurant);
  const [dish] = menu.categories[0]?.items ?? [];
  const [option] = dish?.options ?? [];
  const notes = joinedTexts(500, buildings);
  for (const [index, note] of notes.slice(0, rounds(1, notes.length)).entries()) {
    await callBackend('POST', '/restaurant-cart', {
      account,
      restaurantId,
      idempotencyKey: crypto.randomUUID(),
      body: {
        menuItemId: dish?._id,
        quantity: 2,
        selectedOptions: [{ optionId: option?._id, choiceIds: [option?.choices[0]?._id] }],
      },
    });
    await page.goto(`${origin}/`);
    await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('£20.00');
    const choices = { addressId: addresses[index]?._id ?? '', note };
    const orderId = await placeOrder(account, choices, restaurant.hostname);
    await page.goto(`${origin}/orders/${orderId}`);
    await expect.poll(() => textOf(page)).toContain(flat(note));
    expect.soft(await textOf(page)).toContain(flat(dish?.name ?? '-'));
  }
  await open(page, `${origin}/orders`);
  expect(found).toEqual([]);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('what stands in the address is text, or nothing', async ({ page, faultless }) => {
  test.setTimeout(rounds(300_000, 3_600_000));
  // A page that is not there answers 404, which the browser logs.
  faultless.allow(/status of 40[04]/);
  const found = await watchForRuns(page);
  const queries = joinedTexts(rounds(2_000, 1), hostileTexts);
  for (const text of queries) {
    const q = encodeURIComponent(text.replaceAll('\0', ''));
    await page.goto(`/search?q=${q}`);
    // What reads as an object in the address is no text to search for.
    await expect.soft(page.getByRole('searchbox').first(), text).toHaveValue(isJson(text) ? '' : /./);
    await page.goto(`/auth/callback?error=${q}`);
    await page.goto(`/?dish=${q}&checkoutStatus=${q}`);
    await page.goto(`/${q}`);
    await page.goto(`/category/${q}`);
    await page.goto(`/orders/${q}#${q}`);
  }
  expect(found).toEqual([]);
});

test('the watch of these tests sees a text that is taken for markup', async ({ page, faultless }) => {
  faultless.allow(/Content Security Policy|404/);
  const found = await watchForRuns(page);
  await page.goto('/');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.__ran=1">'),
  );
  await expect.poll(() => found).toContainEqual(expect.stringMatching(/^policy: script-src/));
  await page.evaluate(() => Reflect.set(window, '__ran', 1));
  await expect.poll(() => found).toContain('a text has run');
});
