import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeys, orders } from '../../db/schema.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Failure = Schemas['Error'];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const finish = (id: string) =>
  shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, id));
const erase = (shopper: Shopper) => shopper.call<Partial<Failure>>('DELETE', '/auth/me');

test('the copy is of the caller alone, with everything of theirs', async () => {
  const [person, other] = [await shop.newShopper(), await shop.newShopper()];
  const orderId = await placeOrder(shop, person, { note: 'Ring twice.' });
  const othersOrder = await placeOrder(shop, other, { note: 'Leave it with Jo.' });
  const { status, headers, body } = await person.call<Schemas['PersonalData']>('GET', '/auth/me/export');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({
    customer: { id: person.id },
    addresses: [{ id: person.addressId }],
    orders: [{ id: orderId, note: 'Ring twice.' }],
  });
  const text = JSON.stringify(body);
  for (const foreign of [other.id, othersOrder, 'Leave it with Jo.']) expect(text).not.toContain(foreign);
});

test.each(['GET', 'DELETE'])('without a sign-in there is nothing to %s', async (method) => {
  const { status } = await shop.call(method, method === 'GET' ? '/auth/me/export' : '/auth/me');
  expect(status).toBe(401);
});

test('an order that is not finished stands in the way, and is named', async () => {
  const person = await shop.newShopper();
  const orderId = await placeOrder(shop, person);
  const { number, status } = await person.order(orderId);
  const refused = await erase(person);
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'open_orders',
      message: `Order ${number} is not finished yet. You can delete your account once it is.`,
      details: { openOrders: [{ _id: orderId, number, status }] },
    },
  ]);
  await person.add({ ...curry, quantity: 2 });
  const pending = await person.order((await person.checkout()).body.orderId);
  expect((await erase(person)).body).toMatchObject({
    message: `Orders ${number}, ${pending.number} are not finished yet. You can delete your account once they are.`,
    details: { openOrders: [{ number }, { _id: pending._id, status: 'pending_payment' }] },
  });
  await finish(orderId);
  expect((await erase(person)).body.message).toBe(
    `Order ${pending.number} is being paid. You can delete your account once it is finished, or within an hour if it is not paid.`,
  );
  // Nothing has changed.
  expect((await person.call('GET', '/auth/me')).status).toBe(200);
});

test('who is erased is signed out for good; their orders stay without them', async () => {
  const person = await shop.newShopper();
  const orderId = await placeOrder(shop, person);
  await finish(orderId);
  expect((await erase(person)).status).toBe(204);
  expect((await person.call('GET', '/auth/me')).status).toBe(401);
  expect((await person.call('GET', '/auth/me/export')).status).toBe(401);
  expect((await erase(person)).status).toBe(401);
  const [kept] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(kept).toMatchObject({ customerId: null, note: '', snapshot: { address: null, customerEmail: '' } });
  const keys = await shop.app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.owner, person.id));
  expect(keys).toEqual([]);
});

test('ten presses at once erase once, and none of them fails', async () => {
  const person = await shop.newShopper();
  const answers = await Promise.all(Array.from({ length: 10 }, () => erase(person)));
  for (const { status } of answers) expect([204, 401]).toContain(status);
  expect(answers.map(({ status }) => status)).toContain(204);
});

test('an order is not opened again once its customer is erased', async () => {
  await setAcceptance(shop, 'manual');
  const owner = await ownerOf(shop, shop.restaurantId);
  const person = await shop.newShopper();
  const orderId = await placeOrder(shop, person);
  const act = (expectedVersion: number, action: string, more: object = {}) =>
    owner.call<Schemas['CounterOrder'] & Partial<Failure>>('POST', `/orders/${orderId}/actions`, {
      action,
      expectedVersion,
      ...more,
    });
  const promisedAt = new Date(shop.app.clock.now().getTime() + 30 * 60_000).toISOString();
  await act(1, 'accept', { promisedAt });
  await act(2, 'dispatch');
  // It is undone while there is a customer, and completed once more.
  for (const [version, action] of [
    [3, 'complete'],
    [4, 'undo'],
    [5, 'complete'],
  ] as const) {
    expect((await act(version, action)).status, action).toBe(200);
  }
  expect((await erase(person)).status).toBe(204);
  const { version } = (await owner.call<Schemas['CounterOrder']>('GET', `/orders/${orderId}`)).body.order;
  const { status, body } = await act(version, 'undo');
  expect([status, body.code, body.message, body.details?.counterOrder?.order.status]).toEqual([
    409,
    'action_not_allowed',
    'The customer has deleted their account, so this order cannot be opened again.',
    'completed',
  ]);
});
