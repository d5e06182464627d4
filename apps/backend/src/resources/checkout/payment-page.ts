import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { type OrderRow, orders } from '../../db/schema.ts';
import type { PaymentSession, PaymentSessionRequest } from '../payments/provider-sessions.ts';
import { updateByAnswer, updatePayment } from '../payments/update-payment.ts';

/**
 * What came of asking for an order's payment page: `ended` means that its time is over and a new order may be made,
 * `superseded` that the cart has been checked out differently meanwhile.
 */
export type PaymentPage =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'paid' | 'processing' | 'ended' | 'superseded' | 'unavailable' };

// Stripe's least lifetime and a minute for the call itself; after that, a repeated checkout gets a new order.
const leastLifetimeMs = 31 * 60_000;

/** Finds the payment page of a pending order, or opens it; safe to repeat after a crash at any point. */
export function openPaymentPage(app: AppContext, order: OrderRow): Promise<PaymentPage> {
  // The same checkout pressed many times at once asks the provider once; across servers the idempotency key does it.
  return app.singleFlight(`payment page ${order.id}`, () =>
    order.paymentSessionId === null
      ? openNewPage(app, order)
      : findOpenPage(app, order, order.paymentSessionId),
  );
}

/** Closes a pending order that the cart has left behind, so that it can never be paid beside its successor. */
export async function closeOrder(
  app: AppContext,
  { id, paymentSessionId }: OrderRow,
): Promise<'closed' | 'paid' | 'processing' | 'unavailable'> {
  if (paymentSessionId === null) {
    // No customer has its page's address yet. One who is opening it right now will find the order closed.
    await updatePayment(app, id, { outcome: 'expired', sessionId: null });
    return 'closed';
  }
  const answer = await app.payments.expireSession(paymentSessionId);
  const state = await updateByAnswer(app, id, paymentSessionId, answer);
  if (state === 'expired' || state === 'failed') return 'closed';
  return state === 'paid' || state === 'processing' ? state : 'unavailable';
}

async function openNewPage(app: AppContext, order: OrderRow): Promise<PaymentPage> {
  const request = sessionRequest(order);
  if (request.expiresAt.getTime() - Date.now() < leastLifetimeMs) {
    await updatePayment(app, order.id, { outcome: 'expired', sessionId: null });
    return { kind: 'ended' };
  }
  const answer = await app.payments.openSession(request);
  if (answer.kind === 'unanswered') return { kind: 'unavailable' };
  if (answer.kind === 'refused') {
    // The provider will say the same to this order for ever: the next try gets a new one.
    await updatePayment(app, order.id, { outcome: 'failed', sessionId: null });
    return { kind: 'unavailable' };
  }
  const { session } = answer;
  if (session.url === null) return { kind: 'unavailable' };
  if (await keepSession(app, order.id, session)) return { kind: 'open', url: session.url };
  await app.payments.expireSession(session.id);
  return { kind: 'superseded' };
}

/** Made from the stored order alone: with anything else the provider would refuse the repeat under the same key. */
function sessionRequest(order: OrderRow): PaymentSessionRequest {
  const { id, number, totalAmount, snapshot, successUrl, failUrl, paymentSessionExpiresAt } = order;
  if (paymentSessionExpiresAt === null) throw new Error(`Order ${id} is pending without an end.`);
  return {
    orderId: id,
    orderNumber: number,
    amount: totalAmount,
    restaurantName: snapshot.restaurantName,
    customerEmail: snapshot.customerEmail,
    successUrl,
    failUrl,
    expiresAt: paymentSessionExpiresAt,
  };
}

async function findOpenPage(app: AppContext, order: OrderRow, sessionId: string): Promise<PaymentPage> {
  const answer = await app.payments.findSession(sessionId);
  const state = await updateByAnswer(app, order.id, sessionId, answer);
  if (state === 'expired' || state === 'failed') return { kind: 'ended' };
  if (state === 'paid' || state === 'processing') return { kind: state };
  return order.paymentSessionUrl === null
    ? { kind: 'unavailable' }
    : { kind: 'open', url: order.paymentSessionUrl };
}

/** Writes the page down before anybody learns its address; false when the order is not waiting for it any more. */
async function keepSession(app: AppContext, orderId: string, session: PaymentSession): Promise<boolean> {
  const kept = await app.db
    .update(orders)
    .set({
      paymentSessionId: session.id,
      paymentSessionUrl: session.url,
      paymentSessionExpiresAt: session.expiresAt,
    })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending_payment')))
    .returning({ id: orders.id });
  return kept.length > 0;
}
