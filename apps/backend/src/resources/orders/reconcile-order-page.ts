import { setTimeout as wait } from 'node:timers/promises';
import { isRefundSettled } from '@tiffin/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import type { OrderRow, RefundRow } from '../../db/schema.ts';
import { reconcilePayment, reconciliationTimes } from '../payments/reconcile-payments.ts';
import { keepUnpaidReason } from '../payments/update-payment.ts';
import { reconcilePaymentRefunds } from '../refunds/reconcile-refunds.ts';

/** How long an order's page waits for the provider before it shows what is known. */
const waitMs = 2_500;

// The orders that were asked about a moment ago; per server, which is good enough for a limit.
const askedLately = new LRUCache<string, true>({ max: 1_000, ttl: reconciliationTimes.pageEveryMs });

/** Whether the provider may know more of an order: about its payment, or about a refund that is under way. */
export function isWaitingForProvider(order: OrderRow, refunds: readonly RefundRow[]): boolean {
  const isPending = order.status === 'pending_payment';
  return isPending || isUnexplained(order) || refunds.some(({ state }) => !isRefundSettled(state));
}

/** Whether an order has ended unpaid and nobody has asked why: the event that ended it does not say. */
function isUnexplained({ status, unpaidReason, paymentSessionId }: OrderRow): boolean {
  const hasEndedUnpaid = status === 'payment_expired' || status === 'payment_failed';
  return hasEndedUnpaid && unpaidReason === null && paymentSessionId !== null;
}

async function askWhyUnpaid(app: AppContext, { id, paymentSessionId }: OrderRow): Promise<void> {
  if (paymentSessionId === null) return;
  const answer = await app.payments.findSession(paymentSessionId);
  if (answer.kind === 'session') await keepUnpaidReason(app, id, answer.session);
}

/** What is to be asked about an order that waits for the provider. */
function questionOf(order: OrderRow): (app: AppContext, order: OrderRow) => Promise<unknown> {
  if (order.status === 'pending_payment') return reconcilePayment;
  return isUnexplained(order) ? askWhyUnpaid : reconcilePaymentRefunds;
}

/** Asks the provider about an order that waits for it and whose page is open, not too often and not for too long. */
export async function reconcileForPage(app: AppContext, order: OrderRow): Promise<void> {
  if (askedLately.has(order.id)) return;
  askedLately.set(order.id, true);

  const giveUp = new AbortController();
  const asked = questionOf(order)(app, order).catch((error: unknown) => {
    app.log.error({ err: error, orderId: order.id }, 'an order could not be reconciled');
  });
  // Aborted when the provider is quicker, which is no failure.
  const waited = wait(waitMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
  await Promise.race([asked, waited]);
  giveUp.abort();
}
