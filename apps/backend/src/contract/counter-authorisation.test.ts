import { staffRoles } from '@tiffin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pairedDevice, type TestDevice } from '../resources/devices/testing/paired-device.ts';
import { type Colleague, hire, ownerOf } from '../resources/team/testing/team.ts';
import { exampleBodies } from '../testing/example-bodies.ts';
import { missingAddress } from '../testing/missing-address.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { operationDescriptions } from './document.ts';
import { operationConfig } from './operation-config.ts';

// Who may call what at a restaurant's counter: the list comes from the contract, so a new operation is tried as well.

const operations = operationDescriptions.flatMap((operation) =>
  operation.counterRole === null ? [] : [[operation.id, operation, operation.counterRole] as const],
);

let backend: TestApp;
let restaurantId: string;
let foreigner: Colleague;
let ownDevice: TestDevice;
let foreignDevice: TestDevice;
let revokedDevice: TestDevice;
let demoted: Colleague;
let removed: Colleague;
let team: Readonly<Record<(typeof staffRoles)[number], Colleague>>;
beforeAll(async () => {
  backend = await startTestApp();
  restaurantId = await backend.addRestaurant(testRestaurantYaml());
  const elsewhere = await backend.addRestaurant(testRestaurantYaml('elsewhere'));
  foreigner = await ownerOf(backend, elsewhere);
  const owner = await ownerOf(backend, restaurantId);
  const [manager, staff] = [
    await hire(backend, owner, restaurantId, 'manager'),
    await hire(backend, owner, restaurantId, 'staff'),
  ];
  team = { owner, manager, staff };
  revokedDevice = await pairedDevice(backend, owner);
  [demoted, removed] = [
    await hire(backend, owner, restaurantId, 'owner'),
    await hire(backend, owner, restaurantId, 'owner'),
  ];
  // Whoever could call everything before, and has, loses it with the session or token that they already have.
  const uses = [
    await revokedDevice.call('GET', `/counter/restaurants/${restaurantId}/availability`),
    await demoted.call('GET', '/members'),
    await removed.call('GET', '/members'),
  ];
  expect(uses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const losses = [
    await owner.call('DELETE', `/devices/${revokedDevice.id}`),
    await owner.call('PATCH', `/members/${demoted.memberId}`, { role: 'staff' }),
    await owner.call('DELETE', `/members/${removed.memberId}`),
  ];
  expect(losses.map(({ status }) => status)).toEqual([204, 200, 204]);
  [ownDevice, foreignDevice] = [await pairedDevice(backend, owner), await pairedDevice(backend, foreigner)];
});
afterAll(() => backend.close());

test('every operation at a restaurant says which role it needs', () => {
  const atRestaurants = operationDescriptions.filter(({ path }) => path.startsWith('/counter/restaurants/'));
  expect(atRestaurants.map(({ id }) => id).sort()).toEqual(operations.map(([id]) => id).sort());
  const [first] = atRestaurants;
  if (first === undefined) throw new Error('The contract has no counter.');
  expect(() => operationConfig({ ...first, counterRole: null })).toThrow('does not say which role');
});

// Those without a restaurant's id in their path, by whom they take: a person's session, a device's token, or nobody's.
const withoutRestaurant = operationDescriptions.filter(
  ({ path }) => path.startsWith('/counter/') && !path.startsWith('/counter/restaurants/'),
);

describe.each(
  withoutRestaurant
    .filter(({ security }) => security.length > 0)
    .map((operation) => [operation.id, operation] as const),
)('%s', (_id, operation) => {
  test('is closed to visitors, customers and revoked devices', async () => {
    const [body] = exampleBodies(operation);
    const content = body === undefined ? {} : { body };
    for (const session of [undefined, await backend.signIn(), revokedDevice.session]) {
      const { status } = await backend.call(operation.method.toUpperCase(), missingAddress(operation), {
        ...content,
        ...(session === undefined ? {} : { session }),
      });
      expect(status).toBe(401);
    }
  });
});

describe.each(operations)('%s', (_id, operation, needed) => {
  const call = (session: Colleague['session'] | undefined, id = restaurantId) => {
    const [body] = exampleBodies(operation);
    return backend.call(operation.method.toUpperCase(), missingAddress(operation, id), {
      ...(body === undefined ? {} : { body }),
      ...(session === undefined ? {} : { session }),
    });
  };

  // What only devices do, no session opens.
  const isForPeople = operation.security.includes('staffSession');

  test('does not exist for the owner of another restaurant', async () => {
    const foreign = await call(foreigner.session);
    const unknown = await call(foreigner.session, 'f'.repeat(24));
    expect([foreign.status, foreign.body]).toEqual([isForPeople ? 404 : 401, unknown.body]);
    if (isForPeople)
      expect(foreign.body).toEqual({ code: 'not_found', message: 'This restaurant could not be found.' });
  });

  test('is closed to visitors and to customers', async () => {
    const customer = await backend.signIn();
    expect([(await call(undefined)).status, (await call(customer)).status]).toEqual([401, 401]);
  });

  test('is closed to devices, or to those of other restaurants', async () => {
    const [own, foreign] = [await call(ownDevice.session), await call(foreignDevice.session)];
    if (!operation.security.includes('device'))
      return expect([own.status, foreign.status]).toEqual([401, 401]);
    expect(foreign.status).toBe(404);
    // Without a PIN a device acts as staff.
    if (needed !== 'staff') expect(own.body).toMatchObject({ code: 'pin_needed' });
    else expect([401, 403]).not.toContain(own.status);
  });

  test('is closed to devices that were revoked and to people who were removed', async () => {
    const [device, person] = [await call(revokedDevice.session), await call(removed.session)];
    expect([device.status, person.status]).toEqual([401, isForPeople ? 404 : 401]);
  });

  test('is open to a person who was demoted as it is to staff', async () => {
    const [before, staff] = [await call(demoted.session), await call(team.staff.session)];
    expect(before.status === 403).toBe(needed !== 'staff');
    expect(before.status).toBe(staff.status);
  });

  test('is closed below its role, and open from it on', async () => {
    for (const role of staffRoles) {
      const { status } = await call(team[role].session);
      const mayCall = staffRoles.indexOf(role) <= staffRoles.indexOf(needed);
      expect(status === 403, `${role}: ${status}`).toBe(!mayCall);
    }
  });
});
