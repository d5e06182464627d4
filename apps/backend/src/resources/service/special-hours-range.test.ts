import type { components } from '@tiffin/api/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Answer = Schemas['SpecialHoursList'] & Partial<Schemas['Error']>;

// Lunch and dinner in July: London is an hour ahead of UTC, Kathmandu five and three quarters, New York four behind.
const yamlOf = (key: string, timeZone: string) =>
  testRestaurantYaml(key)
    .replaceAll('00:00-23:59', '12:00-22:00')
    .replace('timeZone: Europe/London', `timeZone: ${timeZone}`);
const closed = { isActive: false, opening: '12:00', closing: '22:00' };
const holiday = { from: '2026-07-20', to: '2026-08-02', ...closed };
const london = (time: string) => new Date(`${time}:00+01:00`);

let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop(yamlOf('testaurant', 'Europe/London'));
  owner = await ownerOf(shop, shop.restaurantId);
  shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setTime(london('2026-07-17T18:30'));
  await shop.app.pool.query('delete from special_hours');
});

const put = (body: object, by = owner) => by.call<Answer>('PUT', '/special-hours', body);
const list = async () => (await owner.call<Answer>('GET', '/special-hours')).body.docs;
const seen = async (key = 'testaurant') =>
  (await shop.call<Schemas['Restaurant']>('GET', `/restaurants/by-domain/${key}.test`)).body;
const blockers = async () => (await shopper.breakdown()).body.blockers.map(({ message }) => message);

describe('a range of dates', () => {
  test('gets the same hours, in the place of those before, moves the feed, and is one line of history', async () => {
    await owner.call('PUT', '/special-hours/2026-07-21', { ...closed, isActive: true, note: 'Party' });
    const seq = async () => (await owner.call<Schemas['OrderChanges']>('GET', '/changes')).body.seq;
    const before = await seq();
    const notes = { note: ' Keys are with Sam ', customerNote: ' Family holiday. ' };
    const { status, body } = await put({ ...holiday, ...notes });
    expect(status).toBe(200);
    expect(body.docs).toHaveLength(14);
    const hours = { ...closed, note: 'Keys are with Sam', customerNote: 'Family holiday.' };
    expect(body.docs.at(0)).toEqual({ date: '2026-07-20', ...hours });
    expect(body.docs.at(-1)).toEqual({ date: '2026-08-02', ...hours });
    expect(await list()).toEqual(body.docs);
    expect(await seq()).toBeGreaterThan(before);
    const lines = await shop.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.restaurantId, shop.restaurantId), eq(auditLog.action, 'special_hours_changed')))
      .orderBy(auditLog.at);
    expect(lines.at(-1)).toMatchObject({
      actorName: 'Maria',
      data: { date: '2026-07-20', lastDate: '2026-08-02', hours: closed },
    });
    // The same once more changes nothing.
    expect((await put({ ...holiday, ...notes })).body).toEqual(body);
  });

  test('may be one date, and at most sixty, from today on', async () => {
    expect((await put({ ...holiday, from: '2026-07-17', to: '2026-07-17' })).body.docs).toHaveLength(1);
    expect((await put({ ...holiday, from: '2026-07-17', to: '2026-09-14' })).body.docs).toHaveLength(60);
  });

  test.each([
    ['from', { from: '2026-07-16' }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: '2028-07-18', to: '2028-07-18' }],
    ['to', { to: '2026-07-19' }],
    ['to', { to: '2026-08-32' }],
    ['to', { to: '2026-09-18' }],
    ['to', { to: '9999-12-31' }],
  ])('%s is refused, and no date is written: %j', async (field, change) => {
    const { status, body } = await put({ ...holiday, ...change });
    expect([status, body.code, body.details?.fields?.map((one) => one.field)]).toEqual([
      400,
      'invalid_request',
      [field],
    ]);
    expect(await list()).toEqual([]);
  });
});

describe('a range that is removed', () => {
  const remove = (from: string, to: string) =>
    owner.call<Answer>('DELETE', `/special-hours?from=${from}&to=${to}`);

  test('has the hours of its weekdays again in one call, and is one line of history', async () => {
    await put(holiday);
    await put({ ...holiday, from: '2026-08-05', to: '2026-08-05' });
    expect((await remove('2026-07-20', '2026-08-02')).status).toBe(204);
    expect((await list()).map(({ date }) => date)).toEqual(['2026-08-05']);
    const lines = await shop.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.restaurantId, shop.restaurantId))
      .orderBy(auditLog.at);
    expect(lines.at(-1)?.data).toEqual({ date: '2026-07-20', lastDate: '2026-08-02', hours: null });
  });

  test.each([
    ['2026-07-03', '2026-07-19'],
    ['2026-08-02', '2026-07-20'],
    ['2026-02-30', '2026-08-02'],
  ])('is none from %s to %s', async (from, to) => {
    await put(holiday);
    const { status, body } = await remove(from, to);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(await list()).toHaveLength(14);
  });
});

describe("today is the restaurant's own", () => {
  test.each([
    // In UTC it is still the 17th, in Kathmandu already the 18th.
    ['kathmandu', 'Asia/Kathmandu', '2026-07-17T18:15:00Z', '2026-07-18'],
    ['kathmandu', 'Asia/Kathmandu', '2026-07-17T18:14:00Z', '2026-07-17'],
    // In UTC it is already the 18th, in New York still the 17th.
    ['new-york', 'America/New_York', '2026-07-18T03:59:00Z', '2026-07-17'],
    ['new-york', 'America/New_York', '2026-07-18T04:00:00Z', '2026-07-18'],
  ])('%s', async (key, timeZone, time, today) => {
    const people = await ownerOf(shop, await shop.addRestaurant(yamlOf(key, timeZone)));
    shop.setTime(new Date(time));
    const yesterday = `2026-07-${Number(today.slice(8)) - 1}`;
    const one = (from: string) => put({ ...holiday, from, to: today }, people);
    expect((await one(yesterday)).status).toBe(400);
    expect((await people.call('PUT', `/special-hours/${yesterday}`, closed)).status).toBe(400);
    expect((await one(today)).status).toBe(200);
    expect((await people.call('PUT', `/special-hours/${today}`, closed)).status).toBe(200);
    const { body } = await people.call<Answer>('GET', '/special-hours');
    expect(body.docs.map(({ date }) => date)).toEqual([today]);
  });
});

describe('what customers see of a holiday', () => {
  beforeEach(() => put({ ...holiday, note: 'Keys are with Sam', customerNote: 'Family holiday.' }));

  test.each([
    ['while an opening comes before it', '2026-07-18T13:00', null],
    ['from the last opening before it', '2026-07-19T12:00', '2026-08-03'],
    ['on its first day', '2026-07-20T00:00', '2026-08-03'],
    ['until a week before the opening', '2026-07-26T23:59', '2026-08-03'],
    ['then the opening is in sight', '2026-07-27T00:00', null],
  ])('%s: %s closes until %s', async (_, time, until) => {
    shop.setTime(london(time));
    expect((await seen()).closedUntil).toBe(until);
  });

  test('the note for customers, and never that of the staff', async () => {
    shop.setTime(london('2026-07-20T13:00'));
    const restaurant = await seen();
    expect(restaurant.specialHours?.[0]).toEqual({
      date: '2026-07-20',
      ...closed,
      customerNote: 'Family holiday.',
    });
    expect(JSON.stringify(restaurant)).not.toContain('Sam');
  });

  test('checkout says the same', async () => {
    shop.setTime(london('2026-07-19T22:01'));
    expect(await blockers()).toEqual(['Closed until 3 August']);
    shop.setTime(london('2026-07-20T13:00'));
    expect(await blockers()).toEqual(['Closed until 3 August']);
    expect(await shopper.checkout()).toMatchObject({
      status: 400,
      body: { message: 'Closed until 3 August' },
    });
    shop.setTime(london('2026-07-27T13:00'));
    expect(await blockers()).toEqual(['Closed today']);
  });

  test('the hours of the day on which it opens, however far ahead', async () => {
    await put({ ...holiday, to: '2026-09-10' });
    const late = { isActive: true, opening: '17:30', closing: '23:00' };
    await owner.call('PUT', '/special-hours/2026-09-11', late);
    shop.setTime(london('2026-07-20T13:00'));
    const { closedUntil, specialHours = [] } = await seen();
    expect(closedUntil).toBe('2026-09-11');
    expect(specialHours.at(-1)).toMatchObject({ date: '2026-09-11', opening: '17:30' });
    expect(specialHours.map(({ date }) => date)).not.toContain('2026-09-10');
  });

  test('their version changes with the day, since pages are kept by it', async () => {
    const version = async (time: string) => {
      shop.setTime(london(time));
      const path = `/restaurants/${shop.restaurantId}/version`;
      return (await shop.call<Schemas['RestaurantVersion']>('GET', path)).body.version;
    };
    const sunday = [await version('2026-07-19T11:59'), await version('2026-07-19T12:00')];
    expect(new Set(sunday).size).toBe(2);
    expect(await version('2026-07-20T13:00')).toBe(await version('2026-07-20T21:00'));
    expect(await version('2026-07-26T23:59')).not.toBe(await version('2026-07-27T00:00'));
  });
});
