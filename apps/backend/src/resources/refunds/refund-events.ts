import { pence, refundedAmount } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { noteEvent } from '../payments/payment-events.store.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import { ProviderUnanswered } from '../payments/provider-failures.ts';
import type { ProviderRefund, RefundUpdate } from '../payments/provider-refunds.ts';
import { applyProviderRefund } from './apply-provider-refund.ts';
import { findOrderIdByPayment, refundsOf } from './refunds.store.ts';

/** Notes an event about refunds and acts on it in one transaction: if that fails, the provider sends it again. */
export async function receiveRefundEvent(
  app: AppContext,
  { id, type }: PaymentEvent,
  update: RefundUpdate,
): Promise<'refunded' | 'unchanged'> {
  const orderId = await findOrderIdByPayment(app.db, update.paymentIntentId);
  if (orderId === null) {
    // The payment's own event may be late; the refund is found by reconciliation then.
    app.log.warn({ eventId: id, type }, 'a refund event names no payment of ours');
    await app.db.transaction((tx) => noteEvent(tx, { id, type, orderId: null }));
    return 'unchanged';
  }
  const reported = await readReported(app, orderId, update);
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!(await noteEvent(tx, { id, type, orderId })) || order === null) return 'unchanged';
    let hasChanged = false;
    for (const refund of reported) {
      if (await applyProviderRefund(tx, app, order, refund)) hasChanged = true;
    }
    return hasChanged ? 'refunded' : 'unchanged';
  });
}

/** The refunds that an event reports; an event about a whole payment names none, so the provider is asked for them. */
async function readReported(
  app: AppContext,
  orderId: string,
  update: RefundUpdate,
): Promise<readonly ProviderRefund[]> {
  if (update.kind === 'refund') return [update.refund];
  if ((await knownRefunded(app.db, orderId)) === update.refundedAmount) return [];
  const list = await app.payments.listRefunds({ paymentIntentId: update.paymentIntentId });
  if (list.kind === 'unanswered') throw new ProviderUnanswered('The refunds of an event are not known.');
  return list.refunds;
}

async function knownRefunded(db: Database, orderId: string): Promise<number> {
  const rows = await refundsOf(db, [orderId]);
  const known = rows.filter(({ providerRefundId }) => providerRefundId !== null);
  return refundedAmount(
    known.map(({ amount, state }) => ({ amount: pence(amount), state })),
    pence(Number.MAX_SAFE_INTEGER),
  );
}
