import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Special = Schemas['SpecialHours'] & Partial<Schemas['Error']>;

// London shows UTC in March; 4 March is a Wednesday.
const yaml = testRestaurantYaml().replace('wednesday: 00:00-23:59', 'wednesday: 11:00-14:30, 17:30-22:00');
const wednesday = '2026-03-04';
const at = (time: string) => new Date(`${wednesday}T${time}:00Z`);
const breaks = [{ from: '14:30', to: '17:30' }];

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
beforeEach(() => shop.app.pool.query('delete from special_hours'));

const blockersAt = async (time: string) => {
  shop.setTime(at(time));
  return (await shopper.breakdown()).body.blockers.map(({ code, message }) => `${code}: ${message}`);
};
const restaurant = async () =>
  (await shop.call<Schemas['Restaurant']>('GET', '/restaurants/by-domain/testaurant.test')).body;
const put = (date: string, hours: object) => owner.call<Special>('PUT', `/special-hours/${date}`, hours);

test('the file writes two services, and no order is taken between them', async () => {
  expect((await restaurant()).hours.wednesday).toEqual({
    ...{ isActive: true, opening: '11:00', closing: '22:00', breaks },
  });
  expect((await restaurant()).hours.thursday).not.toHaveProperty('breaks');
  expect(await blockersAt('14:30')).toEqual([]);
  expect(await blockersAt('14:31')).toEqual(['shop_closed: Closed · Opens today at 17:30']);
  expect(await shopper.checkout()).toMatchObject({ status: 400, body: { code: 'checkout_blocked' } });
  expect(await blockersAt('17:30')).toEqual([]);
});

test('a payment session ends with the running service, and a pause with the next one', async () => {
  const buyer = await shop.newShopper();
  await buyer.add({ ...curry, quantity: 2 });
  shop.setTime(at('13:51'));
  const { orderId } = (await buyer.checkout()).body;
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.closesAt).toEqual(at('14:31'));
  const [session] = await shop.standIn.sessionsOf(orderId);
  expect(Math.round(((session?.expires_at ?? 0) - (session?.created ?? 0)) / 60)).toBe(40);
  const pause = { modes: ['delivery'], until: 'next_opening' };
  const { body } = await owner.call<Schemas['ServiceState']>('PUT', '/pause', pause);
  expect(body.pause?.until).toBe(at('17:30').toISOString());
  await owner.call('PUT', '/pause', { modes: [] });
});

test('the hours of a date have breaks of their own, kept as they were sent', async () => {
  shop.setTime(at('12:00'));
  const hours = { isActive: true, opening: '11:00', closing: '22:00' };
  const own = [{ from: '13:00', to: '18:00' }];
  const notes = { note: '', customerNote: '' };
  const { status, body } = await put(wednesday, { ...hours, breaks: own });
  expect([status, body]).toEqual([200, { date: wednesday, ...hours, breaks: own, ...notes }]);
  const listed = await owner.call<Schemas['SpecialHoursList']>('GET', '/special-hours');
  expect(listed.body.docs).toEqual([body]);
  expect((await owner.call('GET', `/special-hours/${wednesday}`)).body).toEqual(body);
  expect((await restaurant()).specialHours).toEqual([
    { date: wednesday, ...hours, breaks: own, customerNote: '' },
  ]);
  expect(await blockersAt('17:45')).toEqual(['shop_closed: Closed · Opens today at 18:00']);
  // Hours without breaks take the place of those with some.
  await put(wednesday, hours);
  expect((await restaurant()).specialHours).toEqual([{ date: wednesday, ...hours, customerNote: '' }]);
  expect(await blockersAt('15:00')).toEqual([]);
});

test('breaks that do not lie within the day are refused, of a date, of dates and of the week', async () => {
  shop.setTime(at('12:00'));
  const hours = {
    isActive: true,
    opening: '11:00',
    closing: '22:00',
    breaks: [{ from: '21:00', to: '23:00' }],
  };
  const refused = { status: 400, body: { code: 'invalid_request' } };
  const fields = (field: string) => ({ details: { fields: [{ field }] } });
  const dates = { from: wednesday, to: wednesday };
  expect(await put(wednesday, hours)).toMatchObject({ ...refused, body: fields('breaks') });
  expect(await owner.call('PUT', '/special-hours', { ...dates, ...hours })).toMatchObject(refused);
  const session = await shop.signIn({ email: 'admin@example.com' });
  const body = { hours: { monday: hours } };
  expect(await shop.call('PATCH', `/restaurants/${shop.restaurantId}`, { session, body })).toMatchObject({
    ...refused,
    body: fields('hours.monday.breaks'),
  });
});
