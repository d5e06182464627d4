import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { enterAs, newCustomer, newCustomerEmail, originOf } from './accounts.ts';
import { counterOf, pairedTablet } from './counter.ts';
import { cards, openCart, payWith } from './customer.ts';
import { importRestaurants } from './import-restaurants.ts';
import { mailsTo } from './mailbox.ts';
import { connectPrinter, lastOf } from './paper.ts';
import { ordersOf } from './services.ts';
import { expect, test } from './test.ts';

/** Opens a restaurant of the journey's own with the demo's long menu. */
function openLongMenu() {
  const key = `long-${crypto.randomUUID().slice(0, 8)}`;
  const shop = {
    domain: `${key}.localhost`,
    kitchen: `orders@${key}.example`,
    owner: newCustomerEmail('owner'),
  };
  const demo = readFileSync(join(import.meta.dirname, '../../backend/demo/lantern.yaml'), 'utf8');
  importRestaurants([
    demo
      .replace(/^key: .*$/m, `key: ${key}`)
      .replace(/^domains: .*$/m, `domains: [${shop.domain}]`)
      .replace(/^orders: .*$/m, `orders: { email: ${shop.kitchen} }`)
      .replace(/^team: .*$/m, `team: { owners: [${shop.owner}] }`),
  ]);
  return shop;
}

/** Opens a dish from its category. */
async function openDish(page: Page, category: string, name: string): Promise<Locator> {
  await page.getByRole('link', { name: category }).first().click();
  await page.getByRole('link', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

/** Presses choices as fingers do, on their labels. */
async function choose(dialog: Locator, role: 'radio' | 'checkbox', ...names: RegExp[]): Promise<void> {
  const input = (name: RegExp) => dialog.page().getByRole(role, { name });
  for (const name of names)
    await dialog
      .locator('label')
      .filter({ has: input(name) })
      .click();
}

async function takeTwo(dialog: Locator, name: string): Promise<void> {
  for (const _ of [1, 2]) await dialog.getByRole('button', { name: `One more ${name}` }).click();
}

async function add(dialog: Locator, price: string): Promise<void> {
  await dialog.getByRole('button', { name: `Add to cart · ${price}` }).click();
  await expect(dialog).toBeHidden();
}

/** What was ordered as its customer reads it. */
const forCustomers = [
  'Half and half',
  'Large (14")',
  'Pepperoni half',
  'Charcoal chicken half',
  '2 × Beef pepperoni',
  'Hand-stretched',
  '£20.60',
  'Burger meal',
  'Double yard burger',
  'Skin-on chips',
  '2 × Garlic mayo',
  'Cola',
  '£16.15',
];
/** The same as the kitchen reads it. */
const forKitchen = [
  '½ AND ½',
  'LARGE',
  '½ Pepperoni',
  '½ Chicken',
  '2 × Beef pepperoni',
  'Classic',
  'Burger meal',
  'DBL Yard',
  'Chips',
  '2 × Garlic mayo',
  'Cola',
];
const allergens = ['cereals containing gluten, milk', 'cereals containing gluten, eggs, milk, mustard'];

/** Finds each text on a page. */
async function shows(where: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(where).toContainText(text, { ignoreCase: true });
}

/** Finds each text in a mail or on a paper, wherever its lines break. */
function reads(where: string, texts: readonly string[]): void {
  const folded = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
  for (const text of texts) expect(folded(where)).toContain(folded(text));
}

test('a large half and half with double of one topping and a meal deal reads the same everywhere', {
  tag: '@phone',
}, async ({ browser, context, page, faultless }) => {
  const shop = openLongMenu();
  const account = await newCustomer('harriet');
  await enterAs(context, account, { hostname: shop.domain, mode: 'collection' });
  await page.goto(originOf(shop.domain));

  await test.step('both are configured, and the cart has them', async () => {
    const pizza = await openDish(page, 'Your own', 'Half and half');
    await choose(pizza, 'radio', /^Large/);
    await choose(pizza, 'checkbox', /^Pepperoni half/, /^Charcoal chicken half/);
    await takeTwo(pizza, 'Beef pepperoni');
    await add(pizza, '£20.60');
    const meal = await openDish(page, 'Deals', 'Burger meal');
    await choose(meal, 'radio', /^Double yard burger/, /^Skin-on chips/, /^Cola/);
    await takeTwo(meal, 'Garlic mayo');
    await add(meal, '£16.15');
    const cart = await openCart(page);
    await shows(cart, forCustomers);
    // With the service fee of £0.50.
    await cart.getByRole('button', { name: 'Checkout £37.25' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payWith(page, cards.good);
    await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();
  });

  await test.step('the page of the order and its receipt say what was ordered', async () => {
    const [order] = await ordersOf(page, shop.domain);
    await page.goto(`${originOf(shop.domain)}/orders/${order?._id}`);
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await shows(page.getByRole('main'), [...forCustomers, ...allergens]);
    await page.emulateMedia({ media: 'print' });
    await shows(page.getByRole('main'), [...forCustomers, ...allergens, '£37.25']);
  });

  await test.step('so do the mails to the customer and to the kitchen', async () => {
    const textTo = async (address: string) => (await mailsTo(address)).map(({ text }) => text).join('\n');
    await expect.poll(() => textTo(account.email)).toContain('Burger meal');
    reads(await textTo(account.email), [...forCustomers, ...allergens]);
    await expect.poll(() => textTo(shop.kitchen)).toContain('Burger meal');
    reads(await textTo(shop.kitchen), [...forKitchen, ...allergens]);
  });

  await test.step('and the board, the order there and its ticket', async () => {
    const counter = await counterOf(shop.domain, shop.owner);
    const tablet = await pairedTablet(counter, 'Tablet by the oven', { browser, faultless });
    await shows(tablet.getByRole('main'), forKitchen);
    const printed = await connectPrinter(tablet);
    await tablet.reload();
    await tablet.getByRole('button', { name: /^Open/ }).press('Enter');
    await expect(tablet.getByRole('button', { name: 'Print ticket' })).toBeVisible();
    await shows(tablet.getByRole('main'), [...forCustomers, ...allergens, '£37.25']);
    await tablet.getByRole('button', { name: 'Print ticket' }).press('Enter');
    reads(await lastOf(printed, 1), [...forKitchen, ...allergens]);
  });
});
