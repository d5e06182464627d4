import { isId } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handler.ts';
import { problem } from '../../contract/problem.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { applyPaymentUpdate, type PaymentEffect } from '../payments/apply-payment-update.ts';
import { noteEvent } from '../payments/payment-events.store.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import { logPaymentEffect } from '../payments/update-payment.ts';
import { receiveRefundEvent } from '../refunds/refund-events.ts';

/** The events that the payment provider sends. */
export const webhookHandlers = {
  receivePaymentEvent: async ({ app, rawBody, headers }) => {
    const event = await app.payments.readEvent(rawBody, headers.get('stripe-signature') ?? '');
    if (event === null) {
      return problem(400, 'invalid_request', 'The signature does not match the body, or is too old.');
    }
    if (event.refundUpdate !== null) {
      app.metrics.paymentEvent(event.type, await receiveRefundEvent(app, event, event.refundUpdate));
      return { status: 200, body: { received: true } };
    }
    const effect = await receiveOnce(app, event);
    app.metrics.paymentEvent(event.type, effect);
    if (event.orderId !== null && event.update !== null) {
      logPaymentEffect(app, event.orderId, effect, event.update);
    }
    return { status: 200, body: { received: true } };
  },
} satisfies Partial<Handlers>;

/** Notes the event and acts on it in one transaction: if that fails, the provider sends it again. */
function receiveOnce(app: AppContext, { id, type, orderId, update }: PaymentEvent): Promise<PaymentEffect> {
  return app.db.transaction(async (tx) => {
    // Locked before the event is noted: its reference to the order would be a lock as well, taken in another order.
    const order = orderId !== null && isId(orderId) ? await lockOrder(tx, orderId) : null;
    const isNew = await noteEvent(tx, { id, type, orderId: order?.id ?? null });
    if (!isNew || update === null) return 'unchanged';
    if (order === null) {
      app.log.warn({ eventId: id, type }, 'a payment event names no order of ours');
      return 'unchanged';
    }
    return applyPaymentUpdate(tx, app, order, update);
  });
}
