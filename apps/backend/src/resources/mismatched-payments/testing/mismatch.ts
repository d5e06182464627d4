import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders, promoRedemptions } from '../../../db/schema.ts';
import { curry, type Shop, type Shopper } from '../../checkout/testing/shop.ts';
import { payAgain } from '../../payments/testing/pay-again.ts';

/** An order that costs £27.33, and a payment of £1.23 for it. */
export interface Mismatch {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly number: string;
  /** The session of the payment that does not match. */
  readonly sessionId: string;
}

/** Pays £1.23 for an order: on its own page, or on another one beside it. */
export async function mismatch(shop: Shop, page: 'own' | 'other'): Promise<Mismatch> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout({ promoCode: 'TEN' });
  const { orderId } = body;
  const { sessionId } = await payAgain(shop, orderId, { amount: 123, isOwnPage: page === 'own' });
  const { number } = await shopper.order(orderId);
  return { shopper, orderId, number, sessionId };
}

/** Sends the webhooks about a payment, which may come any number of times. */
export async function hearOf(shop: Shop, orderId: string, sessionId: string): Promise<void> {
  for (const event of await shop.standIn.eventsOf(orderId)) {
    if ('id' in event.data.object && event.data.object.id === sessionId) {
      expect(await shop.sendEvent(event)).toBe(200);
    }
  }
}

/** The session of the page that an order opened itself. */
export async function ownSessionOf(shop: Shop, orderId: string): Promise<string> {
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.paymentSessionId ?? '';
}

/** What went back of a session's payment, in pence. */
export async function refundsOf(shop: Shop, sessionId: string): Promise<number[]> {
  const session = await shop.standIn.stripe.checkout.sessions.retrieve(sessionId);
  const { data } = await shop.standIn.stripe.refunds.list({ payment_intent: String(session.payment_intent) });
  return data.map(({ amount }) => amount);
}

/** What became of the use of a promo code. */
export async function redemptionOf(shop: Shop, orderId: string): Promise<string | undefined> {
  const found = shop.app.db.select().from(promoRedemptions);
  const [row] = await found.where(eq(promoRedemptions.orderId, orderId));
  return row?.state;
}
