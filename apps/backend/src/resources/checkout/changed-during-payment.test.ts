import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const closedAllWeek = JSON.stringify(
  Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
      day,
      { isActive: false, opening: '00:00', closing: '00:00' },
    ]),
  ),
);

/** What is changed, how it is undone ($1 is the customer in both), and what checkout says from then on. */
const changes: readonly (readonly [name: string, change: string, undo: string, refusal: string])[] = [
  [
    'a dish becomes dearer',
    `update menu_items set price = 1150 where name = 'Curry'`,
    `update menu_items set price = 950 where name = 'Curry'`,
    'total_changed',
  ],
  [
    'a choice becomes cheaper',
    `update menu_choices set price = 1 where name = 'Naan'`,
    `update menu_choices set price = 250 where name = 'Naan'`,
    'total_changed',
  ],
  [
    'the delivery fee rises',
    'update restaurant_settings set delivery_fee = 499, delivery_minutes_to = 120',
    'update restaurant_settings set delivery_fee = 249, delivery_minutes_to = 50',
    'total_changed',
  ],
  [
    'the service fee rises',
    'update restaurant_settings set service_fee_fixed = 199',
    'update restaurant_settings set service_fee_fixed = 99',
    'total_changed',
  ],
  [
    'the promo code gives less',
    `update promo_codes set value = 5 where code = 'TEN'`,
    `update promo_codes set value = 10 where code = 'TEN'`,
    'total_changed',
  ],
  [
    'the promo code is switched off',
    `update promo_codes set is_active = false where code = 'TEN'`,
    `update promo_codes set is_active = true where code = 'TEN'`,
    'promo_unknown',
  ],
  [
    'the promo code runs out',
    `update promo_codes set ends_at = '2026-03-04T12:00:00Z' where code = 'TEN'`,
    `update promo_codes set ends_at = null where code = 'TEN'`,
    'promo_expired',
  ],
  [
    'a dish sells out',
    `update menu_items set is_available = false, allergens = null where name = 'Curry'`,
    `update menu_items set is_available = true, allergens = '{"contains":["milk"],"mayContain":["nuts"]}' where name = 'Curry'`,
    'item_unavailable',
  ],
  [
    'a dish leaves the menu',
    `update menu_items set is_retired = true, name = 'Gone' where name = 'Curry'`,
    `update menu_items set is_retired = false, name = 'Curry' where name = 'Gone'`,
    'item_unavailable',
  ],
  [
    'a choice sells out',
    `update menu_choices set is_available = false where name = 'Pilau'`,
    `update menu_choices set is_available = true where name = 'Pilau'`,
    'item_unavailable',
  ],
  [
    'an option wants more choices',
    `update menu_options set min_choices = 2 where name = 'Extras'`,
    `update menu_options set min_choices = 0 where name = 'Extras'`,
    'item_unavailable',
  ],
  [
    'the time of a dish is over',
    `update menu_items set sale_times = '[{"days":["monday"],"from":"18:00","to":"20:00"}]' where name = 'Curry'`,
    `update menu_items set sale_times = null where name = 'Curry'`,
    'item_not_now',
  ],
  [
    'a dish is for collection alone',
    `update menu_items set only_mode = 'collection' where name = 'Curry'`,
    `update menu_items set only_mode = null where name = 'Curry'`,
    'item_not_in_mode',
  ],
  [
    'a dish goes into an order once',
    `update menu_items set max_per_order = 1 where name = 'Curry'`,
    `update menu_items set max_per_order = null where name = 'Curry'`,
    'item_over_limit',
  ],
  [
    'the shop closes for now',
    'update restaurants set is_active = false',
    'update restaurants set is_active = true',
    'shop_closed',
  ],
  [
    'the hours change',
    `update restaurants set time_zone = 'Asia/Tokyo', hours = '${closedAllWeek}'`,
    `update restaurants set time_zone = 'Europe/London', hours = (select hours from kept_hours)`,
    'shop_closed',
  ],
  [
    'delivery ends',
    'update restaurants set has_delivery = false',
    'update restaurants set has_delivery = true',
    'mode_unavailable',
  ],
  [
    'the delivery area shrinks',
    'update restaurant_settings set delivery_radius_km = 0.01',
    'update restaurant_settings set delivery_radius_km = 6',
    'address_out_of_area',
  ],
  [
    'the minimum order rises',
    'update restaurants set min_order_price = 5000',
    'update restaurants set min_order_price = 1500',
    'below_minimum',
  ],
  [
    'the customer takes the phone number away',
    'update customers set phone_number = null where id = $1',
    `update customers set phone_number = '+447700900123' where id = $1`,
    'phone_required',
  ],
  [
    'the customer deletes the address',
    'delete from addresses where customer_id = $1',
    'select $1::text',
    'not_found',
  ],
];

async function run(statement: string, { id }: Shopper): Promise<void> {
  await shop.app.pool.query(statement, statement.includes('$1') ? [id] : []);
}

beforeAll(() => shop.app.pool.query('create table kept_hours as select hours from restaurants'));

const seen = { promoCode: 'TEN', note: 'No cutlery.', expectedTotalAmount: 2733 };

/** The code of a refusal; of a blocked checkout, the first blocker's. */
async function refusalOf(shopper: Shopper): Promise<string | undefined> {
  const { status, body } = await shopper.checkout(seen);
  expect([400, 404, 409]).toContain(status);
  return body.details?.blockers?.[0]?.code === 'promo_invalid'
    ? body.code
    : (body.details?.blockers?.[0]?.code ?? body.code);
}

describe.each(changes)('%s', (_, change, undo, refusal) => {
  test('before checkout: refused, and nothing can be paid', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    await run(change, shopper);
    try {
      expect(await refusalOf(shopper)).toBe(refusal);
      expect(await shop.ordersOf(shopper)).toEqual([]);
    } finally {
      await run(undo, shopper);
    }
  });

  test('during payment: what is paid is what was ordered', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { body } = await shopper.checkout(seen);
    const before = await shopper.order(body.orderId);
    await run(change, shopper);
    try {
      // Pressed once more, it is refused, and the page that is open stays the only one.
      expect(await refusalOf(shopper)).toBe(refusal);
      await shop.payOrder(body.orderId);
      for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
      expect(await shopper.order(body.orderId)).toEqual({
        ...before,
        // Only an unpaid order says why it is unpaid.
        payment: undefined,
        status: 'placed',
        placedAt: '2026-03-04T12:00:00.000Z',
        estimatedFrom: '2026-03-04T12:35:00.000Z',
        estimatedTo: '2026-03-04T12:50:00.000Z',
        version: 1,
        timeline: [{ status: 'placed', at: '2026-03-04T12:00:00.000Z' }],
        canCancel: true,
      });
      const [session, ...more] = await shop.standIn.sessionsOf(body.orderId);
      expect(more).toEqual([]);
      expect(session).toMatchObject({ payment_status: 'paid', amount_total: 2733 });
      expect((await shopper.cart()).items).toEqual([]);
    } finally {
      await run(undo, shopper);
    }
  });
});
