import { type Pence, pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import { type OrderRow, orders, refunds } from '../../db/schema.ts';
import { ProviderUnanswered } from '../payments/provider-failures.ts';
import { makeRefund } from './make-refund.ts';
import { reconcilePaymentRefunds } from './reconcile-refunds.ts';
import { refundableOf } from './refunds.store.ts';
import { requestRefund } from './request-refund.ts';

/** Why an operator's refund was not made; one sentence that says what to do. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}

type Parts = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'payments' | 'log' | 'metrics'>;

/**
 * Gives back what is left of an order's payment, for operators: the restaurant may be deleted, and its people let in no
 * more. The order's state stays as it is. Once requested, the refund is made even when this is interrupted.
 */
export async function refundByOperator(
  app: Parts,
  orderId: string,
): Promise<{ readonly order: OrderRow; readonly amount: Pence }> {
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new RefundRefused(`There is no order with the id ${orderId}.`);
  const { number } = order;
  if (order.placedAt === null) {
    throw new RefundRefused(
      `Order ${number} was never placed: npm run settle-payment lists what came for it.`,
    );
  }
  // What was refunded in the provider's dashboard need not go back again.
  if (!(await reconcilePaymentRefunds(app, order))) {
    throw new RefundRefused('The payment provider did not answer: run the same command again.');
  }
  const refund = await app.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked === null) throw new Error('An order that was just read cannot be locked.');
    const amount = await refundableOf(tx, locked);
    if (amount === 0) return null;
    const requested = await requestRefund(tx, app, locked, {
      amount,
      reason: 'other',
      by: { kind: 'operator' },
    });
    await raiseVersion(tx, orderId);
    return requested;
  });
  if (refund === null) throw new RefundRefused(`Nothing is left to refund of order ${number}.`);
  try {
    await makeRefund(app, refund.id);
  } catch (error) {
    if (!(error instanceof ProviderUnanswered)) throw error;
    throw new RefundRefused(
      `The payment provider did not answer: the refund of order ${number} is kept, and is tried again by itself.`,
    );
  }
  const [made] = await app.db.select().from(refunds).where(eq(refunds.id, refund.id));
  if (made?.state === 'failed') throw new RefundRefused(`The provider refused the refund: ${made.failure}`);
  return { order, amount: pence(refund.amount) };
}
