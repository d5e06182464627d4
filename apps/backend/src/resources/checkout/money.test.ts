import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promoCodes } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { rounds } from '../../testing/soak.ts';
import { type DishWish, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
let shopper: Shopper;
const promoId = newId();

beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.newShopper();
  await shop.app.pool.query('update restaurant_settings set service_fee_percent = 2.5, accepts_tips = true');
  await shop.app.db.insert(promoCodes).values({
    id: promoId,
    restaurantId: shop.restaurantId,
    code: 'ANY',
    type: 'PERCENTAGE_OFF',
    appliesTo: 'ORDER_TOTAL',
    description: 'Whatever the run makes of it.',
    value: 10,
    minimumOrder: 0,
    isActive: true,
    isPublic: false,
  });
});
afterAll(() => shop.close());

// Pence per unit, by hand from the menu.
const dishes: readonly (DishWish & { pence: number })[] = [
  { dish: 'Soup', pence: 500 },
  { dish: 'Cola', pence: 220 },
  { dish: 'Curry', choices: { 'Choose your rice': ['Plain'] }, pence: 950 },
  { dish: 'Curry', choices: { 'Choose your rice': ['Pilau'], Extras: ['Raita'] }, pence: 1225 },
];

const promo = fc.oneof(
  fc.record({ type: fc.constant('FREE_DELIVERY' as const), value: fc.constant(0) }),
  fc.record({ type: fc.constant('PERCENTAGE_OFF' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('FIXED_AMOUNT_OFF' as const), value: fc.integer({ min: 1, max: 9_999 }) }),
);

const carts = rounds(50, 1_000);
test('every line, fee, discount and tip adds up to the penny, for every kind of promo code', {
  timeout: 60_000 + 500 * carts,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ which: fc.nat(3), quantity: fc.integer({ min: 1, max: 30 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      promo,
      fc.constantFrom('ORDER_TOTAL' as const, 'DELIVERY_FEE' as const, 'BOTH' as const),
      fc.boolean(),
      fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 10_000 })),
      async (lines, { type, value }, appliesTo, isDelivery, tip) => {
        await shop.app.db
          .update(promoCodes)
          .set({ type, value, appliesTo })
          .where(eq(promoCodes.id, promoId));
        await shopper.call('DELETE', '/restaurant-cart');
        let items = 0;
        const quantities = [0, 0, 0, 0];
        for (const { which, quantity } of lines) {
          const dish = dishes[which];
          if (dish === undefined) continue;
          await shopper.add({ ...dish, quantity });
          const before = quantities[which] ?? 0;
          quantities[which] = Math.min(99, before + quantity);
          items += ((quantities[which] ?? 0) - before) * dish.pence;
        }
        const wishes = {
          promoCode: 'any',
          ...(tip !== undefined && { tip }),
          ...(isDelivery ? {} : { addressId: undefined }),
        };
        const { status, body } = await shopper.breakdown(wishes);
        if (!isDelivery && (type === 'FREE_DELIVERY' || appliesTo === 'DELIVERY_FEE')) {
          expect([status, body.code]).toEqual([400, 'promo_not_applicable']);
          return;
        }
        const delivery = isDelivery && items < 4_000 ? 249 : 0;
        // Half up, in whole numbers: 2.5 % is 25 thousandths.
        const service = 99 + Math.floor((items * 25 + 500) / 1_000);
        const base = { ORDER_TOTAL: items, DELIVERY_FEE: delivery, BOTH: items + delivery }[appliesTo];
        const discount = {
          FREE_DELIVERY: delivery,
          PERCENTAGE_OFF: Math.floor((base * value + 50) / 100),
          FIXED_AMOUNT_OFF: Math.min(base, value),
        }[type];
        expect(body).toMatchObject({
          subtotal: items,
          discount,
          shippingCost: delivery,
          applicationFeeAmount: service,
          tipAmount: tip ?? 0,
          totalAmount: items - discount + delivery + service + (tip ?? 0),
        });

        const answer = await shopper.checkout({ ...wishes, expectedTotalAmount: body.totalAmount });
        if (body.blockers.length > 0) {
          expect(answer.body.details?.blockers).toEqual(body.blockers);
          return;
        }
        expect(answer.status).toBe(200);
        const order = await shopper.order(answer.body.orderId);
        const { blockers: _, ...price } = body;
        expect(order.breakdown).toEqual(price);
        const [session] = await shop.standIn.sessionsOf(answer.body.orderId);
        expect(session?.amount_total).toBe(body.totalAmount);
      },
    ),
    { numRuns: carts },
  );
});
