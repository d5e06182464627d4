import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationDescription, operationDescriptions } from '../contract/document.ts';
import { curry, type Shop, startShop } from '../resources/checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../resources/devices/testing/paired-device.ts';
import { type Colleague, ownerOf } from '../resources/team/testing/team.ts';
import { sentBody } from '../testing/form-body.ts';
import { wellFormedRequest } from '../testing/generated-requests.ts';

let shop: Shop;
let session: components['schemas']['AuthSession'];
let owner: Colleague;
let device: TestDevice;
let idToken: string;
let asked = 0;
beforeAll(async () => {
  const limit = '1000/60';
  const limits = {
    RATE_LIMIT_SIGN_IN: limit,
    RATE_LIMIT_CHECKOUT: limit,
    RATE_LIMIT_PROMO_GUESS: limit,
    RATE_LIMIT_WRITES: limit,
  };
  shop = await startShop(undefined, limits);
  session = await shop.signIn({ email: 'admin@example.com' });
  idToken = await shop.identityProvider.idToken({ sub: 'ada', email: 'ada@example.com' });
  // Once, so that the keys of the identity provider and the tenant are known.
  expect((await shop.call('POST', '/auth/verify', { body: { idToken, user: {} } })).status).toBe(200);
  owner = await ownerOf(shop, shop.restaurantId);
  device = await pairedDevice(shop, owner);
  exhaustPool();
});
afterAll(() => shop.close());

/** From here on nobody gets a connection; each wait for one ends as the driver's do, only at once. */
function exhaustPool(): void {
  const connect = (callback?: (error: Error) => void) => {
    asked += 1;
    const error = new Error('timeout exceeded when trying to connect');
    return callback === undefined ? Promise.reject(error) : callback(error);
  };
  Object.assign(shop.app.pool, { connect });
}

function sessionFor({ path, security }: OperationDescription) {
  if (!path.startsWith('/counter')) return session;
  return security.includes('staffSession') ? owner.session : device.session;
}

const checkout = {
  successUrl: 'https://testaurant.test/',
  failUrl: 'https://testaurant.test/',
  source: 'web',
  promoCode: 'TEN',
};

test.each(
  operationDescriptions
    // Below: it must be signed to get as far as the database.
    .filter(({ id }) => id !== 'receivePaymentEvent')
    .map((operation) => [operation.id, operation] as const),
)('without a connection, %s waits for one only once and says 503', async (_, operation) => {
  const { path, headers, body } = wellFormedRequest(operation, {
    withinPath: ({ id }) =>
      id === 'getIcon' ? ['32.png'] : Array(3).fill('0'.repeat(id === 'getPicture' ? 64 : 24)),
    restaurantId: shop.restaurantId,
    forPath: () => ['0'.repeat(24)],
    bodies: ({ id }) => {
      if (id === 'checkout' || id === 'getBreakdown') return [checkout];
      if (id === 'addToCart') return [shop.payload(curry)];
      if (id === 'login' || id === 'register') return [{ idToken }];
      if (id === 'verifyStaff') return [{ idToken }];
      return id === 'verify' ? [{ idToken, user: {} }] : [];
    },
    sign: (event) => shop.standIn.sign(event),
  });
  const sent = typeof body === 'string' ? await sentBody(operation, JSON.parse(body)) : null;
  asked = 0;
  const answer = await shop.send(operation.method.toUpperCase(), path, {
    session: sessionFor(operation),
    headers: { ...headers, 'content-type': sent?.contentType },
    ...(sent !== null && { rawBody: sent.rawBody }),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(asked).toBe(1);
});

test('an event is not lost: the provider hears 503 and sends it again', async () => {
  asked = 0;
  expect(
    await shop.sendEvent({ id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: {} } }),
  ).toBe(503);
  expect(asked).toBe(1);
});
