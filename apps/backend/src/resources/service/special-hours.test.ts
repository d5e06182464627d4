import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Special = Schemas['SpecialHours'] & Partial<Schemas['Error']>;

// Wednesday is open until 22:00 and Thursday from 11:00; London shows UTC in March.
const yaml = testRestaurantYaml()
  .replace('wednesday: 00:00-23:59', 'wednesday: 11:00-22:00')
  .replace('thursday: 00:00-23:59', 'thursday: 11:00-22:00');
const wednesday = '2026-03-04';
const thursday = '2026-03-05';
const at = (time: string) => new Date(`2026-03-${time}Z`);
const closed = { isActive: false, opening: '11:00', closing: '22:00' };

let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop(yaml);
  owner = await ownerOf(shop, shop.restaurantId);
  shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setTime(at('04T12:00:00'));
  await shop.app.pool.query('delete from special_hours');
});

const put = (date: string, hours: object) => owner.call<Special>('PUT', `/special-hours/${date}`, hours);
const blockers = async () => (await shopper.breakdown()).body.blockers.map(({ message }) => message);
const restaurant = async () =>
  (await shop.call<Schemas['Restaurant']>('GET', '/restaurants/by-domain/testaurant.test')).body;

describe('the hours of a date', () => {
  test('close the restaurant at once, and their end opens it', async () => {
    expect(await blockers()).toEqual([]);
    const { status, body } = await put(wednesday, { ...closed, note: ' Family party ' });
    const notes = { note: 'Family party', customerNote: '' };
    expect([status, body]).toEqual([200, { date: wednesday, ...closed, ...notes }]);
    expect(await blockers()).toEqual(['Closed today']);
    expect(await shopper.checkout()).toMatchObject({ status: 400, body: { message: 'Closed today' } });
    // The note is the restaurant's own.
    expect((await restaurant()).specialHours).toEqual([{ date: wednesday, ...closed, customerNote: '' }]);
    expect((await owner.call('DELETE', `/special-hours/${wednesday}`)).status).toBe(204);
    expect(await blockers()).toEqual([]);
    expect((await restaurant()).specialHours).toEqual([]);
  });

  test('decide when an order closes, and when a pause ends', async () => {
    await put(wednesday, { isActive: true, opening: '11:00', closing: '23:30' });
    await put(thursday, { isActive: true, opening: '09:15', closing: '22:00' });
    await shopper.checkout();
    const [order] = await shop.app.db.select().from(orders);
    expect(order?.closesAt).toEqual(at('04T23:31:00'));
    const pause = { modes: ['delivery'], until: 'next_opening' };
    const { body } = await owner.call<Schemas['ServiceState']>('PUT', '/pause', pause);
    expect(body.pause?.until).toBe(at('05T09:15:00').toISOString());
    await owner.call('PUT', '/pause', { modes: [] });
  });

  test('stay when the file is imported', async () => {
    await put(wednesday, closed);
    await shop.addRestaurant(yaml.replace('wednesday: 11:00-22:00', 'wednesday: 10:00-22:00'));
    expect(await blockers()).toEqual(['Closed today']);
    await shop.addRestaurant(yaml);
  });

  test('change the version that caches go by, and move the feed', async () => {
    const path = `/restaurants/${shop.restaurantId}/version`;
    const look = async () => ({
      version: (await shop.call<Schemas['RestaurantVersion']>('GET', path)).body.version,
      seq: (await owner.call<Schemas['OrderChanges']>('GET', '/changes')).body.seq,
    });
    const before = await look();
    await put(thursday, closed);
    const after = await look();
    expect([after.version === before.version, after.seq]).toEqual([false, before.seq + 1]);
    await owner.call('DELETE', `/special-hours/${thursday}`);
    expect(await look()).toEqual({ version: before.version, seq: before.seq + 2 });
  });
});

test('the coming dates are listed, each can be read, and a second time replaces the first', async () => {
  await put('2026-12-25', closed);
  await put(thursday, closed);
  await put(thursday, { isActive: true, opening: '17:00', closing: '01:00', note: 'Late' });
  const list = async () => (await owner.call<Schemas['SpecialHoursList']>('GET', '/special-hours')).body.docs;
  expect(await list()).toEqual([
    { date: thursday, isActive: true, opening: '17:00', closing: '01:00', note: 'Late', customerNote: '' },
    { date: '2026-12-25', ...closed, note: '', customerNote: '' },
  ]);
  expect((await owner.call<Special>('GET', `/special-hours/${thursday}`)).body.opening).toBe('17:00');
  shop.setTime(at('06T00:00:00'));
  expect((await list()).map(({ date }) => date)).toEqual(['2026-12-25']);
  // Yesterday's night may still run: customers' pages need it.
  expect((await restaurant()).specialHours?.map(({ date }) => date)).toEqual([thursday]);
});

test.each(['2026-03-03', '2028-03-05', '2026-02-30', '2027-02-29'])('%s cannot be set', async (date) => {
  const answer = await put(date, closed);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(answer.body.details?.fields?.map(({ field }) => field)).toEqual(['date']);
});

test.each(['GET', 'DELETE'])('%s of a date without special hours is 404', async (method) => {
  for (const date of [thursday, '2026-02-30']) {
    const { status, body } = await owner.call<Special>(method, `/special-hours/${date}`);
    expect([status, body.message]).toEqual([404, 'The special hours of this date could not be found.']);
  }
});
