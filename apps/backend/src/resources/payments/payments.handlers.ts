import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handler.ts';
import { problem } from '../../contract/problem.ts';
import { orders, paymentEvents } from '../../db/schema.ts';
import { isId } from '../../ids.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { type Settlement, settleOrder } from './settle-order.ts';
import { logSettlement } from './settle-payment.ts';

/** What the payment provider tells us. */
export const paymentHandlers = {
  receivePaymentEvent: async ({ app, rawBody, headers }) => {
    const event = await app.payments.readEvent(rawBody, headers.get('stripe-signature') ?? '');
    if (event === null) {
      return problem(400, 'invalid_request', 'The signature does not match the body, or is too old.');
    }
    const orderId = event.session?.orderId ?? null;
    const settlement = await receiveOnce(app, event, orderId);
    if (orderId !== null) await logSettlement(app, orderId, settlement, event.session);
    return { status: 200, body: { received: true } };
  },
} satisfies Partial<Handlers>;

/** Notes the event and acts on it in one transaction: if that fails, the provider sends it again. */
function receiveOnce(app: AppContext, event: PaymentEvent, orderId: string | null): Promise<Settlement> {
  return app.db.transaction(async (tx) => {
    const [order] =
      orderId !== null && isId(orderId)
        ? await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
        : [];
    const noted = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, orderId: order?.id ?? null })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (noted.length === 0 || event.outcome === 'other') return 'unchanged';
    if (order === undefined) {
      app.log.warn({ eventId: event.id, type: event.type }, 'a payment event names no order of ours');
      return 'unchanged';
    }
    return settleOrder(tx, app.clock, order.id, event.outcome, event.session);
  });
}
