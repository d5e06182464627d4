import { type Pence, pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { lockOrder } from '../../../db/lock-order.ts';
import { type OrderRow, orders, type RefundRow, refunds } from '../../../db/schema.ts';
import { curry, type Shop, type Shopper } from '../../checkout/testing/shop.ts';
import { requestRefund, type WantedRefund } from '../request-refund.ts';

/** Cards of the stand-in by what becomes of their refunds. */
export const refundCards = { pending: '4000000000007726', failsLater: '4000000000005126' } as const;

/** A paid order of two curries, £27.33 with its promo code. */
export interface PaidOrder {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly paymentIntentId: string;
}

/** What tests of refunds do with a shop. */
export interface RefundDesk {
  readonly placeOrder: (card?: string) => Promise<PaidOrder>;
  /** Asks for a refund as the system does; of everything unless an amount is given. */
  readonly request: (orderId: string, wanted?: Partial<WantedRefund>) => Promise<RefundRow>;
  readonly orderOf: (orderId: string) => Promise<OrderRow>;
  /** The rows of an order, oldest first. */
  readonly rowsOf: (orderId: string) => Promise<RefundRow[]>;
  /** The refunds of a payment at the provider, oldest first. */
  readonly madeOf: (paymentIntentId: string) => Promise<Stripe.Refund[]>;
  /** A refund in the provider's own dashboard. */
  readonly refundAtProvider: (paymentIntentId: string, amount: number) => Promise<Stripe.Refund>;
  /** The provider's events about the refunds of a payment, oldest first. */
  readonly eventsOf: (paymentIntentId: string) => Promise<Stripe.Event[]>;
  readonly sendEvents: (events: readonly Stripe.Event[]) => Promise<void>;
  /** Compares what went back at the provider with what the order says, for every paid order. */
  readonly audit: () => Promise<void>;
}

/** Opens the desk of a shop. */
export function openRefundDesk(shop: Shop): RefundDesk {
  const { db } = shop.app;
  const { stripe } = shop.standIn;
  const orderOf = async (orderId: string) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) throw new Error(`There is no order ${orderId}.`);
    return order;
  };
  const madeOf = async (payment_intent: string) =>
    (await stripe.refunds.list({ payment_intent, limit: 100 })).data.reverse();
  const sendEvents = async (events: readonly Stripe.Event[]) => {
    for (const event of events) expect(await shop.sendEvent(event)).toBe(200);
  };

  return {
    placeOrder: async (card) => {
      const shopper = await shop.newShopper();
      await shopper.add({ ...curry, quantity: 2 });
      const { orderId } = (await shopper.checkout({ promoCode: 'TEN' })).body;
      const [session] = await shop.standIn.sessionsOf(orderId);
      expect(await shop.standIn.pay(session?.id ?? '', card)).toBe(200);
      await sendEvents(await shop.standIn.eventsOf(orderId));
      return { shopper, orderId, paymentIntentId: (await orderOf(orderId)).paymentIntentId ?? '' };
    },
    request: (orderId, wanted = {}) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order === null) throw new Error(`There is no order ${orderId}.`);
        const amount: Pence = pence(order.totalAmount - order.refundedAmount);
        const refund = await requestRefund(tx, shop.app, order, {
          amount,
          reason: 'missing',
          by: { kind: 'system' },
          ...wanted,
        });
        if (refund === null) throw new Error(`The order ${orderId} needs no refund.`);
        return refund;
      }),
    orderOf,
    rowsOf: (orderId) =>
      db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt, refunds.id),
    madeOf,
    refundAtProvider: (payment_intent, amount) => stripe.refunds.create({ payment_intent, amount }),
    eventsOf: async (paymentIntentId) => {
      const found: Stripe.Event[] = [];
      for await (const event of stripe.events.list({ limit: 100 })) {
        const isRefund = event.type.startsWith('refund.') || event.type === 'charge.refunded';
        if (!isRefund || !('payment_intent' in event.data.object)) continue;
        if (event.data.object.payment_intent === paymentIntentId) found.unshift(event);
      }
      return found;
    },
    sendEvents,
    audit: async () => {
      for (const { id, paymentIntentId, refundedAmount, totalAmount } of await db.select().from(orders)) {
        if (paymentIntentId === null) continue;
        const made = await madeOf(paymentIntentId);
        const wentBack = made.reduce(
          (sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount),
          0,
        );
        expect({ id, refundedAmount }).toEqual({ id, refundedAmount: wentBack });
        expect(refundedAmount).toBeLessThanOrEqual(totalAmount);
      }
    },
  };
}
