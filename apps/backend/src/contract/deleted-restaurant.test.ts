import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../resources/devices/testing/paired-device.ts';
import { type RestaurantDesk, restaurantDesk } from '../resources/restaurants/testing/restaurant-desk.ts';
import { type Colleague, ownerOf } from '../resources/team/testing/team.ts';
import { exampleBodies } from '../testing/example-bodies.ts';
import { missingAddress } from '../testing/missing-address.ts';
import { operationDescriptions } from './document.ts';

// What each call answers about a deleted restaurant: the list comes from the contract, so a new operation is tried as well.

let shop: Shop;
let desk: RestaurantDesk;
let owner: Colleague;
let device: TestDevice;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  desk = await restaurantDesk(shop);
  owner = await ownerOf(shop, shop.restaurantId);
  device = await pairedDevice(shop, owner);
  shopper = await shop.newShopper();
  await shopper.add(curry);
  expect((await device.call('GET', '/counter/devices/me')).status).toBe(200);
  expect((await desk.remove()).status).toBe(204);
  // How long it is remembered which restaurants exist (tenant.ts).
  await new Promise((resolve) => setTimeout(resolve, 2_100));
});
afterAll(() => shop.close());

const ofDevices = operationDescriptions.filter(({ security }) => security.includes('device'));
const ofPeople = operationDescriptions.filter(
  ({ security, counterRole }) => security.includes('staffSession') && counterRole !== null,
);
const call = (operation: (typeof operationDescriptions)[number], session: Colleague['session']) => {
  const [body] = exampleBodies(operation);
  return shop.call(operation.method.toUpperCase(), missingAddress(operation, shop.restaurantId), {
    session,
    headers: operation.parameters.some(({ name }) => name === 'restaurant-id')
      ? { 'restaurant-id': shop.restaurantId }
      : {},
    ...(body === undefined ? {} : { body }),
  });
};
const named = (list: typeof operationDescriptions) =>
  list.map((operation) => [operation.id, operation] as const);
const gone = { status: 410, body: { code: 'restaurant_deleted' } };

test.each(named(ofDevices))(
  'a device reads from %s that its restaurant is deleted',
  async (_id, operation) => {
    expect(await call(operation, device.session)).toMatchObject(gone);
  },
);

test.each(named(ofPeople))('a person reads so from %s', async (_id, operation) => {
  expect(await call(operation, owner.session)).toMatchObject(gone);
});

describe('for customers', () => {
  const scoped = operationDescriptions.filter(
    ({ path, parameters, method }) =>
      parameters.some(({ name }) => name === 'restaurant-id') ||
      (path.startsWith('/restaurants/{id}/') && method === 'get'),
  );
  test.each(named(scoped.filter(({ id }) => id !== 'listOrders')))(
    '%s finds no restaurant',
    async (_id, operation) => {
      const session = { accessToken: shopper.accessToken, refreshToken: '' };
      expect((await call(operation, session)).status).toBe(404);
    },
  );

  test('what was ordered there stays readable', async () => {
    const session = { accessToken: shopper.accessToken, refreshToken: '' };
    const listOrders = scoped.find(({ id }) => id === 'listOrders');
    if (listOrders === undefined) throw new Error('The contract has no list of orders.');
    expect(await call(listOrders, session)).toMatchObject({ status: 200, body: { totalDocs: 0 } });
  });
});

test('the same token is good again once the restaurant is restored', async () => {
  expect((await desk.restore()).status).toBe(200);
  expect((await device.call('GET', '/counter/devices/me')).status).toBe(200);
  expect((await owner.call('GET', '/members')).status).toBe(200);
});
