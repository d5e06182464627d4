import { setTimeout as wait } from 'node:timers/promises';
import { isRefundSettled } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { OrderRow, RefundRow } from '../../db/schema.ts';
import { reconcilePayment, reconciliationTimes } from '../payments/reconcile-payments.ts';
import { reconcilePaymentRefunds } from '../refunds/reconcile-refunds.ts';

/** How long an order's page waits for the provider before it shows what is known. */
const patienceMs = 2_500;
const rememberedOrders = 1_000;

// When each order was last asked about; per server, which is good enough for a limit.
const askedAt = new Map<string, number>();

/** Whether the provider may know more of an order: about its payment, or about a refund that is under way. */
export function isWaitingForProvider({ status }: OrderRow, refunds: readonly RefundRow[]): boolean {
  return status === 'pending_payment' || refunds.some(({ state }) => !isRefundSettled(state));
}

/** Asks the provider about an order that waits for it and whose page is open, not too often and not for too long. */
export async function reconcileForPage(app: AppContext, order: OrderRow): Promise<void> {
  const now = Date.now();
  if (now - (askedAt.get(order.id) ?? 0) < reconciliationTimes.pageEveryMs) return;
  const [oldest] = askedAt.keys();
  if (askedAt.size >= rememberedOrders && oldest !== undefined) askedAt.delete(oldest);
  askedAt.delete(order.id);
  askedAt.set(order.id, now);

  const giveUp = new AbortController();
  const ask = order.status === 'pending_payment' ? reconcilePayment : reconcilePaymentRefunds;
  const asked = ask(app, order).catch((error: unknown) => {
    app.log.error({ err: error, orderId: order.id }, 'an order could not be reconciled');
  });
  await Promise.race([asked, wait(patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined)]);
  giveUp.abort();
}
