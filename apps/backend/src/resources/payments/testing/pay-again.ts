import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders } from '../../../db/schema.ts';
import type { Shop } from '../../checkout/testing/shop.ts';

/** A payment beside the one of an order's own page. */
export interface OtherPayment {
  readonly sessionId: string;
  readonly paymentIntentId: string;
}

/** Pays an order on another page than its own, or one that takes the place of its own, and lets the provider say so, twice. */
export async function payAgain(
  shop: Shop,
  orderId: string,
  {
    amount,
    currency = 'gbp',
    card,
    isOwnPage = false,
  }: { amount: number; currency?: string; card?: string; isOwnPage?: boolean },
): Promise<OtherPayment> {
  const { stripe } = shop.standIn;
  const created = await stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: orderId,
    metadata: { orderId },
    success_url: 'https://testaurant.test/',
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'Order' } } },
    ],
  });
  if (isOwnPage) {
    const change = { paymentSessionId: created.id, paymentSessionUrl: created.url };
    await shop.app.db.update(orders).set(change).where(eq(orders.id, orderId));
  }
  expect(await shop.standIn.pay(created.id, card)).toBe(200);
  for (const event of await shop.standIn.eventsOf(orderId)) {
    if (!('id' in event.data.object) || event.data.object.id !== created.id) continue;
    for (const id of [event.id, `${event.id}_again`])
      expect(await shop.sendEvent({ ...event, id })).toBe(200);
  }
  const { id: sessionId, payment_intent } = await stripe.checkout.sessions.retrieve(created.id);
  return { sessionId, paymentIntentId: String(payment_intent) };
}
