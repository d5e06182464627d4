import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { pairedDevice } from '../resources/devices/testing/paired-device.ts';
import { type Colleague, ownerOf } from '../resources/team/testing/team.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { operationDescriptions } from './document.ts';

// A delete whose answer got lost is sent again under the same key: it gets the first one's response.

type Schemas = components['schemas'];

let shop: Shop;
let shopper: Shopper;
let admin: Schemas['AuthSession'];
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.newShopper();
  admin = await shop.signIn({ email: 'admin@example.com' });
  owner = await ownerOf(shop, shop.restaurantId);
});
afterAll(() => shop.close());

let restaurants = 0;
let invitations = 0;

interface Deletable {
  /** Makes one and gives back its path. */
  readonly make: () => Promise<string>;
  /** What others see of the kind. */
  readonly look: () => Promise<unknown>;
  readonly isForAdmins?: boolean;
  readonly isForOwners?: boolean;
}

const cart = {
  make: async () => {
    await shopper.add({ ...curry, quantity: 2 });
    return '/restaurant-cart';
  },
  look: () => shopper.cart(),
};
const deletables: Readonly<Record<string, Deletable>> = {
  clearCart: cart,
  removeCartItem: {
    ...cart,
    make: async () => {
      await shopper.add({ ...curry, quantity: 2 });
      return `/restaurant-cart/items/${(await shopper.cart()).items[0]?._id}`;
    },
  },
  deleteAddress: {
    make: async () => {
      const { body } = await shopper.call<Schemas['Address']>('POST', '/addresses', {
        type: 'house',
        address: '1 Road, Leeds',
        building: '1',
        postalCode: 'LS1 5HD',
        longitude: -1.5,
        latitude: 53.8,
      });
      return `/addresses/${body._id}`;
    },
    look: async () => (await shopper.call('GET', '/addresses')).body,
  },
  deleteRestaurant: {
    make: async () =>
      `/restaurants/${await shop.addRestaurant(testRestaurantYaml(`closing-${++restaurants}`))}`,
    look: async () => (await shop.call('GET', '/restaurants')).body,
    isForAdmins: true,
  },
  removeMember: {
    make: async () => {
      const invitation = { email: `invited${++invitations}@example.com`, role: 'staff' };
      const { body } = await owner.call<Schemas['Member']>('POST', '/members', invitation);
      return `/counter/restaurants/${shop.restaurantId}/members/${body._id}`;
    },
    look: async () => (await owner.call('GET', '/members')).body,
    isForOwners: true,
  },
  removeSpecialHours: {
    make: async () => {
      const hours = { isActive: false, opening: '12:00', closing: '22:00' };
      await owner.call('PUT', '/special-hours/2026-12-25', hours);
      return `/counter/restaurants/${shop.restaurantId}/special-hours/2026-12-25`;
    },
    look: async () => (await owner.call('GET', '/special-hours')).body,
    isForOwners: true,
  },
  removeSpecialHoursRange: {
    make: async () => {
      const hours = { isActive: false, opening: '12:00', closing: '22:00' };
      await owner.call('PUT', '/special-hours', { from: '2026-12-25', to: '2026-12-27', ...hours });
      return `/counter/restaurants/${shop.restaurantId}/special-hours?from=2026-12-25&to=2026-12-27`;
    },
    look: async () => (await owner.call('GET', '/special-hours')).body,
    isForOwners: true,
  },
  removeDevice: {
    make: async () =>
      `/counter/restaurants/${shop.restaurantId}/devices/${(await pairedDevice(shop, owner)).id}`,
    look: async () => (await owner.call('GET', '/devices')).body,
    isForOwners: true,
  },
};

// Each tells a press from its repetition; what a PIN has opened ends the same however often (devices.test.ts), and of a
// customer who is erased no key may be left (my-data.test.ts).
const deletes = operationDescriptions.filter(
  ({ id, method }) => method === 'delete' && id !== 'endElevation' && id !== 'eraseMe',
);

test('every delete takes a key', () => {
  expect(deletes.map(({ id }) => id).sort()).toEqual(Object.keys(deletables).sort());
  for (const { id, parameters } of deletes) {
    expect(
      parameters.map(({ name }) => name),
      id,
    ).toContain('Idempotency-Key');
  }
});

describe.each(Object.entries(deletables))('%s', (id, { make, look, isForAdmins, isForOwners }) => {
  const send = (path: string, key?: string) => {
    const headers = { 'restaurant-id': shop.restaurantId, 'idempotency-key': key };
    if (isForOwners === true) return shop.call('DELETE', path, { session: owner.session, headers });
    return isForAdmins === true
      ? shop.call('DELETE', path, { session: admin, headers })
      : shopper.call('DELETE', path, undefined, headers);
  };

  test('sent again under its key answers as the first time and does nothing more', async () => {
    const path = await make();
    const first = await send(path, `delete-${id}-once`);
    expect([200, 204]).toContain(first.status);
    // What comes into the cart meanwhile is not what was meant.
    if (path.startsWith('/restaurant-cart')) await shopper.add({ dish: 'Soup' });
    const between = await look();
    const again = await send(path, `delete-${id}-once`);
    // The answer of a cart is the cart as it is by then.
    const body = path.startsWith('/restaurant-cart') ? between : first.body;
    expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body });
    expect(await look()).toEqual(between);
  });

  test('ten times at once under one key is one success for all', async () => {
    const path = await make();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(path, `delete-${id}-at-once`)));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect([200, 204]).toContain(answers[0]?.status);
  });
});

test('without a key, or under another one, what is gone is 404', async () => {
  const path = await deletables.deleteAddress?.make();
  const send = (key?: string) =>
    shopper.call('DELETE', String(path), undefined, key === undefined ? {} : { 'idempotency-key': key });
  expect((await send('the-first-key')).status).toBe(204);
  expect((await send()).status).toBe(404);
  expect((await send('another-key')).status).toBe(404);
  expect((await send('the-first-key')).status).toBe(204);
});
