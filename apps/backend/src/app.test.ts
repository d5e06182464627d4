import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alteredAccessToken } from './resources/auth/testing/altered-access-token.ts';
import { type Shop, startShop } from './resources/checkout/testing/shop.ts';
import type { RawCall } from './testing/test-app.ts';

// Which error wins when a request has several is behaviour. Each table begins with a request that has every fault, then
// mends one fault after the other from the top: the next fault must always be the one that is reported.

type Session = components['schemas']['AuthSession'];
type Call = RawCall & { readonly path: string; readonly rawBody: string };
type Fault = readonly [name: string, change: (call: Call) => Call, expected: string];

const unknownId = 'f'.repeat(24);
const exhaustedAddress = '192.0.2.1';
const usedKey = { 'idempotency-key': 'the-used-key' };
const urls = { successUrl: 'https://testaurant.test/', failUrl: 'https://testaurant.test/' };
const order = { mode: 'collection', ...urls, source: 'web' };
const limits = { SIGN_IN: '100/600', CHECKOUT: '100/600', PROMO_GUESS: '100/600', WRITES: '100/600' };

let shop: Shop;
let limited: Session;
let guessing: Session;
let customer: Session;
beforeAll(async () => {
  const environment = Object.entries(limits).map(([name, limit]) => [`RATE_LIMIT_${name}`, limit]);
  shop = await startShop(undefined, Object.fromEntries(environment));
  const signIn = async (sub: string, from: string, headers = {}) => {
    const idToken = await shop.identityProvider.idToken({ sub, email: `${sub}@example.com` });
    const answer = await shop.call<{ data: Session }>('POST', '/auth/verify', {
      body: { idToken, user: {} },
      from,
      headers,
    });
    return answer.body.data;
  };
  const inRestaurant = { 'restaurant-id': shop.restaurantId };
  const checkout = (session: Session, body: object) =>
    shop.call('POST', '/restaurant-cart/checkout', {
      session,
      body,
      headers: inRestaurant,
    });
  const exhaust = (limit: string) =>
    shop.app.pool.query('update rate_limit_windows set hits = 1000 where bucket like $1', [`${limit} %`]);

  // Each limit is exhausted while it has counted for one caller only.
  limited = await signIn('limited', exhaustedAddress);
  await exhaust('SIGN_IN');
  await checkout(limited, order);
  await exhaust('CHECKOUT');
  guessing = await signIn('guessing', '192.0.2.2');
  await checkout(guessing, { ...order, promoCode: 'NOSUCHCODE' });
  await exhaust('PROMO_GUESS');
  customer = await signIn('customer', '192.0.2.2', usedKey);
  await shop.call('DELETE', '/restaurant-cart', {
    session: customer,
    headers: { ...inRestaurant, ...usedKey },
  });
});
afterAll(() => shop.close());

const header = (name: string, value: string) => (call: Call) => ({
  ...call,
  headers: { ...call.headers, [name]: value },
});
const body = (rawBody: string) => (call: Call) => ({ ...call, rawBody });
const query = (call: Call) => ({ ...call, path: `${call.path}?surprise=1` });
const as = (session: () => Session) => (call: Call) => ({ ...call, session: session() });

const foreignPage: Fault = ["a browser's origin", header('origin', 'https://evil.example'), '403 forbidden'];
const foundation: Fault = [
  'an unknown foundation',
  header('foundation-id', unknownId),
  '400 foundation_required',
];
const wrongHeader: Fault = [
  'a malformed header',
  header('idempotency-key', 'no key'),
  '400 invalid_request idempotency-key',
];
const nobody: Fault = ['a forged token', header('authorization', 'Bearer forged'), '401 unauthorized'];
const surprise: Fault = ['an undeclared parameter', query, '400 invalid_request surprise'];
const wrongBody: readonly Fault[] = [
  ['a body that is too large', body(`"${'x'.repeat(300_000)}"`), '413 payload_too_large'],
  ['a body of another media type', header('content-type', 'text/plain'), '415 unsupported_media_type'],
  ['a body that is not JSON', body('{'), '400 invalid_request'],
  ['a body against the contract', body('"nothing"'), '400 invalid_request body'],
];
const restaurant: Fault = ['an unknown restaurant', header('restaurant-id', unknownId), '404 not_found'];
const conflict: Fault = [
  'a key of another call',
  header('idempotency-key', usedKey['idempotency-key']),
  '409 idempotency_conflict',
];

/** The request with the faults from this one on; the earlier ones are mended. */
function faulty(call: Call, faults: readonly Fault[], first: number): Call {
  return faults.slice(first).reduceRight((changed, [, change]) => change(changed), call);
}

async function answerTo(method: string, { path, ...call }: Call) {
  const answer = await shop.send<Partial<components['schemas']['Error']>>(method, path, call);
  const field = answer.body?.details?.fields?.[0]?.field;
  const outcome = [answer.status, answer.body?.code, field].filter((part) => part !== undefined);
  return { outcome: outcome.join(' '), headers: answer.headers };
}

describe('checkout reports the first of its faults', () => {
  const faults: readonly Fault[] = [
    foreignPage,
    foundation,
    wrongHeader,
    nobody,
    ['a customer who checks out too often', as(() => limited), '429 rate_limited'],
    surprise,
    ...wrongBody,
    restaurant,
    [
      'a customer who guesses promo codes',
      (call) => ({
        ...call,
        session: guessing,
        rawBody: JSON.stringify({ ...order, promoCode: 'NOSUCHCODE' }),
      }),
      '429 rate_limited',
    ],
    conflict,
    ['what its handler refuses', (call) => call, '400 checkout_blocked'],
  ];
  const good = (): Call => ({
    path: '/restaurant-cart/checkout',
    session: customer,
    rawBody: JSON.stringify({ ...order, promoCode: 'NOSUCHCODE' }),
    headers: { 'content-type': 'application/json', 'restaurant-id': shop.restaurantId },
  });

  test.each(faults.map(([name, , expected], first) => [first, name, expected] as const))(
    '%i: %s',
    async (first, _name, expected) => {
      expect((await answerTo('POST', faulty(good(), faults, first))).outcome).toBe(expected);
    },
  );

  test('and each of them from the sign-in on hands back the renewed tokens', async () => {
    const isRenewed: Record<string, boolean> = {};
    for (const [first, [name]] of faults.entries()) {
      const call = faulty(good(), faults, first);
      if (call.session === undefined) throw new Error('Every call of this table has a session.');
      const accessToken = await alteredAccessToken(call.session.accessToken, { ageSeconds: 3_600 });
      const forged = call.headers?.authorization;
      const session = { accessToken, refreshToken: call.session.refreshToken };
      const { headers } = await answerTo('POST', {
        ...call,
        session,
        headers: { ...call.headers, authorization: forged ?? `Bearer ${accessToken}` },
      });
      isRenewed[name] = headers.has('access-token') && headers.has('refresh-token');
    }
    const refusedBefore = [foreignPage, foundation, wrongHeader, nobody].map(([name]) => name);
    expect(isRenewed).toEqual(
      Object.fromEntries(faults.map(([name]) => [name, !refusedBefore.includes(name)])),
    );
  });
});

describe('a sign-in reports the first of its faults', () => {
  const faults: readonly Fault[] = [
    foreignPage,
    foundation,
    wrongHeader,
    [
      'an address that signs in too often',
      (call) => ({ ...call, from: exhaustedAddress }),
      '429 rate_limited',
    ],
    surprise,
    ...wrongBody,
    conflict,
    ['what its handler refuses', (call) => call, '401 unauthorized'],
  ];

  test.each(faults.map(([name, , expected], first) => [first, name, expected] as const))(
    '%i: %s',
    async (first, _name, expected) => {
      const good: Call = {
        path: '/auth/login',
        from: '192.0.2.2',
        rawBody: JSON.stringify({ idToken: 'another.id.token' }),
        headers: { 'content-type': 'application/json' },
      };
      expect((await answerTo('POST', faulty(good, faults, first))).outcome).toBe(expected);
    },
  );
});

describe('a change of a cart item reports the first of its faults', () => {
  const faults: readonly Fault[] = [
    foundation,
    ['a malformed restaurant', header('restaurant-id', 'nonsense'), '400 invalid_request restaurant-id'],
    nobody,
    [
      'a malformed id',
      (call) => ({ ...call, path: '/restaurant-cart/items/nonsense' }),
      '400 invalid_request id',
    ],
    surprise,
    ...wrongBody,
    restaurant,
    ['what its handler refuses', (call) => call, '404 not_found'],
  ];

  test.each(faults.map(([name, , expected], first) => [first, name, expected] as const))(
    '%i: %s',
    async (first, _name, expected) => {
      const good: Call = {
        path: `/restaurant-cart/items/${unknownId}`,
        session: customer,
        rawBody: '{"quantity":1}',
        headers: { 'content-type': 'application/json', 'restaurant-id': shop.restaurantId },
      };
      expect((await answerTo('PUT', faulty(good, faults, first))).outcome).toBe(expected);
    },
  );
});
