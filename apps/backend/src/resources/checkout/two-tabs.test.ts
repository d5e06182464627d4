import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, promoCodes } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { rounds } from '../../testing/soak.ts';
import { startPaymentStandIn } from '../payments/testing/payment-stand-in.ts';
import { type KillableBackend, killRemaining, startKillableBackend } from './testing/killable-backend.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.app.db.insert(promoCodes).values({
    id: newId(),
    restaurantId: shop.restaurantId,
    code: 'ONCE',
    type: 'FIXED_AMOUNT_OFF',
    appliesTo: 'ORDER_TOTAL',
    description: 'A pound off, once.',
    value: 100,
    minimumOrder: 0,
    isActive: true,
    isPublic: true,
    maxRedemptionsPerCustomer: 1,
  });
});
afterAll(() => shop.close());

/** Pays whatever page is open, as a customer with several of them in front of them would. */
async function payWhatIsOpen(shopper: Shopper): Promise<void> {
  for (const order of await shop.ordersOf(shopper)) {
    for (const session of await shop.standIn.sessionsOf(order.id)) {
      if (session.status === 'open' && order.paymentSessionUrl !== null) await shop.standIn.pay(session.id);
    }
  }
}

/** The provider sends the events of all that has happened so far, all at once. */
async function hearOfPayments(shopper: Shopper): Promise<void> {
  const made = await shop.ordersOf(shopper);
  const events = await Promise.all(made.map(({ id }) => shop.standIn.eventsOf(id)));
  const statuses = await Promise.all(events.flat().map((event) => shop.sendEvent(event)));
  for (const status of statuses) expect(status).toBe(200);
}

const interleavings = rounds(30, 200);
test('two tabs that change the cart, check out and pay make no order twice', {
  timeout: 60_000 + 1_000 * interleavings,
}, async () => {
  const action = fc.constantFrom(
    'add',
    'checkout',
    'checkout with a note',
    'checkout with a code for once',
    'collect',
    'pay',
    'hear of it',
    'remove' as const,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 2 }),
      async (tabs) => {
        const shopper = await shop.newShopper();
        await shopper.add({ ...curry, quantity: 2 });
        let added = 2;
        const act: Record<(typeof tabs)[number][number], () => Promise<number>> = {
          add: async () => {
            const { status } = await shopper.add(curry);
            added += 1;
            return status;
          },
          remove: async () => (await shopper.call('DELETE', '/restaurant-cart')).status,
          checkout: async () => (await shopper.checkout()).status,
          'checkout with a note': async () => (await shopper.checkout({ note: 'Ring twice' })).status,
          'checkout with a code for once': async () => (await shopper.checkout({ promoCode: 'ONCE' })).status,
          collect: async () => (await shopper.checkout({ addressId: undefined })).status,
          pay: async () => {
            await payWhatIsOpen(shopper);
            return 200;
          },
          'hear of it': async () => {
            await hearOfPayments(shopper);
            return 200;
          },
        };
        const statuses = await Promise.all(
          tabs.map(async (actions) => {
            const seen: number[] = [];
            for (const name of actions) seen.push(await act[name]());
            return seen;
          }),
        );
        for (const status of statuses.flat()) expect([200, 201, 400, 409]).toContain(status);

        // The webhooks arrive at last, all at once.
        await hearOfPayments(shopper);

        const made = await shop.ordersOf(shopper);
        const sessions = (await Promise.all(made.map(({ id }) => shop.standIn.sessionsOf(id)))).flat();
        const paid = sessions.filter(({ payment_status }) => payment_status === 'paid');
        const placed = (await shop.ordersOf(shopper)).filter(({ placedAt }) => placedAt !== null);
        // Every payment is one order at its price, and nothing was ordered that nobody had put into the cart.
        expect(placed.map(({ id }) => id).sort()).toEqual(paid.map((s) => s.client_reference_id).sort());
        for (const order of placed) {
          const session = paid.find((each) => each.client_reference_id === order.id);
          expect(session?.amount_total).toBe(order.totalAmount);
        }
        const ordered = placed.flatMap(({ snapshot }) => snapshot.items.map(({ quantity }) => quantity));
        expect(ordered.reduce((sum, quantity) => sum + quantity, 0)).toBeLessThanOrEqual(added);
        expect(placed.filter(({ promoCode }) => promoCode === 'ONCE').length).toBeLessThanOrEqual(1);
        // Never two pages to pay at once.
        expect(sessions.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: interleavings },
  );
});

describe('two servers', () => {
  let server: KillableBackend;
  beforeAll(async () => {
    server = await startKillableBackend(shop, shop.standIn.settings.STRIPE_API_BASE?.href ?? '');
  });
  afterAll(killRemaining);

  test('that get the same checkout at once make one order and one page', async () => {
    for (let round = 1; round <= rounds(2, 50); round += 1) {
      const shopper = await shop.newShopper();
      await shopper.add({ ...curry, quantity: 2 });
      const send = () => shopper.sendTo(server.url, '/restaurant-cart/checkout', shopper.checkoutBody());
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => [(await shopper.checkout()).status, await send()]),
      );
      // 503: the provider was still busy with the other server's call.
      for (const status of answers.flat()) expect([200, 503]).toContain(status);
      const [order, ...more] = await shop.ordersOf(shopper);
      expect(more).toEqual([]);
      const sessions = await shop.standIn.sessionsOf(order?.id ?? '');
      expect(sessions.map(({ url }) => url)).toEqual([(await shopper.checkout()).body.url]);
    }
  });

  test('that get different checkouts at once leave one page to pay', async () => {
    for (let round = 1; round <= rounds(2, 50); round += 1) {
      const shopper = await shop.newShopper();
      await shopper.add({ ...curry, quantity: 2 });
      const other = shopper.checkoutBody({ note: 'From the other tab' });
      const answers = await Promise.all(
        Array.from({ length: 4 }, async () => [
          (await shopper.checkout()).status,
          await shopper.sendTo(server.url, '/restaurant-cart/checkout', other),
        ]),
      );
      for (const status of answers.flat()) expect([200, 409, 503]).toContain(status);
      await shopper.checkout();
      const made = await shop.ordersOf(shopper);
      const sessions = (await Promise.all(made.map(({ id }) => shop.standIn.sessionsOf(id)))).flat();
      expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
      expect(made.filter(({ status }) => status === 'pending_payment')).toHaveLength(1);
    }
  });
});

test("over real HTTP, the provider's own webhook places the order", async () => {
  const server = createServer(async (request, response) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece);
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const url = `http://backend.test${request.url}`;
    const answer = await shop.fetch(
      new Request(url, { method: 'POST', headers, body: Buffer.concat(pieces) }),
    );
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const standIn = await startPaymentStandIn(`http://127.0.0.1:${port}/webhooks/payments`);
  try {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { body } = await shopper.checkout();
    // The same order at a provider that does send webhooks; both share their secrets.
    const session = await standIn.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: body.orderId,
      metadata: { orderId: body.orderId },
      success_url: 'https://testaurant.test/',
      line_items: [
        { quantity: 1, price_data: { currency: 'gbp', unit_amount: 2998, product_data: { name: 'Order' } } },
      ],
    });
    const paymentSessionId = session.id;
    await shop.app.db.update(orders).set({ paymentSessionId }).where(eq(orders.id, body.orderId));
    await standIn.pay(session.id);
    // The page's own question goes to the other provider, which knows no such session; the webhook decides.
    await expect.poll(async () => (await shopper.order(body.orderId)).placedAt).not.toBeNull();
  } finally {
    await standIn.stop();
    server.closeAllConnections();
    server.close();
  }
});
