import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundations } from '../db/schema.ts';
import { shownPicture } from '../pictures/testing/shown-picture.ts';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { reportWithPhoto } from '../resources/order-problems/testing/reported.ts';
import { exampleBodies } from '../testing/example-bodies.ts';
import { missingAddress } from '../testing/missing-address.ts';
import { startTestApp } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { type OperationDescription, operationDescriptions } from './document.ts';
import { operationConfig } from './operation-config.ts';

type Session = components['schemas']['AuthSession'];
type Restaurant = components['schemas']['Restaurant'];

const otherFoundation = '5f0c0ffee0ddba11ca7e0002';
let shop: Shop;
let owner: Shopper;
let other: Shopper;
let admin: Session;
let foreignAdmin: Session;
beforeAll(async () => {
  shop = await startShop();
  await shop.app.db.insert(foundations).values({ id: otherFoundation });
  owner = await shop.newShopper();
  other = await shop.newShopper();
  admin = await shop.signIn({ email: 'admin@example.com' });
  const idToken = await shop.identityProvider.idToken({ sub: 'foreign', email: 'admin@example.com' });
  const { body } = await shop.call<components['schemas']['AuthSessionResponse']>('POST', '/auth/verify', {
    body: { idToken, user: {} },
    headers: { 'foundation-id': otherFoundation },
  });
  foreignAdmin = body.data;
});
afterAll(() => shop.close());

const methodOf = (operation: OperationDescription) => operation.method.toUpperCase();
const exampleOf = (operation: OperationDescription) => {
  const [body] = exampleBodies(operation);
  return body === undefined ? {} : { body };
};
const withId = (operation: OperationDescription, ...ids: readonly string[]) => {
  let index = 0;
  return operation.path.replaceAll(/\{\w+\}/g, () => ids[index++] ?? 'f'.repeat(24));
};
// Whom the counter's operations are open to is tried in counter-authorisation.test.ts.
const isOfCounter = ({ path }: OperationDescription) => path.startsWith('/counter/');

// The operations that need no sign-in. Another one without security fails here until it is added on purpose.
const open = [
  'forgotPassword',
  'getIcon',
  'getMenu',
  'getMenuCategory',
  'getMenuChoices',
  'getMenuIndex',
  'getMenuItem',
  'getMenuOverview',
  'getPicture',
  'getPromoCode',
  'getRestaurantByDomain',
  'getRestaurantVersion',
  'getSettings',
  'getSharePicture',
  'googleCallback',
  'listPublicPromoCodes',
  'listRestaurants',
  'login',
  'pairDevice',
  'register',
  'sendDataRequest',
  'verify',
  'verifyStaff',
];

describe('deny by default', () => {
  const secured = operationDescriptions.filter(({ security }) => security.length > 0);

  test('only what is meant for everybody is open', () => {
    const without = operationDescriptions.filter(({ security }) => security.length === 0).map(({ id }) => id);
    expect(without.sort()).toEqual(open);
  });

  test('an operation whose security nobody checks stops the start', () => {
    const [operation] = secured;
    if (operation === undefined) throw new Error('The contract secures nothing.');
    expect(() => operationConfig({ ...operation, security: ['magicWord'] })).toThrow(
      'Nobody checks the security',
    );
    expect(operationConfig({ ...operation, security: ['accessToken', 'bearer'] }).needsCustomer).toBe(true);
  });

  const tokens = [
    {},
    { authorization: 'Bearer nonsense' },
    { 'access-token': 'nonsense', 'refresh-token': 'x'.repeat(43) },
    { authorization: 'Basic YWRtaW46YWRtaW4=' },
    { cookie: 'accessToken=nonsense' },
  ];
  test.each(secured.map((operation) => [operation.id, operation] as const))(
    '%s is closed to visitors',
    async (id, operation) => {
      for (const headers of tokens) {
        const answer = await shop.call(methodOf(operation), missingAddress(operation), {
          ...exampleOf(operation),
          headers,
        });
        // A payment event proves itself by its signature, which is part of what is sent.
        const expected = id === 'receivePaymentEvent' ? 400 : 401;
        expect(answer.status, JSON.stringify(headers)).toBe(expected);
      }
    },
  );

  test.each(
    secured
      .filter(({ id }) => id !== 'receivePaymentEvent')
      .map((operation) => [operation.id, operation] as const),
  )('%s takes no token of another tenant', async (_id, operation) => {
    const answer = await shop.call(methodOf(operation), missingAddress(operation), {
      ...exampleOf(operation),
      session: foreignAdmin,
    });
    expect(answer.status).toBe(401);
  });
});

/** What belongs to one customer, by the path of its operations: makes one and gives its ids. */
const ownThings: Readonly<Record<string, () => Promise<string | readonly string[]>>> = {
  '/addresses/{id}': newAddress,
  '/addresses/{id}/default': newAddress,
  '/restaurant-cart/items/{id}': async () => {
    await owner.add({ ...curry, quantity: 2 });
    return (await owner.cart()).items[0]?._id ?? '';
  },
  '/orders/{id}': async () => {
    await owner.add({ ...curry, quantity: 2 });
    return (await owner.checkout({ addressId: undefined })).body.orderId;
  },
  '/orders/{id}/stream': () => placeOrder(shop, owner),
  '/orders/{id}/cancel': () => placeOrder(shop, owner),
  '/orders/{id}/reorder': () => placeOrder(shop, owner),
  '/orders/{id}/problems': () => placeOrder(shop, owner),
  '/orders/{id}/problems/{problemId}/photos/{photoId}': async () => {
    const id = await placeOrder(shop, owner);
    const { problemId, photoId } = await reportWithPhoto(shop, id);
    return [id, problemId, photoId];
  },
};
async function newAddress(): Promise<string> {
  const { body } = await owner.call<components['schemas']['Address']>('POST', '/addresses', {
    type: 'house',
    address: '1 Road, Leeds',
    building: '1',
    postalCode: 'LS1 5HD',
    longitude: -1.5,
    latitude: 53.8,
  });
  return body._id;
}

const isForAdmins = ({ path, security }: OperationDescription) =>
  path.startsWith('/restaurants') && security.length > 0;

describe("one customer's things do not exist for others", () => {
  const operations = operationDescriptions.filter(
    (operation) =>
      operation.security.length > 0 &&
      operation.path.includes('{id}') &&
      !isForAdmins(operation) &&
      !isOfCounter(operation),
  );

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const make = ownThings[operation.path];
      if (make === undefined) throw new Error(`Say in ownThings whose ids ${operation.path} takes.`);
      const ids = await make();
      const path = withId(operation, ...[ids].flat());
      const before = await snapshot();
      // The dishes of the contract's example are in no order here.
      const example =
        operation.id === 'reportOrderProblem' ? { reason: 'late' } : exampleBodies(operation)[0];
      const asOther = await other.call(methodOf(operation), path, example);
      const asAdmin = await shop.call(methodOf(operation), path, {
        ...exampleOf(operation),
        session: admin,
        headers: { 'restaurant-id': shop.restaurantId },
      });
      const asVisitor = await shop.call(methodOf(operation), path, exampleOf(operation));
      const unknown = await other.call(methodOf(operation), withId(operation, 'f'.repeat(24)), example);
      expect([asOther.status, asAdmin.status, asVisitor.status]).toEqual([404, 404, 401]);
      // What belongs to another customer looks like what does not exist.
      expect(asOther.body).toEqual(unknown.body);
      expect(await snapshot()).toEqual(before);
      const asOwner = await owner.call(methodOf(operation), path, example);
      expect([200, 201, 204]).toContain(asOwner.status);
    },
  );

  async function snapshot() {
    const [cart, addresses, orders] = [
      await owner.cart(),
      await owner.call('GET', '/addresses'),
      await owner.call('GET', '/orders'),
    ];
    return { cart, addresses: addresses.body, orders: orders.body };
  }

  test("another's address can be neither priced nor ordered to", async () => {
    const addressId = await newAddress();
    await other.add({ ...curry, quantity: 2 });
    expect((await other.breakdown({ addressId })).status).toBe(404);
    expect((await other.checkout({ addressId })).status).toBe(404);
  });

  test("another's idempotency key gives nothing away", async () => {
    const key = { 'idempotency-key': 'a-key-that-leaked' };
    await owner.add({ ...curry, quantity: 2 });
    const first = await owner.checkout({ addressId: undefined }, key);
    const again = await other.checkout({ addressId: undefined }, key);
    expect(first.body.orderId).toBeDefined();
    expect(again.body.orderId).not.toBe(first.body.orderId);
  });
});

describe('only admins of the tenant keep restaurants', () => {
  const operations = operationDescriptions.filter(isForAdmins);

  test('and the contract says of all of these that they need the role', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual([
      'createRestaurant',
      'deleteRestaurant',
      'restoreRestaurant',
      'updateRestaurant',
    ]);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const restaurantId = await shop.addRestaurant(testRestaurantYaml(`kept-by-${id.toLowerCase()}`));
      const path = withId(operation, restaurantId);
      const list = async () =>
        (await shop.call<{ docs: Restaurant[] }>('GET', '/restaurants?limit=100')).body.docs;
      const before = await list();
      const asCustomer = await owner.call(methodOf(operation), path, exampleBodies(operation)[0]);
      const asVisitor = await shop.call(methodOf(operation), path, exampleOf(operation));
      expect([asCustomer.status, asVisitor.status]).toEqual([403, 401]);
      if (operation.path.includes('{id}')) {
        const asForeignAdmin = await shop.call(methodOf(operation), path, {
          ...exampleOf(operation),
          session: foreignAdmin,
          headers: { 'foundation-id': otherFoundation },
        });
        expect(asForeignAdmin.status).toBe(404);
      }
      expect(await list()).toEqual(before);
      const asAdmin = await shop.call(methodOf(operation), path, { ...exampleOf(operation), session: admin });
      expect([200, 201, 204]).toContain(asAdmin.status);
    },
  );

  test('an admin whose e-mail is verified no longer is one no more', async () => {
    const formerAdmin = await shop.signIn({ email: 'admin@example.com', sub: 'former' });
    await shop.app.pool.query("update customers set is_email_verified = false where google_sub = 'former'");
    const answer = await shop.call('DELETE', `/restaurants/${shop.restaurantId}`, { session: formerAdmin });
    expect(answer.status).toBe(403);
  });

  test('an admin whose e-mail is struck off the list is one no more, with the tokens of before', async () => {
    const role = async ({ call }: Pick<Shop, 'call'>) =>
      (await call<components['schemas']['User']>('GET', '/auth/me', { session: admin })).body.role;
    // The same database and the same secret, after a restart with another list.
    const restarted = await startTestApp(() => ({}), {
      DATABASE_URL: shop.app.env.DATABASE_URL,
      ADMIN_EMAILS: 'other.admin@example.com',
    });
    const answer = await restarted.call('DELETE', `/restaurants/${shop.restaurantId}`, { session: admin });
    expect([await role(shop), answer.status, await role(restarted)]).toEqual(['admin', 403, 'customer']);
    await restarted.close();
  });
});

/** What everybody may read of one thing, by the path of its operations: gives its address. */
const publicThings: Readonly<Record<string, () => Promise<string>>> = {
  '/restaurants/by-domain/{domain}': async () => '/restaurants/by-domain/testaurant.test',
  '/restaurants/{id}/menu': async () => `/restaurants/${shop.restaurantId}/menu`,
  '/restaurants/{id}/menu-overview': async () => `/restaurants/${shop.restaurantId}/menu-overview`,
  '/restaurants/{id}/menu-index': async () => `/restaurants/${shop.restaurantId}/menu-index`,
  '/restaurants/{id}/menu-choices': async () => `/restaurants/${shop.restaurantId}/menu-choices`,
  '/restaurants/{id}/menu-categories/{categoryId}': async () =>
    `/restaurants/${shop.restaurantId}/menu-categories/${(await firstCategory())?._id}`,
  '/restaurants/{id}/menu-items/{menuItemId}': async () =>
    `/restaurants/${shop.restaurantId}/menu-items/${(await firstCategory())?.items[0]?._id}`,
  '/restaurants/{id}/settings': async () => `/restaurants/${shop.restaurantId}/settings`,
  '/restaurants/{id}/icons/{icon}': async () => `/restaurants/${shop.restaurantId}/icons/32.png`,
  '/restaurants/{id}/share-picture': async () => `/restaurants/${shop.restaurantId}/share-picture`,
  '/restaurants/{id}/version': async () => `/restaurants/${shop.restaurantId}/version`,
  '/promo-codes/{id}': async () => `/promo-codes/${await promoCodeId()}`,
  '/pictures/{hash}/{file}': async () =>
    `/pictures/${await shownPicture(shop.app, shop.restaurantId)}/160.webp`,
};
async function firstCategory() {
  const path = `/restaurants/${shop.restaurantId}/menu`;
  return (await shop.call<components['schemas']['Menu']>('GET', path)).body.categories[0];
}
async function promoCodeId(): Promise<string> {
  const { body } = await shop.call<components['schemas']['PromoCodeList']>('GET', '/promo-codes/public', {
    headers: { 'restaurant-id': shop.restaurantId },
  });
  return body.docs[0]?._id ?? '';
}

describe('what is public is the same for everybody of the tenant, and for nobody else', () => {
  const operations = operationDescriptions.filter(
    ({ path, security, method }) => security.length === 0 && path.includes('{') && method === 'get',
  );

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const make = publicThings[operation.path];
      if (make === undefined) throw new Error(`Say in publicThings what ${operation.path} leads to.`);
      const path = await make();
      const headers = { 'restaurant-id': shop.restaurantId };
      const asVisitor = await shop.call(methodOf(operation), path, { headers });
      const asCustomer = await owner.call(methodOf(operation), path);
      const asOther = await other.call(methodOf(operation), path);
      const asAdmin = await shop.call(methodOf(operation), path, { headers, session: admin });
      expect(asVisitor.status).toBe(200);
      for (const { status, body } of [asCustomer, asOther, asAdmin]) {
        expect({ status, body }).toEqual({ status: 200, body: asVisitor.body });
      }
      for (const session of [undefined, foreignAdmin]) {
        const elsewhere = await shop.call(methodOf(operation), path, {
          headers: { 'foundation-id': otherFoundation, 'restaurant-id': undefined },
          ...(session === undefined ? {} : { session }),
        });
        // A tenant without any restaurant has none to be meant either.
        expect([400, 404]).toContain(elsewhere.status);
      }
    },
  );
});

/** What anyone may ask of one restaurant of the tenant, by the path of its operations. */
const publicWrites: readonly string[] = ['/restaurants/{id}/data-requests'];

describe('what anyone may ask of a restaurant is asked within its tenant', () => {
  const operations = operationDescriptions.filter(({ path }) => publicWrites.includes(path));

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const path = withId(operation, shop.restaurantId);
      const [example] = exampleBodies(operation);
      const asCustomer = await owner.call(methodOf(operation), path, example);
      const asVisitor = await shop.call(methodOf(operation), path, exampleOf(operation));
      expect([asCustomer.status, asVisitor.status]).toEqual([201, 201]);
      for (const session of [undefined, foreignAdmin]) {
        const elsewhere = await shop.call(methodOf(operation), path, {
          ...exampleOf(operation),
          headers: { 'foundation-id': otherFoundation },
          ...(session === undefined ? {} : { session }),
        });
        expect(elsewhere.status).toBe(404);
      }
    },
  );
});

test('every operation that names one thing is in one of these tables', () => {
  const tables = [
    ...Object.keys(ownThings),
    ...Object.keys(publicThings),
    ...publicWrites,
    ...operationDescriptions.filter(isForAdmins).map(({ path }) => path),
  ];
  const paths = operationDescriptions
    .filter((operation) => !isOfCounter(operation))
    .map(({ path }) => path)
    .filter((path) => path.includes('{'));
  expect([...new Set(paths)].filter((path) => !tables.includes(path))).toEqual([]);
  // And no row is left of an operation that is gone.
  const rows = [...Object.keys(ownThings), ...Object.keys(publicThings), ...publicWrites];
  expect(rows.filter((path) => !paths.includes(path))).toEqual([]);
});

test("a restaurant's public things are found under that restaurant only", async () => {
  const theirs = await shop.addRestaurant(testRestaurantYaml('next-door'));
  const here = { 'restaurant-id': shop.restaurantId };
  const there = { 'restaurant-id': theirs };
  const path = `/promo-codes/${await promoCodeId()}`;
  expect((await shop.call('GET', path, { headers: here })).status).toBe(200);
  expect((await shop.call('GET', path, { headers: there })).status).toBe(404);
});

test('a customer whose account is gone is signed out of every operation, and nothing breaks', async () => {
  const session = await shop.signIn();
  await shop.app.pool.query(
    'delete from refresh_tokens where family_id in (select id from refresh_families where customer_id = $1)',
    [session.user._id],
  );
  await shop.app.pool.query('delete from refresh_families where customer_id = $1', [session.user._id]);
  await shop.app.pool.query('delete from customers where id = $1', [session.user._id]);
  const secured = operationDescriptions.filter(
    ({ id, security }) => security.includes('bearer') && id !== 'logout',
  );
  for (const operation of secured) {
    const answer = await shop.call(methodOf(operation), missingAddress(operation), {
      ...exampleOf(operation),
      session,
      headers: { 'restaurant-id': shop.restaurantId },
    });
    // Without an account there is nothing to find and nothing to change.
    const isEmptyList = answer.status === 200 && operation.method === 'get';
    expect(isEmptyList || [400, 401, 404].includes(answer.status), `${operation.id} ${answer.status}`).toBe(
      true,
    );
  }
});
