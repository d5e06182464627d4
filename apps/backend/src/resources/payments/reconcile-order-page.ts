import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { type PendingPayment, reconcilePayment, reconciliationTimes } from './reconcile-payments.ts';

/** How long an order's page waits for the provider before it shows what is known. */
const patienceMs = 2_500;
const rememberedOrders = 1_000;

// When each order was last asked about; per server, which is good enough for a limit.
const askedAt = new Map<string, number>();

/** Asks the provider about a pending order whose page is open, not too often and not for too long. */
export async function reconcileForPage(app: AppContext, order: PendingPayment): Promise<void> {
  if (order.status !== 'pending_payment') return;
  const now = Date.now();
  if (now - (askedAt.get(order.id) ?? 0) < reconciliationTimes.pageEveryMs) return;
  const [oldest] = askedAt.keys();
  if (askedAt.size >= rememberedOrders && oldest !== undefined) askedAt.delete(oldest);
  askedAt.delete(order.id);
  askedAt.set(order.id, now);

  const giveUp = new AbortController();
  const asked = reconcilePayment(app, order).catch((error: unknown) => {
    app.log.error({ err: error, orderId: order.id }, 'a payment could not be reconciled');
  });
  await Promise.race([asked, wait(patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined)]);
  giveUp.abort();
}
