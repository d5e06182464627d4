import type { components } from '@tiffin/api/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../db/schema.ts';
import { shownPicture } from '../pictures/testing/shown-picture.ts';
import { curry, type Shop, startShop } from '../resources/checkout/testing/shop.ts';
import { makeCode, pairedDevice, type TestDevice } from '../resources/devices/testing/paired-device.ts';
import { placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { reportWithPhoto } from '../resources/order-problems/testing/reported.ts';
import { type Colleague, ownerOf } from '../resources/team/testing/team.ts';
import { formBody } from '../testing/form-body.ts';
import {
  type GeneratedRequest,
  type KnownIds,
  requestsTo,
  wellFormedRequest,
} from '../testing/generated-requests.ts';
import { rounds } from '../testing/soak.ts';
import { systematicRequests } from '../testing/systematic-requests.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { contractDocument, type OperationDescription, operationDescriptions } from './document.ts';
import { requestValidators, responseBodyCheck } from './validators.ts';

type Schemas = components['schemas'];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('the contract is valid JSON Schema throughout', () => {
  expect(() =>
    new Ajv2020({ strict: false, logger: false }).addSchema(contractDocument, 'contract'),
  ).not.toThrow();
  for (const operation of operationDescriptions) {
    expect(() => requestValidators(operation), operation.id).not.toThrow();
    for (const status of Object.keys(operation.responses)) {
      expect(() => responseBodyCheck(operation, Number(status)), `${operation.id} ${status}`).not.toThrow();
    }
  }
});

describe('no request brings the backend down, and every answer is one that the contract declares', () => {
  const runs = Number(process.env.CONTRACT_RUNS ?? rounds(20, 2_000));
  const seed = Number(process.env.CONTRACT_SEED ?? Math.floor(Math.random() * 2 ** 31));
  let spoilt: string;
  let session: Schemas['AuthSession'];
  let owner: Colleague;
  let device: TestDevice;

  beforeAll(async () => {
    console.log(
      `${runs} requests to each operation; CONTRACT_RUNS=${runs} CONTRACT_SEED=${seed} makes the same again`,
    );
    // What admins may spoil is a restaurant of its own, or all other requests would soon end at its closed door.
    spoilt = await shop.addRestaurant(testRestaurantYaml('spoilt'));
  });

  /** A new customer with one of everything that requests can be about. */
  async function makeThings(): Promise<KnownIds> {
    // A random request may have paused or closed the shop, or sold a dish out; here it takes orders.
    await shop.app.pool.query('delete from service_states; delete from sold_outs; delete from special_hours');
    session = await shop.signIn({ email: 'admin@example.com' });
    const headers = { 'restaurant-id': shop.restaurantId };
    const soup = shop.payload({ dish: 'Soup', quantity: 5 });
    const filled = await shop.call<Schemas['Cart']>('POST', '/restaurant-cart', {
      session,
      headers,
      body: soup,
    });
    const home = {
      type: 'house',
      address: '1 Road, Leeds',
      building: '1',
      postalCode: 'LS1 5HD',
      longitude: -1.5476,
      latitude: 53.7977,
    };
    const address = await shop.call<Schemas['Address']>('POST', '/addresses', { session, body: home });
    const urls = {
      successUrl: 'https://testaurant.test/',
      failUrl: 'https://testaurant.test/',
      source: 'web',
    };
    await shop.call('PATCH', '/auth/me', { session, body: { phoneNumber: '07400 123456' } });
    const order = await shop.call<Schemas['CheckoutResponse']>('POST', '/restaurant-cart/checkout', {
      session,
      headers,
      body: urls,
    });
    const menu = await shop.call<Schemas['Menu']>('GET', `/restaurants/${shop.restaurantId}/menu`);
    const category = menu.body.categories[0];
    const promos = await shop.call<Schemas['PromoCodeList']>('GET', '/promo-codes/public', { headers });
    await shop.signIn({ sub: 'generated', email: 'generated@example.com' });
    const idToken = await shop.identityProvider.idToken({ sub: 'generated', email: 'generated@example.com' });
    owner = await ownerOf(shop, shop.restaurantId);
    const invitation = { email: `${owner.session.accessToken.slice(0, 20)}@example.com`, role: 'staff' };
    const member = await owner.call<Schemas['Member']>('POST', '/members', invitation);
    device = await pairedDevice(shop, owner);
    const christmas = { isActive: false, opening: '12:00', closing: '22:00' };
    await owner.call('PUT', '/special-hours/2026-12-25', christmas);
    const picture = await shownPicture(shop.app, shop.restaurantId);
    const placed = await placeOrder(shop, await shop.newShopper());
    const own = await placeOrder(shop, await shop.newShopper());
    await shop.app.db.update(orders).set({ customerId: session.user._id }).where(eq(orders.id, own));
    const [inOwn, inPlaced] = [await reportWithPhoto(shop, own), await reportWithPhoto(shop, placed)];
    const pairingCode = await makeCode(owner);
    const { body: pin } = await owner.call<Schemas['Pin']>('POST', '/pin');
    const ownerToken = await shop.identityProvider.idToken({
      sub: `sub of ${owner.email}`,
      email: owner.email,
    });
    return {
      restaurantId: shop.restaurantId,
      withinPath: ({ path }) => {
        if (path.startsWith('/orders')) return [inOwn.problemId, inOwn.photoId];
        if (path.includes('{orderId}')) return [placed, inPlaced.problemId, inPlaced.photoId];
        if (path.includes('{hash}')) return [picture, '160.webp'];
        if (path.includes('{icon}')) return ['32.png'];
        if (path.includes('{date}')) return ['2026-12-25'];
        if (path.includes('{categoryId}')) return [category?._id ?? ''];
        if (path.includes('{menuItemId}')) return [category?.items[0]?._id ?? ''];
        return [path.endsWith('{deviceId}') ? device.id : member.body._id];
      },
      forPath: ({ path, method }) => {
        if (path.startsWith('/counter')) return [shop.restaurantId];
        if (path.startsWith('/restaurants')) return method === 'get' ? [shop.restaurantId, spoilt] : [spoilt];
        if (path.startsWith('/addresses')) return [address.body._id];
        if (path.includes('/problems')) return [own];
        if (path.startsWith('/orders')) return [order.body.orderId];
        if (path.startsWith('/pictures')) return [picture];
        if (path.startsWith('/promo-codes')) return promos.body.docs.map(({ _id }) => _id);
        return filled.body.items.map(({ _id }) => _id);
      },
      bodies: ({ id }) => {
        if (id === 'addToCart') return [shop.payload(curry), soup];
        if (id === 'checkout' || id === 'getBreakdown')
          return [urls, { ...urls, addressId: address.body._id, promoCode: 'TEN', note: 'Ring twice.' }];
        if (id === 'login' || id === 'register') return [{ idToken }];
        if (id === 'reportOrderProblem') return [{ reason: 'late', text: 'An hour late.' }];
        if (id === 'actOnOrder') return [{ action: 'decline', expectedVersion: 1, reason: 'too_busy' }];
        if (id === 'setAvailability')
          return [{ targets: [{ kind: 'dish', id: soup.menuItemId }], state: 'sold_out' }];
        if (id === 'pairDevice') return [{ code: pairingCode }];
        if (id === 'enterPin') return [pin];
        if (id === 'verifyStaff') return [{ idToken: ownerToken }];
        return id === 'verify' ? [{ idToken, user: {} }] : [];
      },
      sign: (body) => shop.standIn.sign(body),
    };
  }

  /** Who has logged out is gone: each time another one logs out. */
  async function sessionFor({ id, path, security }: OperationDescription) {
    if (security.length === 1 && security.includes('device')) return device.session;
    if (id === 'logout') return shop.signIn();
    if (id === 'logoutStaff') return (await ownerOf(shop, shop.restaurantId)).session;
    return path.startsWith('/counter') ? owner.session : session;
  }

  /** What is made as JSON for an operation that takes a form, as that form; null for what is no JSON. */
  async function asForm(type: string | undefined, body: GeneratedRequest['body']) {
    if (type !== 'application/json' || typeof body !== 'string') return null;
    try {
      const value: unknown = JSON.parse(body);
      if (typeof value === 'object' && value !== null) return await formBody(value);
    } catch {
      // As it stands, below.
    }
    return { rawBody: body, contentType: 'multipart/form-data; boundary=x' };
  }

  test.each(operationDescriptions.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const known = await makeThings();
      const send = async ({ path, headers, body, isSignedIn }: GeneratedRequest, isRandom: boolean) => {
        const as = isSignedIn ? await sessionFor(operation) : undefined;
        // `send` throws when the answer is not in the contract.
        const form = operation.body?.form != null ? await asForm(headers['content-type'], body) : null;
        const rawBody = form?.rawBody ?? body;
        const { status } = await shop.send(operation.method.toUpperCase(), path, {
          ...(rawBody === undefined ? {} : { rawBody }),
          ...(as === undefined ? {} : { session: as }),
          headers: form === null ? headers : { ...headers, 'content-type': form.contentType },
          isRandom,
        });
        return status;
      };
      // One that must get through, so that more than the door is tried; codes are given by others.
      const status = await send(wellFormedRequest(operation, known), false);
      // The order that is known has not been paid, and who has it cannot be erased before it has ended.
      const expected = { googleCallback: 401, register: 409, cancelOrder: 409, reorder: 409, eraseMe: 409 }[
        String(id)
      ];
      expect([expected ?? 200, expected ?? 201, expected ?? 202, expected ?? 204]).toContain(status);
      for (const request of systematicRequests(operation, known, rounds(0, 1) === 1)) {
        expect(await send(request, true), JSON.stringify(request)).toBeLessThan(500);
      }
      await fc.assert(
        fc.asyncProperty(requestsTo(operation, known), async (request) => {
          expect(await send(request, true)).toBeLessThan(500);
        }),
        { numRuns: runs, seed },
      );
    },
  );
});
