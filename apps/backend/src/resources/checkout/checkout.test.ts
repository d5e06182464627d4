import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, menuItems, orders, promoCodes, restaurants } from '../../db/schema.ts';
import { rounds } from '../../testing/soak.ts';
import { curry, type Shop, startShop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('a checkout gives the address of a payment page over exactly the breakdown', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body: breakdown } = await shopper.breakdown();
  expect(breakdown).toEqual({
    subtotal: 2650,
    discount: 0,
    shippingCost: 249,
    applicationFeeAmount: 99,
    tipAmount: 0,
    totalAmount: 2998,
    blockers: [],
  });

  const { status, body } = await shopper.checkout({ note: ' No cutlery. ', expectedTotalAmount: 2998 });
  expect(status).toBe(200);
  const [session, ...more] = await shop.standIn.sessionsOf(body.orderId);
  expect(more).toEqual([]);
  expect(session).toMatchObject({
    url: body.url,
    amount_total: 2998,
    currency: 'gbp',
    status: 'open',
    success_url: 'https://testaurant.test/?checkoutStatus=success',
    cancel_url: 'https://testaurant.test/?checkoutStatus=failure',
    metadata: { orderId: body.orderId },
  });
  expect(await shopper.order(body.orderId)).toMatchObject({
    status: 'pending_payment',
    number: expect.stringMatching(/^T-\d+$/),
    mode: 'delivery',
    note: 'No cutlery.',
    placedAt: null,
    address: { _id: shopper.addressId, postalCode: 'LS1 5HD' },
    breakdown: { totalAmount: 2998 },
    items: [
      {
        name: 'Curry',
        quantity: 2,
        unitPrice: 13.25,
        totalPrice: 26.5,
        options: [
          { name: 'Choose your rice', choices: [{ name: 'Pilau', price: 1.25 }] },
          { name: 'Extras', choices: [{ name: 'Naan', price: 2.5 }] },
        ],
        allergens: { contains: ['cereals_containing_gluten', 'milk'], mayContain: ['nuts'] },
      },
    ],
  });
  expect((await shopper.cart()).items).toHaveLength(1);
});

test('an order keeps what was chosen by its ids and counts, beside the names that its customer reads', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  await shopper.checkout();
  const [order] = await shop.ordersOf(shopper);
  const [rice, extras] = shop.payload(curry).selectedOptions;
  const [pilau, naan] = [rice?.choiceIds[0], extras?.choiceIds[0]];
  expect(order?.snapshot.items.map(({ options }) => options)).toEqual([
    [
      {
        optionId: rice?.optionId,
        name: 'Choose your rice',
        choices: [{ choiceId: pilau, name: 'Pilau', price: 125, count: 1 }],
      },
      {
        optionId: extras?.optionId,
        name: 'Extras',
        choices: [{ choiceId: naan, name: 'Naan', price: 250, count: 1 }],
      },
    ],
  ]);
  expect((await shopper.order(order?.id ?? '')).items[0]?.options[0]).toEqual({
    name: 'Choose your rice',
    choices: [{ name: 'Pilau', price: 1.25 }],
  });
});

test('without an address the order is collected, without a delivery fee', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout({ addressId: undefined, expectedTotalAmount: 2749 });
  expect(await shopper.order(body.orderId)).toMatchObject({ mode: 'collection', address: null, note: '' });
  // An address beside an explicit collection is not looked at.
  const elsewhere = 'f'.repeat(24);
  expect((await shopper.breakdown({ mode: 'collection', addressId: elsewhere })).status).toBe(200);
  expect((await shopper.breakdown({ mode: 'delivery', addressId: elsewhere })).body.message).toContain(
    'address',
  );
});

describe('the same checkout again', () => {
  test('gives the same page', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const first = await shopper.checkout();
    expect((await shopper.checkout()).body).toEqual(first.body);
    expect(await shop.ordersOf(shopper)).toHaveLength(1);
  });

  const times = rounds(2, 100);
  test('50 times at once makes one order and one session', { timeout: 60_000 + 4_000 * times }, async () => {
    for (let round = 1; round <= times; round += 1) {
      const shopper = await shop.newShopper();
      await shopper.add({ ...curry, quantity: 2 });
      // On a busy machine the last of 50 may wait for the cart's lock longer than a statement may. They press again.
      const checkout = async (tries: number): ReturnType<typeof shopper.checkout> => {
        const answer = await shopper.checkout();
        return answer.status === 503 && tries > 1 ? checkout(tries - 1) : answer;
      };
      const answers = await Promise.all(Array.from({ length: 50 }, () => checkout(5)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
      const [order, ...more] = await shop.ordersOf(shopper);
      expect(more).toEqual([]);
      expect(await shop.standIn.sessionsOf(order?.id ?? '')).toHaveLength(1);
    }
  });

  test('with a key replays the answer, and refuses another body', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const key = { 'idempotency-key': 'checkout-key-1' };
    const answers = await Promise.all([1, 2, 3].map(() => shopper.checkout({}, key)));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    const other = await shopper.checkout({ note: 'Other' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  });

  test('after the page was paid, although no webhook came, places the order instead of charging twice', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { body } = await shopper.checkout();
    await shop.payOrder(body.orderId);
    const again = await shopper.checkout();
    expect(again.body).toEqual({
      orderId: body.orderId,
      url: 'https://testaurant.test/?checkoutStatus=success',
    });
    expect(await shopper.order(body.orderId)).toMatchObject({ status: 'placed' });
    expect((await shopper.cart()).items).toEqual([]);
  });

  test('after its page has run out makes a new order', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { body } = await shopper.checkout();
    const [session] = await shop.standIn.sessionsOf(body.orderId);
    await shop.standIn.stripe.checkout.sessions.expire(session?.id ?? '');
    const again = await shopper.checkout();
    expect(again.status).toBe(200);
    expect(again.body.orderId).not.toBe(body.orderId);
    expect((await shop.ordersOf(shopper)).map(({ status }) => status)).toEqual([
      'payment_expired',
      'pending_payment',
    ]);
  });
});

describe('a changed cart', () => {
  test.each([
    ['another quantity', (shopper: Awaited<ReturnType<Shop['newShopper']>>) => shopper.add(curry), {}],
    ['another note', async () => {}, { note: 'Ring twice' }],
    ['an allergy', async () => {}, { allergyNote: 'Sesame' }],
    ['a note to the rider', async () => {}, { riderNote: 'Green door' }],
    ['cutlery', async () => {}, { wantsCutlery: true }],
    ['collection instead', async () => {}, { addressId: undefined }],
    ['a promo code', async () => {}, { promoCode: 'ten' }],
    ['another way back', async () => {}, { failUrl: 'https://testaurant.test/basket' }],
  ] as const)('%s closes the old page first', async (_, change, wishes) => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const first = await shopper.checkout();
    await change(shopper);
    const second = await shopper.checkout(wishes);
    expect(second.status).toBe(200);
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect((await shop.standIn.sessionsOf(first.body.orderId))[0]?.status).toBe('expired');
    expect(await shopper.order(first.body.orderId)).toMatchObject({ status: 'payment_expired' });
    expect(await shopper.order(second.body.orderId)).toMatchObject({ status: 'pending_payment' });
  });

  test('that costs the same but holds something else closes the old page first, too', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ dish: 'Soup', quantity: 11 });
    const first = await shopper.checkout();
    await shopper.call('DELETE', '/restaurant-cart');
    await shopper.add({ dish: 'Cola', quantity: 25 });
    const second = await shopper.checkout();
    const [soup, cola] = [await shopper.order(first.body.orderId), await shopper.order(second.body.orderId)];
    expect(cola.breakdown).toEqual(soup.breakdown);
    expect(soup).toMatchObject({ status: 'payment_expired', items: [{ name: 'Soup' }] });
    expect(cola).toMatchObject({ status: 'pending_payment', items: [{ name: 'Cola' }] });
  });

  test('whose old page was just paid is refused, and the paid order stands', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { body } = await shopper.checkout();
    await shopper.add({ dish: 'Cola' });
    await shop.payOrder(body.orderId);
    expect(await shopper.checkout()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await shopper.order(body.orderId)).toMatchObject({ status: 'placed' });
    const { items } = await shopper.cart();
    expect(items.map(({ menuItem }) => menuItem.name)).toEqual(['Cola']);
  });
});

describe('refusals come before any payment', () => {
  test('a total that is not what the customer saw, with the new breakdown', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const answer = await shopper.checkout({ expectedTotalAmount: 2997 });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'total_changed', details: { breakdown: { totalAmount: 2998, blockers: [] } } },
    });
    expect(await shop.ordersOf(shopper)).toEqual([]);
  });

  test('every blocker at once', async () => {
    const shopper = await shop.newShopper(false);
    await shopper.add({ dish: 'Soup' });
    await shop.app.db
      .update(addresses)
      .set({
        postalCode: 'SW1A 1AA',
        locatedPostcode: 'SW1A 1AA',
        locatedLatitude: 51.5,
        locatedLongitude: -0.12,
      })
      .where(eq(addresses.id, shopper.addressId));
    const codes = ['below_minimum', 'address_out_of_area', 'phone_required', 'promo_invalid'];
    const answer = await shopper.checkout({ promoCode: 'FREEDEL' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'checkout_blocked' } });
    expect(answer.body.details?.blockers?.map(({ code }) => code)).toEqual(codes);
    const { body } = await shopper.breakdown();
    expect(body.blockers.map(({ code }) => code)).toEqual(codes.slice(0, 3));
    expect(await shop.ordersOf(shopper)).toEqual([]);
  });

  test('an empty cart, also before its first use', async () => {
    const shopper = await shop.newShopper();
    const answer = await shopper.checkout();
    expect(answer).toMatchObject({ status: 400, body: { code: 'checkout_blocked' } });
    expect(answer.body.details?.blockers?.map(({ code }) => code)).toEqual(['below_minimum', 'cart_empty']);
    expect((await shopper.breakdown()).body).toMatchObject({ totalAmount: 0 });
  });

  test('a shop that has closed', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const close = (isActive: boolean) =>
      shop.app.db.update(restaurants).set({ isActive }).where(eq(restaurants.id, shop.restaurantId));
    await close(false);
    const answer = await shopper.checkout();
    await close(true);
    expect(answer.body.details?.blockers?.[0]).toMatchObject({ code: 'shop_closed' });
  });

  test('a mode that is not offered', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const offer = (hasDelivery: boolean) =>
      shop.app.db.update(restaurants).set({ hasDelivery }).where(eq(restaurants.id, shop.restaurantId));
    await offer(false);
    const answer = await shopper.checkout();
    await offer(true);
    expect(answer.body.details?.blockers?.[0]).toMatchObject({ code: 'mode_unavailable' });
  });

  test('a dish that is gone, and a price that changed', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { menuItemId } = shop.payload(curry);
    const change = (values: { isAvailable?: boolean; price?: number }) =>
      shop.app.db.update(menuItems).set(values).where(eq(menuItems.id, menuItemId));
    await change({ isAvailable: false });
    const unavailable = await shopper.checkout({ expectedTotalAmount: 2998 });
    await change({ isAvailable: true, price: 960 });
    const dearer = await shopper.checkout({ expectedTotalAmount: 2998 });
    await change({ price: 950 });
    expect(unavailable.body.details?.blockers?.[0]).toMatchObject({ code: 'item_unavailable' });
    expect(dearer).toMatchObject({ status: 409, body: { code: 'total_changed' } });
  });

  test.each(['successUrl', 'failUrl'])('a %s on a foreign host', async (field) => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const answer = await shopper.checkout({ [field]: 'https://testaurant.test.evil.example/' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.details?.fields).toMatchObject([{ field }]);
  });

  test("another customer's address", async () => {
    const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
    await shopper.add({ ...curry, quantity: 2 });
    expect((await shopper.checkout({ addressId: other.addressId })).status).toBe(404);
    expect((await shopper.breakdown({ addressId: other.addressId })).status).toBe(404);
  });

  test('a promo code that does not hold, each with its own word', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const collected = { addressId: undefined, promoCode: 'FREEDEL' };
    const change = (code: string, values: Partial<typeof promoCodes.$inferInsert>) =>
      shop.app.db.update(promoCodes).set(values).where(eq(promoCodes.code, code));
    await change('FREEDEL', { minimumOrder: 10_000 });
    await change('TEN', { startsAt: new Date('2030-01-01T00:00:00Z') });
    await change('SECRET', { endsAt: new Date('2020-01-01T00:00:00Z') });
    await change('FIVER', { maxRedemptions: 0 });
    for (const [wishes, code] of [
      [{ promoCode: 'NOSUCH' }, 'promo_unknown'],
      [{ promoCode: '£5 off!' }, 'promo_unknown'],
      [collected, 'promo_not_applicable'],
      [{ promoCode: 'FREEDEL' }, 'promo_below_minimum'],
      [{ promoCode: 'TEN' }, 'promo_not_started'],
      [{ promoCode: 'SECRET' }, 'promo_expired'],
      [{ promoCode: 'FIVER' }, 'promo_used_up'],
    ] as const) {
      expect(await shopper.breakdown(wishes)).toMatchObject({ status: 400, body: { code } });
      expect(await shopper.checkout(wishes)).toMatchObject({ status: 400, body: { code } });
    }
    await change('FREEDEL', { minimumOrder: 2_000 });
    await change('TEN', { startsAt: null });
    await change('SECRET', { endsAt: null });
    await change('FIVER', { maxRedemptions: 3 });
  });
});

test('order numbers of a restaurant are consecutive', async () => {
  const shoppers = await Promise.all([1, 2, 3, 4].map(() => shop.newShopper()));
  await Promise.all(shoppers.map((shopper) => shopper.add({ ...curry, quantity: 2 })));
  await Promise.all(shoppers.map((shopper) => shopper.checkout()));
  const rows = await shop.app.db.select({ number: orders.number }).from(orders);
  const numbers = rows.map(({ number }) => Number(number.slice(2))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
});
