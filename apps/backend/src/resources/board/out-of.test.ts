import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { curry, type Shop, type Shopper } from '../checkout/testing/shop.ts';
import { setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Target = Schemas['AvailabilityTarget'];
type Answer = Schemas['CounterOrder'] & Partial<Schemas['Error']>;

let mailShop: MailShop;
let shop: Shop;
let owner: Colleague;
beforeAll(async () => {
  mailShop = await startMailShop((yaml) => yaml.replace('name: Pilau', 'name: Pilau, kitchenName: PIL'));
  ({ shop } = mailShop);
  owner = await ownerOf(shop, shop.restaurantId);
  await setAcceptance(shop, 'manual');
});
afterAll(() => mailShop.close());

/** Two curries with pilau and naan, and a soup: what they are on the board, once their mails are sent. */
async function placed(): Promise<{ shopper: Shopper; id: string; items: Schemas['OrderItem'][] }> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  await shopper.add({ dish: 'Soup' });
  const { body } = await shopper.checkout();
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  await runJobs(shop);
  mailShop.server.mails.length = 0;
  const { order } = (await owner.call<Answer>('GET', `/orders/${body.orderId}`)).body;
  return { shopper, id: body.orderId, items: order.items };
}

const decline = (id: string, outOf: readonly Target[] | undefined, reason = 'out_of_stock') =>
  owner.call<Answer>('POST', `/orders/${id}/actions`, {
    action: 'decline',
    expectedVersion: 1,
    reason,
    outOf,
  });

const dish = (items: Schemas['OrderItem'][], wanted: string): Target => ({
  kind: 'dish',
  id: items.find(({ name }) => name === wanted)?.menuItemId ?? '',
});
const choice = (items: Schemas['OrderItem'][], wanted: string): Target => {
  const choices = items.flatMap(({ options }) => options).flatMap((option) => option.choices);
  return { kind: 'choice', id: choices.find(({ name }) => name === wanted)?.choiceId ?? '' };
};

test('who declines an order names what has run out, and its customer reads the names of the menu', async () => {
  const { shopper, id, items } = await placed();
  const { status, body } = await decline(id, [choice(items, 'Pilau'), dish(items, 'Soup')]);
  const outOf = 'Pilau (with your Curry) and Soup';
  expect([status, body.order]).toMatchObject([200, { closedReason: 'out_of_stock', outOf }]);
  const read = await shopper.order(id);
  expect(read).toMatchObject({ status: 'declined', outOf });
  expect(JSON.stringify(read)).not.toMatch(/choiceId|PIL/);

  await runJobs(shop);
  const [mail] = mailShop.server.mails;
  const text = (mail?.text ?? '').replaceAll(id, 'ID').replaceAll(read.number, 'T-1');
  expect(text).toMatchInlineSnapshot(`
    "The testaurant

    We are sorry
    The testaurant could not take order T-1. The restaurant has run out
    of Pilau (with your Curry) and Soup.

    Goes back to you
    £34.98
    All of it, fees included.

    Reaches your card in
    5 to 10 working days
    That is how long banks take.

    Order something else https://testaurant.test/

    WHAT WAS NOT COOKED

    2 × Curry
    Pilau, Naan
    Allergens: contains cereals containing gluten, milk. May contain nuts.
    £26.50

    1 × Soup
    Allergens: not stated. Ring the restaurant before you eat it.
    £5.00

    IF THE MONEY DOES NOT COME

    Ask your bank for a refund of £34.98 from The testaurant, reference
    T-1. If your bank cannot find it, write to hello@testaurant.test.

    The testaurant is run by Test Ltd, a company registered in England and
    Wales under number 12345678, with its registered office at 14 Call Lane,
    Leeds.

    Telephone +441134960123. Allergies +441134960124. E-mail
    hello@testaurant.test.

    You get this mail because you placed order T-1. It is not
    advertising, and nothing in it follows you.
    "
  `);
});

test('an order is declined without naming anything, and then names nothing', async () => {
  const { shopper, id } = await placed();
  expect((await decline(id, undefined)).status).toBe(200);
  expect(await shopper.order(id)).not.toHaveProperty('outOf');
});

test('what is not in the order, or goes with another reason or action, is refused, and the order waits on', async () => {
  const { shopper, id, items } = await placed();
  const { body: menu } = await shopper.call<Schemas['Menu']>('GET', `/restaurants/${shop.restaurantId}/menu`);
  const cola = menu.categories.flatMap((each) => each.items).find(({ name }) => name === 'Cola')?._id ?? '';
  const soup = dish(items, 'Soup');
  const field = (message: string) => ({
    status: 400,
    body: { code: 'invalid_request', message, details: { fields: [{ field: 'outOf', message }] } },
  });
  const notOrdered = field('Choose what is in this order.');
  expect(await decline(id, [soup, { kind: 'dish', id: cola }])).toMatchObject(notOrdered);
  // The id of a dish is not the id of a choice.
  expect(await decline(id, [{ kind: 'choice', id: soup.id }])).toMatchObject(notOrdered);
  const elsewhere = field('Only an order that is declined because something has run out names what.');
  expect(await decline(id, [soup], 'too_busy')).toMatchObject(elsewhere);
  const start = { action: 'start', expectedVersion: 1, outOf: [soup] };
  expect(await owner.call('POST', `/orders/${id}/actions`, start)).toMatchObject(elsewhere);
  expect(await decline(id, [])).toMatchObject({ status: 400 });
  expect(await shopper.order(id)).toMatchObject({ status: 'placed', version: 1 });
});
