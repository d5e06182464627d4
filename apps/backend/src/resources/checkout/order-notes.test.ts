import type { OrderNotes } from '@tiffin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
});
afterAll(() => shop.close());

const written = {
  note: 'No coriander.',
  allergyNote: 'Sesame \u{1F95C}',
  riderNote: 'Green door,\nsecond bell.',
  wantsCutlery: true,
} satisfies OrderNotes;
const fields = ['note', 'allergyNote', 'riderNote'] as const;
const collected = { addressId: undefined };

test('an order keeps what its customer wrote, without the spaces around it', async () => {
  const spaced = fields.map((field) => [field, ` \n${written[field]}\t `]);
  const { body } = await shopper.checkout({ ...written, ...Object.fromEntries(spaced) });
  expect(await shopper.order(body.orderId)).toMatchObject(written);
});

test('nothing is written and no cutlery is packed unless the customer asks for it', async () => {
  const { body } = await shopper.checkout();
  const nothing = { note: '', allergyNote: '', riderNote: '', wantsCutlery: false };
  expect(await shopper.order(body.orderId)).toMatchObject(nothing);
});

test('an order whose payment failed keeps its notes', async () => {
  const { body } = await shopper.checkout({ ...written, note: 'Not paid.' });
  const [session] = await shop.standIn.sessionsOf(body.orderId);
  await shop.standIn.stripe.checkout.sessions.expire(session?.id ?? '');
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  const order = await shopper.order(body.orderId);
  expect(order).toMatchObject({ ...written, note: 'Not paid.', status: 'payment_expired' });
});

test.each(fields)('%s has at most 500 characters, and is a text', async (field) => {
  const longest = 'x'.repeat(500);
  const taken = await shopper.checkout({ [field]: longest });
  expect((await shopper.order(taken.body.orderId))[field]).toBe(longest);
  for (const wrong of [`${longest}x`, 5, null, ['Sesame']]) {
    const { status, body } = await shopper.checkout({ [field]: wrong });
    expect([status, body.code, body.details?.fields], `${wrong}`).toMatchObject([
      400,
      'invalid_request',
      [{ field }],
    ]);
  }
});

test.each(['true', 1, null, {}])('cutlery is wanted or not, never %j', async (wrong) => {
  const { status, body } = await shopper.checkout({ wantsCutlery: wrong });
  expect([status, body.details?.fields]).toMatchObject([400, [{ field: 'wantsCutlery' }]]);
});

test('nobody rides with an order that is collected', async () => {
  const before = await shop.ordersOf(shopper);
  const { status, body } = await shopper.checkout({ ...collected, riderNote: 'Green door.' });
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({
      code: 'invalid_request',
      message: 'A note for the rider goes with a delivery only.',
      details: {
        fields: [{ field: 'riderNote', message: 'A note for the rider goes with a delivery only.' }],
      },
    }),
  ]);
  expect(await shop.ordersOf(shopper)).toEqual(before);
  const named = await shopper.checkout({ mode: 'collection', riderNote: 'Green door.' });
  expect(named.status).toBe(400);
  // A field that nobody filled in says nothing.
  expect((await shopper.checkout({ ...collected, riderNote: '  ' })).status).toBe(200);
});

test('what an order costs does not depend on what is written', async () => {
  const { status, body } = await shopper.breakdown(written);
  expect([status, body]).toEqual([200, (await shopper.breakdown()).body]);
});
