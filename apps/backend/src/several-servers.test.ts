import { afterAll, beforeAll, expect, test } from 'vitest';
import { curry, type Shop, startShop } from './resources/checkout/testing/shop.ts';
import { startTestApp, type TestApp, testFoundationId } from './testing/test-app.ts';

// Two servers that share nothing but their database and the payment provider.
let shop: Shop;
let second: TestApp;
beforeAll(async () => {
  shop = await startShop();
  const { payments, clock, env } = shop.app;
  second = await startTestApp(() => ({ payments, clock }), { DATABASE_URL: env.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

test('the same checkout at both makes one order, and the same event at both places it once', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const session = await sessionOf(shopper.id);
  const body = shopper.checkoutBody();
  const headers = { 'restaurant-id': shop.restaurantId };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? shop : second).call<{ orderId: string; url: string }>(
        'POST',
        '/restaurant-cart/checkout',
        {
          session,
          headers,
          body,
        },
      ),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body: { orderId, url } }) => `${orderId} ${url}`)).size).toBe(1);
  const orderId = answers[0]?.body.orderId ?? '';
  expect(await shop.standIn.sessionsOf(orderId)).toHaveLength(1);

  await shop.payOrder(orderId);
  const events = await shop.standIn.eventsOf(orderId);
  const text = JSON.stringify(events.find(({ type }) => type === 'checkout.session.completed'));
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const signature = shop.standIn.sign(text);
      const answer = await (index % 2 === 0 ? shop : second).send('POST', '/webhooks/payments', {
        rawBody: text,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signature,
          'foundation-id': undefined,
        },
      });
      return answer.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await placedBy(shop)) + (await placedBy(second))).toBe(1);
  expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
});

test('a sign-in at one is good at the other, and so is its end', async () => {
  const session = await shop.signIn();
  expect((await second.call('GET', '/auth/me', { session })).status).toBe(200);
  const renewed = await second.call('POST', '/auth/refresh', {
    headers: { 'refresh-token': session.refreshToken },
  });
  expect(renewed.status).toBe(200);
  expect((await shop.call('POST', '/auth/logout', { session })).status).toBe(204);
  const after = await second.call('POST', '/auth/refresh', {
    headers: { 'refresh-token': session.refreshToken },
  });
  expect(after.status).toBe(401);
});

/** A session of somebody who has an account already. */
async function sessionOf(customerId: string) {
  const accessToken = await shop.app.accessTokens.sign({
    customerId,
    foundationId: testFoundationId,
    familyId: '0'.repeat(24),
  });
  return { accessToken, refreshToken: 'x'.repeat(43) };
}

async function placedBy({ app }: TestApp): Promise<number> {
  const text = await app.metrics.registry.metrics();
  return Number(/^orders_placed_total\{how="paid"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}
