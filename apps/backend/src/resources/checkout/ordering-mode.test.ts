import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curry, type Shop, startShop } from './testing/shop.ts';

// A delivery customer must never be led to pay for a collection: the mode is said, not guessed from the address.

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const filled = async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  return shopper;
};

describe('delivery without an address', () => {
  test('is refused before any payment', async () => {
    const shopper = await filled();
    const answer = await shopper.checkout({ mode: 'delivery', addressId: undefined });
    expect(answer).toMatchObject({ status: 400, body: { code: 'checkout_blocked' } });
    expect(answer.body.details?.blockers).toEqual([
      { code: 'address_required', message: 'Choose a delivery address.' },
    ]);
    expect(await shop.ordersOf(shopper)).toEqual([]);
  });

  test('has the price of a delivery and says what is missing', async () => {
    const shopper = await filled();
    const { status, body } = await shopper.breakdown({ mode: 'delivery', addressId: undefined });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      shippingCost: 249,
      totalAmount: 2998,
      blockers: [{ code: 'address_required' }],
    });
  });
});

test('delivery to a deleted address is not found, and no order is made', async () => {
  const shopper = await filled();
  await shopper.call('DELETE', `/addresses/${shopper.addressId}`);
  expect(await shopper.checkout({ mode: 'delivery' })).toMatchObject({ status: 404 });
  expect(await shopper.breakdown({ mode: 'delivery' })).toMatchObject({ status: 404 });
  expect(await shop.ordersOf(shopper)).toEqual([]);
});

test('collection ignores an address, even one that is not there', async () => {
  const shopper = await filled();
  const other = await shop.newShopper();
  for (const addressId of [shopper.addressId, other.addressId]) {
    const { body: price } = await shopper.breakdown({ mode: 'collection', addressId });
    expect(price).toMatchObject({ shippingCost: 0, totalAmount: 2749, blockers: [] });
    const { body } = await shopper.checkout({ mode: 'collection', addressId, expectedTotalAmount: 2749 });
    expect(await shopper.order(body.orderId)).toMatchObject({ mode: 'collection', address: null });
  }
});

test('without a mode the address decides, as the specification says', async () => {
  const shopper = await filled();
  const delivered = await shopper.checkout();
  expect(await shopper.order(delivered.body.orderId)).toMatchObject({ mode: 'delivery' });
  const collected = await shopper.checkout({ addressId: undefined });
  expect(await shopper.order(collected.body.orderId)).toMatchObject({ mode: 'collection' });
});

describe('the mode is part of what makes two checkouts the same', () => {
  test('said or meant, the same order is the same page', async () => {
    const shopper = await filled();
    const meant = await shopper.checkout();
    expect((await shopper.checkout({ mode: 'delivery' })).body).toEqual(meant.body);
  });

  test('another mode with the same address closes the old page and makes another order', async () => {
    const shopper = await filled();
    const first = await shopper.checkout({ mode: 'delivery' });
    const second = await shopper.checkout({ mode: 'collection' });
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect(await shopper.order(first.body.orderId)).toMatchObject({ status: 'payment_expired' });
  });

  test('another mode under the same key is refused', async () => {
    const shopper = await filled();
    const key = { 'idempotency-key': `mode-${shopper.id}` };
    expect((await shopper.checkout({ mode: 'delivery' }, key)).status).toBe(200);
    expect(await shopper.checkout({ mode: 'collection' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  });
});

test('a mode that is none is named', async () => {
  const shopper = await filled();
  const answer = await shopper.checkout({ mode: 'drone' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(answer.body.details?.fields?.map(({ field }) => field)).toEqual(['mode']);
});
