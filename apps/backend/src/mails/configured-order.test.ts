import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullPizza, withPizza } from '../resources/checkout/testing/pizza.ts';
import type { Shop, Shopper } from '../resources/checkout/testing/shop.ts';
import { type Colleague, ownerOf } from '../resources/team/testing/team.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { kitchenAddress, type MailShop, startMailShop } from './testing/mail-shop.ts';

type Schemas = components['schemas'];
type Answer = Schemas['CounterOrder'] & Partial<Schemas['Error']>;

let mailShop: MailShop;
let shop: Shop;
let owner: Colleague;
beforeAll(async () => {
  mailShop = await startMailShop(withPizza);
  ({ shop } = mailShop);
  owner = await ownerOf(shop, shop.restaurantId);
});
afterAll(() => mailShop.close());

/** Two pizzas with everything and three soups, collected, paid, and what was mailed of them. */
async function placed(): Promise<{ shopper: Shopper; id: string; items: Schemas['OrderItem'][] }> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...fullPizza, quantity: 2 });
  await shopper.add({ dish: 'Soup', quantity: 3 });
  const { body } = await shopper.checkout({ addressId: undefined });
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  await runJobs(shop);
  const { order } = (await owner.call<Answer>('GET', `/orders/${body.orderId}`)).body;
  return { shopper, id: body.orderId, items: order.items };
}

/** The text of a mail from one line on, as long as another one does not begin. */
function part(text: string | null | undefined, from: string, to: string): string {
  const found = text ?? '';
  return found.slice(found.indexOf(from), found.indexOf(to)).trimEnd();
}

const newestTo = (isKitchen: boolean) =>
  mailShop.server.mails.findLast(({ recipients }) => recipients.includes(kitchenAddress) === isKitchen)?.text;

test('the customer and the kitchen read what was chosen, piece by piece, for two of a dish', async () => {
  await placed();
  expect(part(newestTo(false), 'WHAT YOU ORDERED', 'Paid by card')).toMatchInlineSnapshot(`
    "WHAT YOU ORDERED

    2 × Pizza
    Large
    – 2 × Nduja, Olives, No basil
    Ham, Fungi
    2 × Fries
    – 2 × Aioli
    Allergens: contains celery, eggs, milk.
    £50.80

    3 × Soup
    Allergens: not stated. Ring the restaurant before you eat it.
    £15.00

    Dishes: £65.80
    Service fee: £0.99
    Total paid, VAT included: £66.79"
  `);
  expect(part(newestTo(true), '2× Pizza', 'Cutlery')).toMatchInlineSnapshot(`
    "2× Pizza
    2 × Large
    – 4 × NDU
    – 2 × Olives
    – 2 × No basil
    2 × Ham
    2 × Fungi
    4 × Fries
    – 4 × Aioli
    CONTAINS celery, eggs, milk
    MAY CONTAIN none listed

    3× Soup
    ALLERGENS NOT STATED

    No cutlery
    Ring 07700 900123
    Paid £66.79
    Placed 12:00"
  `);
});

test('one of two such dishes is paid back with its choices, and its customer reads for what', async () => {
  const { id, items } = await placed();
  const lines = [{ itemId: items[0]?._id, quantity: 1 }];
  const refund = { lines, fees: [], reason: 'missing', expectedRefunded: 0 };
  const { status, body } = await owner.call<Answer>('POST', `/orders/${id}/refunds`, refund);
  expect([status, body.order.refundedAmount]).toEqual([201, 2_540]);
  await runJobs(shop);
  expect(part(newestTo(false), 'WHAT IT IS FOR', 'IF THE MONEY')).toMatchInlineSnapshot(`
    "WHAT IT IS FOR

    1 × Pizza
    £25.40

    WHAT YOU HAVE PAID
    Paid: £66.79
    Goes back now: −£25.40
    You have paid: £41.39"
  `);
});

test('a topping of a size that has run out is named with its dish, and everything goes back', async () => {
  const { shopper, id, items } = await placed();
  const large = items[0]?.options[0]?.choices[0];
  const nduja = large?.options?.[0]?.choices[0]?.choiceId;
  const aioli = items[0]?.options[2]?.choices[0]?.options?.[0]?.choices[0]?.choiceId;
  const { status, body } = await owner.call<Answer>('POST', `/orders/${id}/actions`, {
    action: 'decline',
    expectedVersion: 1,
    reason: 'out_of_stock',
    outOf: [nduja, aioli].map((choice) => ({ kind: 'choice', id: choice })),
  });
  const outOf = 'Nduja (with your Pizza) and Aioli (with your Pizza)';
  expect([status, body.order]).toMatchObject([200, { closedReason: 'out_of_stock', outOf }]);
  expect(JSON.stringify(await shopper.order(id))).not.toMatch(/choiceId|NDU/);
  await runJobs(shop);
  const mail = part(newestTo(false), 'We are sorry', 'IF THE MONEY');
  expect(mail.replaceAll(body.order.number, 'T-1')).toMatchInlineSnapshot(`
    "We are sorry
    The testaurant could not take order T-1. The restaurant has run out
    of Nduja (with your Pizza) and Aioli (with your Pizza).

    Goes back to you
    £66.79
    All of it, fees included.

    Reaches your card in
    5 to 10 working days
    That is how long banks take.

    Order something else https://testaurant.test/

    WHAT WAS NOT COOKED

    2 × Pizza
    Large
    – 2 × Nduja, Olives, No basil
    Ham, Fungi
    2 × Fries
    – 2 × Aioli
    Allergens: contains celery, eggs, milk.
    £50.80

    3 × Soup
    Allergens: not stated. Ring the restaurant before you eat it.
    £15.00"
  `);
});

test('the restaurant finds the order by such a choice, and its file counts its money once', async () => {
  const { id } = await placed();
  const found = await owner.call<Schemas['CounterOrderPage']>('GET', '/orders?q=aioli');
  expect(found.body.docs.map(({ order }) => order._id)).toContain(id);
  const { body } = await owner.call<string>('GET', '/export.csv?from=2026-03-04&to=2026-03-04');
  const rows = body.trim().split('\r\n').slice(1);
  // Placed at one time, they come in any order.
  expect(rows.map((row) => row.split(',').slice(8).join(',')).toSorted()).toMatchInlineSnapshot(`
    [
      "65.80,0.00,0.00,0.99,0.00,66.79,0.00,,,",
      "65.80,0.00,0.00,0.99,0.00,66.79,0.00,,,",
      "65.80,0.00,0.00,0.99,0.00,66.79,25.40,,,",
      "65.80,0.00,0.00,0.99,0.00,66.79,66.79,0,"out of stock",",
    ]
  `);
});
