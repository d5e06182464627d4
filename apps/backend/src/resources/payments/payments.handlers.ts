import { isId } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handler.ts';
import { problem } from '../../contract/problem.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { paymentEvents } from '../../db/schema.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { type Settlement, settleOrder } from './settle-order.ts';
import { logSettlement } from './settle-payment.ts';

/** The events that the payment provider sends. */
export const paymentHandlers = {
  receivePaymentEvent: async ({ app, rawBody, headers }) => {
    const event = await app.payments.readEvent(rawBody, headers.get('stripe-signature') ?? '');
    if (event === null) {
      return problem(400, 'invalid_request', 'The signature does not match the body, or is too old.');
    }
    const settlement = await receiveOnce(app, event);
    app.metrics.paymentEvent(event.type, settlement);
    if (event.orderId !== null && event.news !== null) {
      logSettlement(app, event.orderId, settlement, event.news);
    }
    return { status: 200, body: { received: true } };
  },
} satisfies Partial<Handlers>;

/** Notes the event and acts on it in one transaction: if that fails, the provider sends it again. */
function receiveOnce(app: AppContext, { id, type, orderId, news }: PaymentEvent): Promise<Settlement> {
  return app.db.transaction(async (tx) => {
    // Locked before the event is noted: its reference to the order would be a lock as well, taken in another order.
    const order = orderId !== null && isId(orderId) ? await lockOrder(tx, orderId) : null;
    const noted = await tx
      .insert(paymentEvents)
      .values({ id, type, orderId: order?.id ?? null })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (noted.length === 0 || news === null) return 'unchanged';
    if (order === null) {
      app.log.warn({ eventId: id, type }, 'a payment event names no order of ours');
      return 'unchanged';
    }
    return settleOrder(tx, app, order, news);
  });
}
