import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { curry, startShop } from '../resources/checkout/testing/shop.ts';
import { startTestApp, type TestApp, testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { createRateLimits } from './rate-limits.ts';

type ErrorBody = components['schemas']['Error'];

const environment = {
  RATE_LIMIT_SIGN_IN: '5/60',
  RATE_LIMIT_CHECKOUT: '4/60',
  RATE_LIMIT_EXPORTS: '3/60',
  RATE_LIMIT_PROMO_GUESS: '3/60',
  TRUST_PROXY: '1',
};
// Two servers that share nothing but their database.
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await startTestApp(undefined, environment);
  there = await startTestApp(undefined, { ...environment, DATABASE_URL: here.app.env.DATABASE_URL });
  await here.addRestaurant(testRestaurantYaml());
});
beforeEach(() => here.app.pool.query('delete from rate_limit_windows'));
afterAll(async () => {
  await there.close();
  await here.close();
});

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;
const signInFrom = (backend: TestApp, address: string) =>
  backend.call<ErrorBody>('POST', '/auth/forgot-password', {
    body: { email: 'ada@example.com' },
    headers: { 'x-forwarded-for': `203.0.113.9, ${address}` },
  });

describe('signing in', () => {
  test('is limited for an address across servers, with the time to wait', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signInFrom(index % 2 === 0 ? here : there, address)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    for (const refused of answers.filter(({ status }) => status !== 202)) {
      expect({ status: refused.status, code: refused.body.code }).toEqual({
        status: 429,
        code: 'rate_limited',
      });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect((await signInFrom(here, newAddress())).status).toBe(202);
  });

  test('counts every way of it together, and no other operation', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const body = { idToken: 'a.b.c' };
    const statuses = [
      await here.call('POST', '/auth/verify', { body: { ...body, user: {} }, headers }),
      await there.call('POST', '/auth/login', { body, headers }),
      await here.call('POST', '/auth/register', { body, headers }),
      await there.call('GET', '/auth/google/callback?code=x', { headers }),
      await here.call('POST', '/auth/forgot-password', { body: { email: 'a@example.com' }, headers }),
      await there.call('POST', '/auth/verify', { body: { ...body, user: {} }, headers }),
      await here.call('GET', '/restaurants', { headers }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 202, 429, 200]);
  });

  test('is free again when the window is over', async () => {
    const address = newAddress();
    for (let hit = 0; hit < 5; hit += 1) await signInFrom(here, address);
    await here.app.pool.query("update rate_limit_windows set ends_at = now() - interval '1 ms'");
    expect((await signInFrom(here, address)).status).toBe(202);
  });

  test('a refused caller costs the database nothing more', async () => {
    const address = newAddress();
    for (let hit = 0; hit < 6; hit += 1) await signInFrom(here, address);
    await here.app.pool.query('delete from rate_limit_windows');
    expect((await signInFrom(here, address)).status).toBe(429);
    expect((await here.app.pool.query('select from rate_limit_windows')).rowCount).toBe(0);
  });

  test('made-up addresses in front of the one our proxy wrote change nothing', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let hit = 0; hit < 6; hit += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${hit}, ${address}` };
      statuses.push(
        (await here.call('POST', '/auth/forgot-password', { body: { email: 'a@b.cd' }, headers })).status,
      );
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test('stores no address in the clear', async () => {
    await signInFrom(here, '192.0.2.77');
    const { rows } = await here.app.pool.query<{ bucket: string }>('select bucket from rate_limit_windows');
    expect(rows.map(({ bucket }) => bucket)).toEqual([expect.stringMatching(/^SIGN_IN [\w-]{43}$/)]);
  });
});

test('without a proxy to trust, X-Forwarded-For is not believed', async () => {
  const plain = await startTestApp(undefined, { RATE_LIMIT_SIGN_IN: '2/60' });
  const statuses: number[] = [];
  for (let hit = 0; hit < 3; hit += 1) {
    const headers = { 'x-forwarded-for': newAddress() };
    const call = { body: { email: 'a@b.cd' }, headers, from: '::ffff:192.0.2.1' };
    statuses.push((await plain.call('POST', '/auth/forgot-password', call)).status);
  }
  expect(statuses).toEqual([202, 202, 429]);
  await plain.close();
});

describe('a customer', () => {
  const checkoutBody = {
    successUrl: 'https://testaurant.test/',
    failUrl: 'https://testaurant.test/',
    source: 'web',
  };

  test('checks out only so often, across servers, and others are not touched by it', async () => {
    const session = await here.signIn();
    const bystander = await here.signIn();
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const backend = round % 2 === 0 ? here : there;
      statuses.push(
        (await backend.call('POST', '/restaurant-cart/checkout', { session, body: checkoutBody })).status,
      );
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
    const other = await here.call('POST', '/restaurant-cart/checkout', {
      session: bystander,
      body: checkoutBody,
    });
    expect(other.status).toBe(400);
    expect((await here.call('GET', '/restaurant-cart', { session })).status).toBe(200);
  });

  test('writes only so often, with a new key each time, and may read on', async () => {
    const strict = await startTestApp(undefined, {
      DATABASE_URL: here.app.env.DATABASE_URL,
      RATE_LIMIT_WRITES: '3/60',
    });
    const session = await here.signIn();
    const keysOf = async () => {
      const { rows } = await here.app.pool.query<{ count: number }>(
        'select count(*)::int from idempotency_keys where owner = $1',
        [session.user._id],
      );
      return rows[0]?.count;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const headers = { 'idempotency-key': `clearing-${round}` };
      statuses.push((await strict.call('DELETE', '/restaurant-cart', { session, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await keysOf()).toBe(3);
    expect((await strict.call('GET', '/restaurant-cart', { session })).status).toBe(200);
    await strict.close();
  });

  test('changes addresses only so often: each new postcode is looked up for everybody at the same service', async () => {
    const asked: string[] = [];
    const find = async (postcode: string) => {
      asked.push(postcode);
      return { kind: 'unknown' } as const;
    };
    const strict = await startTestApp(() => ({ postcodes: { find } }), {
      DATABASE_URL: here.app.env.DATABASE_URL,
      RATE_LIMIT_WRITES: '3/60',
    });
    const session = await here.signIn();
    const body = { type: 'house', address: 'Park Row', building: '1', postalCode: 'LS1 5HD' };
    const place = { longitude: -1.5, latitude: 53.8 };
    const saved = await strict.call<{ _id: string }>('POST', '/addresses', {
      session,
      body: { ...body, ...place },
    });
    const statuses: number[] = [];
    for (const postalCode of ['LS1 1AA', 'LS1 1AB', 'LS1 1AD', 'LS1 1AE']) {
      const changed = await strict.call('PATCH', `/addresses/${saved.body._id}`, {
        session,
        body: { postalCode },
      });
      statuses.push(changed.status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(asked).toEqual(['LS1 5HD', 'LS1 1AA', 'LS1 1AB']);
    await strict.close();
  });

  test('guesses promo codes only so often, even with many guesses at once', async () => {
    const session = await here.signIn();
    const guess = (backend: TestApp, promoCode: string) =>
      backend.call<ErrorBody>('POST', '/restaurant-cart/breakdown', {
        session,
        body: { ...checkoutBody, promoCode },
      });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => guess(index % 2 === 0 ? here : there, `GUESS${index}`)),
    );
    expect(answers.filter(({ body }) => body.code === 'promo_unknown')).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    expect((await guess(there, 'TEN')).status).toBe(429);
    // The price itself stays readable.
    const plain = await here.call('POST', '/restaurant-cart/breakdown', { session, body: checkoutBody });
    expect(plain.status).toBe(200);
  });

  test('guesses no more at checkout than in the breakdown', async () => {
    const session = await here.signIn();
    const guess = (backend: TestApp, path: string, promoCode: string) =>
      backend.call<ErrorBody>('POST', `/restaurant-cart/${path}`, {
        session,
        body: { ...checkoutBody, promoCode },
      });
    const statuses = [
      await guess(here, 'checkout', 'GUESS1'),
      await guess(there, 'breakdown', 'GUESS2'),
      await guess(here, 'checkout', 'GUESS3'),
      await guess(there, 'checkout', 'GUESS4'),
      await guess(here, 'breakdown', 'GUESS5'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
  });

  test('has each limit counted by itself', async () => {
    const session = await here.signIn();
    for (const promoCode of ['GUESS1', 'GUESS2', 'GUESS3']) {
      await here.call('POST', '/restaurant-cart/breakdown', {
        session,
        body: { ...checkoutBody, promoCode },
      });
    }
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const answer = await here.call('POST', '/restaurant-cart/checkout', { session, body: checkoutBody });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });

  test('downloads their data without using up their checkouts, and not all day long', async () => {
    const session = await here.signIn();
    const downloads: number[] = [];
    for (let round = 0; round < 4; round += 1)
      downloads.push((await here.call('GET', '/auth/me/export', { session })).status);
    expect(downloads).toEqual([200, 200, 200, 429]);
    const checkout = await there.call('POST', '/restaurant-cart/checkout', { session, body: checkoutBody });
    expect(checkout.status).toBe(400);
  });

  test('may use a code that exists as often as they like, and its other refusals are no guesses', async () => {
    const session = await here.signIn();
    const statuses = new Set<number>();
    for (let round = 0; round < 8; round += 1) {
      for (const promoCode of ['TEN', 'FREEDEL']) {
        const body = { ...checkoutBody, promoCode };
        statuses.add((await here.call('POST', '/restaurant-cart/breakdown', { session, body })).status);
      }
    }
    expect(statuses).toEqual(new Set([200, 400]));
  });
});

test('a customer who orders for a whole evening never meets the usual limits', async () => {
  const shop = await startShop(undefined, {
    RATE_LIMIT_SIGN_IN: '',
    RATE_LIMIT_CHECKOUT: '',
    RATE_LIMIT_PROMO_GUESS: '',
    RATE_LIMIT_WRITES: '',
  });
  const shopper = await shop.newShopper();
  const statuses = new Set<number>();
  for (let order = 0; order < 10; order += 1) {
    await shopper.add({ ...curry, quantity: 2 });
    statuses.add((await shopper.breakdown({ promoCode: 'TYPO' })).status);
    for (let look = 0; look < 5; look += 1)
      statuses.add((await shopper.breakdown({ promoCode: 'TEN' })).status);
    const { status, body } = await shopper.checkout({ promoCode: 'TEN' });
    statuses.add(status);
    await shop.payOrder(body.orderId);
    await shopper.order(body.orderId);
  }
  expect(statuses).toEqual(new Set([200, 400]));
  await shop.close();
});

test('a limit that is off counts nothing', async () => {
  const limits = createRateLimits(here.app.pool, {
    RATE_LIMIT_SIGN_IN: null,
    RATE_LIMIT_SESSIONS: null,
    RATE_LIMIT_CHECKOUT: null,
    RATE_LIMIT_EXPORTS: null,
    RATE_LIMIT_PROMO_GUESS: null,
    RATE_LIMIT_WRITES: null,
    RATE_LIMIT_DATA_REQUESTS: null,
    RATE_LIMIT_DATA_REQUESTS_MAILBOX: null,
    RATE_LIMIT_COUNTER: null,
    RATE_LIMIT_UPLOADS: null,
    RATE_LIMIT_ORDER_READS: null,
    RATE_LIMIT_PAIRING: null,
    RATE_LIMIT_PAIRING_TENANT: null,
    RATE_LIMIT_PIN: null,
    RATE_LIMIT_PIN_DAY: null,
  });
  expect(await limits.hit('SIGN_IN', testFoundationId)).toBeNull();
  expect(
    await limits.guess(
      'PROMO_GUESS',
      'x',
      async () => 'tried',
      () => true,
    ),
  ).toBe('tried');
  expect((await here.app.pool.query('select from rate_limit_windows')).rowCount).toBe(0);
});
