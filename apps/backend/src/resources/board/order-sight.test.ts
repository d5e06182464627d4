import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OperationDescription, operationDescriptions } from '../../contract/document.ts';
import { customers, orders } from '../../db/schema.ts';
import { exampleBodies } from '../../testing/example-bodies.ts';
import { missingAddress } from '../../testing/missing-address.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Failure = Partial<Schemas['Error']>;

// Summer time, so that the restaurant's day is not that of UTC: 01:30 and 17:30 in London.
const night = new Date('2026-07-17T00:30:00Z');
const evening = new Date('2026-07-17T16:30:00Z');

let shop: Shop;
let owner: Colleague;
let staff: Colleague;
let tablet: TestDevice;
/** Placed two days ago, yesterday and today; the first three have ended. */
let old: string;
let yesterdays: string;
let todays: string;
/** Placed two days ago, and not ended. */
let open: string;

const day = (date: number, hour = 12) => new Date(Date.UTC(2026, 6, date, hour));
const end = (id: string) => shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, id));

beforeAll(async () => {
  shop = await startShop();
  owner = await ownerOf(shop, shop.restaurantId);
  staff = await hire(shop, owner, shop.restaurantId, 'staff');
  const zora = await shop.newShopper();
  await shop.app.db.update(customers).set({ name: 'Zora Quill' }).where(eq(customers.id, zora.id));
  shop.setTime(day(15));
  old = await placeOrder(shop, zora);
  shop.setTime(day(15, 13));
  open = await placeOrder(shop, zora);
  await shop.app.db.update(orders).set({ note: 'The blue door' }).where(eq(orders.id, old));
  shop.setTime(day(16, 22));
  yesterdays = await placeOrder(shop, await shop.newShopper());
  shop.setTime(day(17));
  todays = await placeOrder(shop, await shop.newShopper());
  for (const id of [old, yesterdays, todays]) await end(id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setTime(evening);
  tablet = await pairedDevice(shop, owner);
});

const path = (rest: string) => `/counter/restaurants/${shop.restaurantId}${rest}`;
const list = async (query: string, who: Pick<TestDevice, 'call'> = tablet) => {
  const { status, body } = await who.call<Schemas['CounterOrderPage'] & Failure>(
    'GET',
    path(`/orders${query}`),
  );
  return status === 200 ? body.docs.map(({ order }) => order._id) : [status, body.code];
};
const read = async (id: string) => {
  const { status, body } = await tablet.call<Failure>('GET', path(`/orders/${id}`));
  return status === 200 ? 200 : [status, body.code];
};
const enterPin = async (person: Colleague) => {
  const { body } = await person.call<Schemas['Pin']>('POST', '/pin');
  await tablet.call('POST', '/counter/pin', { pin: body.pin });
};
const pinNeeded = [403, 'pin_needed'];

describe('a device without a PIN', () => {
  test('lists what is open and what was placed today, by the clock of its restaurant', async () => {
    expect(await list('?date=2026-07-17')).toEqual([todays]);
    expect(await list('')).toEqual([todays, open]);
    expect(await list('?status=completed')).toEqual([todays]);
    for (const query of ['?date=2026-07-16', '?date=2026-07-18', '?date=2025-01-01', '?q=quill', '?q=TF']) {
      expect(await list(query), query).toEqual(pinNeeded);
    }
    expect(await list('?date=2026-07-17&q=quill')).toEqual(pinNeeded);
  });

  test('reads yesterday too before 06:00', async () => {
    shop.setTime(night);
    expect(await list('?date=2026-07-16')).toEqual([yesterdays]);
    expect([await read(yesterdays), await read(old)]).toEqual([200, pinNeeded]);
    shop.setTime(new Date('2026-07-17T04:59:59Z'));
    expect(await list('?date=2026-07-16')).toEqual([yesterdays]);
    shop.setTime(new Date('2026-07-17T05:00:00Z'));
    expect(await list('?date=2026-07-16')).toEqual(pinNeeded);
    expect(await read(yesterdays)).toEqual(pinNeeded);
  });

  test('reads one order while it is open or of today, and gets no other by acting on it', async () => {
    expect([await read(open), await read(todays)]).toEqual([200, 200]);
    expect([await read(old), await read(yesterdays)]).toEqual([pinNeeded, pinNeeded]);
    for (const action of [
      { action: 'ready', expectedVersion: 0 },
      { action: 'undo', expectedVersion: 1 },
    ]) {
      const { status, body } = await tablet.call<Failure>('POST', path(`/orders/${old}/actions`), action);
      expect([status, body.code, body.details]).toEqual([...pinNeeded, undefined]);
    }
  });

  test('learns from the board that an order of the past has changed, not whose it was', async () => {
    const { body } = await tablet.call<Schemas['OrderChanges']>('GET', path('/changes?after=0&limit=100'));
    const customerOf = (id: string) => {
      const found = body.orders.find(({ order }) => order._id === id);
      return [found?.customer, found?.order.address?.postalCode, found?.order.note];
    };
    expect(customerOf(old)).toEqual([{ name: null, phoneNumber: null }, undefined, '']);
    const phoneNumber = '+447700900123';
    expect(customerOf(open)).toEqual([{ name: 'Zora Quill', phoneNumber }, 'LS1 5HD', '']);
  });
});

test('the PIN of a manager opens the past until it ends, that of a person who is none any more does not', async () => {
  await enterPin(owner);
  expect(await list('?date=2026-07-16')).toEqual([yesterdays]);
  expect(await list('?q=quill')).toEqual([open, old]);
  expect(await list('')).toEqual([todays, yesterdays, open, old]);
  expect(await read(old)).toBe(200);
  await shop.app.pool.query("update devices set elevated_until = now() - interval '1 second'");
  expect([await list('?q=quill'), await read(old)]).toEqual([pinNeeded, pinNeeded]);
  const manager = await hire(shop, owner, shop.restaurantId, 'manager');
  await enterPin(manager);
  expect(await read(old)).toBe(200);
  await owner.call('PATCH', `/members/${manager.memberId}`, { role: 'staff' });
  expect([await list('?q=quill'), await read(old)]).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
  ]);
});

test('a person who has signed in reads every order without a PIN', async () => {
  const asStaff: Pick<TestDevice, 'call'> = {
    call: (method, whole) => staff.call(method, whole.replace(path(''), '')),
  };
  expect(await list('?q=quill', asStaff)).toEqual([open, old]);
  expect(await list('?date=2026-07-16', asStaff)).toEqual([yesterdays]);
  expect((await staff.call('GET', `/orders/${old}`)).status).toBe(200);
});

// The list comes from the contract, so that an operation to come is tried as well.
describe('nothing that a device without a PIN calls names a customer of the past', () => {
  const operations = operationDescriptions.filter(
    ({ path: address, security }) => security.includes('device') && address.includes('{id}'),
  );
  const addressOf = (operation: OperationDescription, id: string) =>
    missingAddress(
      { ...operation, path: operation.path.replace('{orderId}', id).replace('{date}', '2026-07-15') },
      shop.restaurantId,
    );

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      await shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, open));
      const [body] = exampleBodies(operation);
      const address = addressOf(operation, old);
      for (const query of ['', 'after=0', 'q=quill', 'date=2026-07-15']) {
        const { status, body: answer } = await tablet.call(
          operation.method.toUpperCase(),
          query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`,
          body,
        );
        const text = JSON.stringify(answer ?? null);
        expect(text, `${status} ${query}`).not.toMatch(/Quill|blue door/);
        if (!text.includes(todays)) expect(text, `${status} ${query}`).not.toMatch(/LS1 5HD|7700900123/);
      }
      await shop.app.db.update(orders).set({ status: 'placed' }).where(eq(orders.id, open));
    },
  );
});

test('orders are read so often by each device and each person, whichever read it is', async () => {
  const strict = await startShop(undefined, { RATE_LIMIT_ORDER_READS: '3/60' });
  const boss = await ownerOf(strict, strict.restaurantId);
  const [first, second] = [await pairedDevice(strict, boss), await pairedDevice(strict, boss)];
  const statuses = [];
  for (const rest of ['/changes', '/orders', `/orders/${'0'.repeat(24)}`, '/changes']) {
    statuses.push((await first.call('GET', `/counter/restaurants/${strict.restaurantId}${rest}`)).status);
  }
  expect(statuses).toEqual([200, 200, 404, 429]);
  const other = await second.call('GET', `/counter/restaurants/${strict.restaurantId}/changes`);
  expect([other.status, (await boss.call('GET', '/changes')).status]).toEqual([200, 200]);
  await strict.close();
});
