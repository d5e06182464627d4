import type { components } from '@tiffin/api/schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { shownPicture } from '../pictures/testing/shown-picture.ts';
import { limitedOperations } from '../rate-limits/limited-operations.ts';
import { createReadCart } from '../resources/cart/read-cart.ts';
import { type Shop, startShop } from '../resources/checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../resources/devices/testing/paired-device.ts';
import { createMenuParts } from '../resources/menu-parts/menu-parts.ts';
import { createPaymentProvider } from '../resources/payments/payment-provider.ts';
import { createFindByHostname } from '../resources/restaurants/restaurants.store.ts';
import { type Colleague, ownerOf } from '../resources/team/testing/team.ts';
import { exampleBodies } from '../testing/example-bodies.ts';
import { missingAddress } from '../testing/missing-address.ts';
import { startTestApp, type TestApp, type TestCall } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { type OperationDescription, operationDescriptions } from './document.ts';

// What an operation answers by being in the contract at all, whatever it does: the lists come from the contract, so a
// new operation is tried as well. At the end of a run all answers seen are compared with all that are declared.

type Schemas = components['schemas'];
type Row = readonly [string, OperationDescription];

let shop: Shop;
let session: Schemas['AuthSession'];
let owner: Colleague;
let device: TestDevice;
beforeAll(async () => {
  shop = await startShop();
  session = await shop.signIn({ email: 'admin@example.com' });
  owner = await ownerOf(shop, shop.restaurantId);
  device = await pairedDevice(shop, owner);
  await shop.signIn({ sub: 'known', email: 'known@example.com' });
});
afterAll(() => shop.close());

const rows = (isMeant: (operation: OperationDescription) => boolean): Row[] =>
  operationDescriptions.filter(isMeant).map((operation) => [operation.id, operation]);
const declares = (status: number) => (operation: OperationDescription) =>
  operation.responses[String(status)] !== undefined;
const takes = (header: string) => (operation: OperationDescription) =>
  operation.parameters.some(({ name }) => name.toLowerCase() === header);
const isOpen = ({ security }: OperationDescription) => security.length === 0;

const methodOf = ({ method }: OperationDescription) => method.toUpperCase();
/** What the operation is about does not exist, but for the restaurant of the counter's operations. */
const pathOf = (operation: OperationDescription) =>
  missingAddress(operation, isOfCounter(operation) ? shop.restaurantId : undefined);
const isOfCounter = ({ path }: OperationDescription) => path.startsWith('/counter/');
/** A call that passes every check before the handler. */
async function goodCall(operation: OperationDescription, backend: TestApp = shop): Promise<TestCall> {
  const headers = { 'restaurant-id': shop.restaurantId };
  if (operation.id === 'receivePaymentEvent') {
    const event = { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: {} }, created: 1 };
    return { body: event, headers: { 'stripe-signature': shop.standIn.sign(JSON.stringify(event)) } };
  }
  const [example] = exampleBodies(operation);
  const idToken = await backend.identityProvider.idToken({ sub: 'known', email: 'known@example.com' });
  const body = example !== undefined && 'idToken' in example ? { ...example, idToken } : example;
  const as = sessionFor(operation);
  return { ...(body === undefined ? {} : { body }), headers, session: as };
}
/** Who may call: a person of the restaurant, a device, or a customer. */
function sessionFor(operation: OperationDescription) {
  if (!isOfCounter(operation)) return session;
  return operation.security.length === 1 && operation.security.includes('device')
    ? device.session
    : owner.session;
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  typeof body === 'object' && body !== null && 'code' in body ? body.code : null,
];

describe('a request that comes from a browser is 403', () => {
  test.each(rows(declares(403)))('%s', async (_id, operation) => {
    const call = await goodCall(operation);
    const headers = { ...call.headers, origin: 'https://testaurant.test' };
    const answer = await shop.call(methodOf(operation), pathOf(operation), { ...call, headers });
    expect(codeOf(answer)).toEqual([403, 'forbidden']);
  });
});

describe('a request of no known tenant is 400', () => {
  test.each(rows(takes('foundation-id')))('%s', async (_id, operation) => {
    for (const foundation of [undefined, '', 'nonsense', 'f'.repeat(24)]) {
      const call = await goodCall(operation);
      const headers = { ...call.headers, 'foundation-id': foundation };
      const answer = await shop.call(methodOf(operation), pathOf(operation), { ...call, headers });
      expect(codeOf(answer), String(foundation)).toEqual([400, 'foundation_required']);
    }
  });
});

describe('what does not exist is 404', () => {
  test.each(rows(takes('restaurant-id')))('the restaurant of %s', async (_id, operation) => {
    const call = await goodCall(operation);
    const headers = { ...call.headers, 'restaurant-id': '0'.repeat(24) };
    const answer = await shop.call(methodOf(operation), pathOf(operation), { ...call, headers });
    expect(codeOf(answer)).toEqual([404, 'not_found']);
  });

  test.each(rows(({ path }) => path.includes('{id}')))('the id of %s', async (_id, operation) => {
    const call = await goodCall(operation);
    const answer = await shop.call(methodOf(operation), missingAddress(operation), call);
    expect(codeOf(answer)).toEqual([404, 'not_found']);
  });
});

describe('a copy that is current is 304', () => {
  test.each(rows(declares(304)))('%s', async (_id, operation) => {
    const menu = await shop.call<Schemas['Menu']>('GET', `/restaurants/${shop.restaurantId}/menu`);
    const [category] = menu.body.categories;
    const path = operation.path
      .replace('{id}', shop.restaurantId)
      .replace('{domain}', 'testaurant.test')
      .replace('{categoryId}', category?._id ?? '')
      .replace('{menuItemId}', category?.items[0]?._id ?? '')
      .replace('{hash}', await shownPicture(shop.app, shop.restaurantId))
      .replace('{file}', '160.webp')
      .replace('{icon}', '32.png');
    const first = await shop.call('GET', path);
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag') ?? '';
    for (const [held, status] of [
      [etag, 304],
      [`"another", ${etag}`, 304],
      ['"another"', 200],
    ] as const) {
      const again = await shop.call('GET', path, { headers: { 'if-none-match': held } });
      expect([again.status, again.headers.get('etag')], held).toEqual([status, etag]);
    }
  });
});

describe('a body', () => {
  const withBody = rows(({ body }) => body !== null);
  const isForm = ({ body }: OperationDescription) => body?.form != null;

  async function sendBody(operation: OperationDescription, rawBody: string | ReadableStream, type: string) {
    const { headers, session: as } = await goodCall(operation);
    return shop.send(methodOf(operation), pathOf(operation), {
      rawBody,
      headers: { ...headers, 'content-type': type },
      ...(as === undefined ? {} : { session: as }),
    });
  }

  test.each(withBody)('that is too large for %s is 413', async (_id, operation) => {
    const size = isForm(operation) ? 26_000_000 : 300_000;
    const answer = await sendBody(operation, `"${'x'.repeat(size)}"`, 'application/json');
    expect(codeOf(answer)).toEqual([413, 'payload_too_large']);
  });

  test.each(withBody)('of another kind than %s takes is 415', async (_id, operation) => {
    const other = isForm(operation) ? 'application/json' : 'multipart/form-data; boundary=x';
    for (const type of ['text/plain', other, 'application/xml']) {
      expect(codeOf(await sendBody(operation, '{}', type))).toEqual([415, 'unsupported_media_type']);
    }
  });

  test.each(withBody)('that does not arrive for %s is 408', async (_id, operation) => {
    const breaksOff = new ReadableStream({
      pull: (controller) => controller.error(new Error('The sender has gone away.')),
    });
    expect(codeOf(await sendBody(operation, breaksOff, 'application/json'))).toEqual([
      408,
      'request_timeout',
    ]);
  });

  test.each(withBody)('that is not what it says to be is 400 for %s', async (_id, operation) => {
    const type = isForm(operation) ? 'multipart/form-data; boundary=x' : 'application/json';
    expect(codeOf(await sendBody(operation, '{', type))).toEqual([400, 'invalid_request']);
  });
});

describe('a key that named another call is 409', () => {
  test.each(rows(takes('idempotency-key')))('%s', async (id, operation) => {
    const isFirst = (wanted: string) => operationDescriptions.filter((other) => other.id === wanted);
    const [first] = isFirst(isOpen(operation) ? (id === 'verify' ? 'login' : 'verify') : 'createAddress');
    const [second] = isFirst('clearCart');
    const [invitation] = isFirst('inviteMember');
    const used = operation.counterRole !== null ? invitation : id === 'createAddress' ? second : first;
    if (used === undefined) throw new Error('The contract lacks an operation that this test begins with.');
    const key = { 'idempotency-key': `one-key-for-${id}` };
    for (const [index, operationOfKey] of [used, operation].entries()) {
      const call = {
        ...(await goodCall(operationOfKey)),
        // So that an invitation under the same key is another call than the first one.
        ...(index === 0 && used === invitation
          ? { body: { email: `${id}@example.com`.toLowerCase(), role: 'staff' } }
          : {}),
      };
      const answer = await shop.call(methodOf(operationOfKey), pathOf(operationOfKey), {
        ...call,
        headers: { ...call.headers, ...key },
      });
      if (index === 0) expect([200, 201]).toContain(answer.status);
      else expect(codeOf(answer)).toEqual([409, 'idempotency_conflict']);
    }
  });
});

describe('too many calls', () => {
  test('are counted for every operation that leaves an idempotency key behind', () => {
    for (const [id] of rows(takes('idempotency-key'))) {
      const limits = limitedOperations[id as keyof typeof limitedOperations] ?? {};
      const { byAddress, byCustomer, byMember } = limits;
      expect([byAddress, byCustomer, byMember], id).not.toEqual([undefined, undefined, undefined]);
    }
  });

  test('are counted for exactly the operations that say so', () => {
    const limited = Object.keys(limitedOperations).sort();
    expect(limited).toEqual(
      rows(declares(429))
        .map(([id]) => id)
        .sort(),
    );
  });

  test('are counted for every write, so that nobody fills the database', () => {
    const unlimited = operationDescriptions.flatMap(({ id, method }) => {
      const { byAddress, byCustomer, byMember } = limitedOperations[id] ?? {};
      return method === 'get' || byAddress || byCustomer || byMember ? [] : [id];
    });
    // One only works out a price, the other is the payment provider's, whose signature it checks.
    expect(unlimited.sort()).toEqual(['getBreakdown', 'receivePaymentEvent']);
  });

  test.each(rows(declares(429)))('%s answers with 429 and the time to wait', async (_id, operation) => {
    const strict = await startTestApp(undefined, {
      DATABASE_URL: shop.app.env.DATABASE_URL,
      RATE_LIMIT_SIGN_IN: '1/60',
      RATE_LIMIT_SESSIONS: '1/60',
      RATE_LIMIT_CHECKOUT: '1/60',
      RATE_LIMIT_PROMO_GUESS: '1/60',
      RATE_LIMIT_WRITES: '1/60',
      RATE_LIMIT_EXPORTS: '1/60',
      RATE_LIMIT_DATA_REQUESTS: '1/60',
      RATE_LIMIT_PIN: '1/60',
      RATE_LIMIT_COUNTER: '1/60',
      RATE_LIMIT_UPLOADS: '1/60',
      RATE_LIMIT_ORDER_READS: '1/60',
    });
    await shop.app.pool.query('delete from rate_limit_windows');
    const call = await goodCall(operation, strict);
    const body = operation.id === 'getBreakdown' ? { ...wrongCode, ...urls } : call.body;
    const send = () =>
      strict.call(methodOf(operation), pathOf(operation), {
        ...call,
        ...(body === undefined ? {} : { body }),
      });
    expect((await send()).status).not.toBe(429);
    const refused = await send();
    expect(codeOf(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.close();
    if (operation.id === 'logoutStaff') owner = await ownerOf(shop, shop.restaurantId);
    if (operation.id === 'eraseMe') session = await shop.signIn({ email: 'admin@example.com' });
  });
});

const wrongCode = { promoCode: 'NOSUCHCODE' };
const urls = { successUrl: 'https://testaurant.test/', failUrl: 'https://testaurant.test/', source: 'web' };

describe('a database that', () => {
  test.each([
    ['fails for a reason nobody thought of', new Error('the disk is on fire'), 500, 'internal'],
    [
      'cannot be reached',
      Object.assign(new Error('connect ECONNREFUSED 10.0.0.9:5432'), { code: 'ECONNREFUSED' }),
      503,
      'service_unavailable',
    ],
  ] as const)('%s', async (_what, failure, status, code) => {
    let isBroken = true;
    const broken = await startTestApp((plain) => brokenDatabase(plain, () => (isBroken ? failure : null)), {
      DATABASE_URL: shop.app.env.DATABASE_URL,
    });
    for (const operation of operationDescriptions) {
      const answer = await broken.call(
        methodOf(operation),
        pathOf(operation),
        await goodCall(operation, broken),
      );
      expect(codeOf(answer), operation.id).toEqual([status, code]);
      expect(JSON.stringify(answer.body)).not.toMatch(/fire|10\.0\.0\.9/);
      if (status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // The same further in: the tenant is known by now, so that the operation's own queries are the first to fail.
    isBroken = false;
    expect((await broken.call('GET', '/restaurants')).status).toBe(200);
    isBroken = true;
    for (const operation of operationDescriptions) {
      // One asks nothing of the database, the other nothing before the code is good.
      if (operation.id === 'forgotPassword' || operation.id === 'googleCallback') continue;
      const answer = await broken.call(
        methodOf(operation),
        pathOf(operation),
        await goodCall(operation, broken),
      );
      expect(codeOf(answer), operation.id).toEqual([status, code]);
    }
    await broken.close();
  });

  function brokenDatabase(plain: AppContext, failure: () => Error | null): Partial<AppContext> {
    const { pool } = plain;
    const refuse = <Run extends (...given: never[]) => unknown>(run: Run) =>
      ((...given: Parameters<Run>) => {
        const error = failure();
        return error === null ? run.apply(pool, given) : Promise.reject(error);
      }) as Run;
    const failing: typeof pool = Object.assign(Object.create(pool), {
      query: refuse(pool.query),
      connect: refuse(pool.connect),
    });
    const db = drizzle(failing);
    return {
      pool: failing,
      db,
      findByHostname: createFindByHostname(failing),
      readCart: createReadCart(failing),
      menuParts: createMenuParts({ pool: failing, db, singleFlight: plain.singleFlight }),
      payments: createPaymentProvider(shop.standIn.settings, plain.log),
    };
  }
});

test('a restaurant that another one stands beside must be named', async () => {
  await shop.addRestaurant(testRestaurantYaml('beside'));
  for (const [, operation] of rows(takes('restaurant-id'))) {
    const call = await goodCall(operation);
    const headers = { ...call.headers, 'restaurant-id': undefined };
    const answer = await shop.call(methodOf(operation), pathOf(operation), { ...call, headers });
    expect(codeOf(answer), operation.id).toEqual([400, 'restaurant_required']);
  }
});
