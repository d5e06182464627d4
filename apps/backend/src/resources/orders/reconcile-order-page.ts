import { setTimeout as wait } from 'node:timers/promises';
import { isRefundSettled } from '@tiffin/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import type { OrderRow, RefundRow } from '../../db/schema.ts';
import { reconcilePayment, reconciliationTimes } from '../payments/reconcile-payments.ts';
import { reconcilePaymentRefunds } from '../refunds/reconcile-refunds.ts';

/** How long an order's page waits for the provider before it shows what is known. */
const waitMs = 2_500;

// The orders that were asked about a moment ago; per server, which is good enough for a limit.
const askedLately = new LRUCache<string, true>({ max: 1_000, ttl: reconciliationTimes.pageEveryMs });

/** Whether the provider may know more of an order: about its payment, or about a refund that is under way. */
export function isWaitingForProvider({ status }: OrderRow, refunds: readonly RefundRow[]): boolean {
  return status === 'pending_payment' || refunds.some(({ state }) => !isRefundSettled(state));
}

/** Asks the provider about an order that waits for it and whose page is open, not too often and not for too long. */
export async function reconcileForPage(app: AppContext, order: OrderRow): Promise<void> {
  if (askedLately.has(order.id)) return;
  askedLately.set(order.id, true);

  const giveUp = new AbortController();
  const ask = order.status === 'pending_payment' ? reconcilePayment : reconcilePaymentRefunds;
  const asked = ask(app, order).catch((error: unknown) => {
    app.log.error({ err: error, orderId: order.id }, 'an order could not be reconciled');
  });
  // Aborted when the provider is quicker, which is no failure.
  const waited = wait(waitMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
  await Promise.race([asked, waited]);
  giveUp.abort();
}
