import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { holdRestaurant } from '../../db/lock-restaurant.ts';
import {
  type MismatchDecision,
  mismatchedPayments,
  type OrderRow,
  orders,
  refunds,
} from '../../db/schema.ts';
import { placeOrder } from '../order-lifecycle/place-order.ts';
import { ProviderUnanswered } from '../payments/provider-failures.ts';
import { makeRefund } from '../refunds/make-refund.ts';
import { reconcilePaymentRefunds } from '../refunds/reconcile-refunds.ts';
import { requestMismatchRefund } from '../refunds/refunded-mismatch.ts';

/** A payment that does not match its order and has not been settled yet. */
export interface MismatchedPayment {
  readonly payment: typeof mismatchedPayments.$inferSelect;
  readonly order: OrderRow;
}

/** Why a mismatched payment was not settled; one sentence that says what to do. */
export class MismatchError extends Error {
  override name = 'MismatchError';
}

type Parts = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'payments' | 'log' | 'metrics'>;

/** The mismatched payments that wait for an operator, the oldest first; of one order when a reference is given. */
export function listMismatched({ db }: Pick<Parts, 'db'>, reference?: string): Promise<MismatchedPayment[]> {
  const isMeant =
    reference === undefined
      ? undefined
      : or(
          eq(orders.number, reference),
          eq(orders.id, reference),
          eq(mismatchedPayments.sessionId, reference),
        );
  return db
    .select({ payment: mismatchedPayments, order: orders })
    .from(mismatchedPayments)
    .innerJoin(orders, eq(orders.id, mismatchedPayments.orderId))
    .where(and(isNull(mismatchedPayments.settledAt), isMeant))
    .orderBy(asc(mismatchedPayments.foundAt));
}

/**
 * Settles the one mismatched payment that a reference names (an order's number or id, or a payment session's id). Safe to
 * repeat after a failure at any point.
 */
export async function settleMismatched(
  app: Parts,
  reference: string,
  decision: MismatchDecision,
): Promise<MismatchedPayment> {
  const [found, ...more] = await listMismatched(app, reference);
  if (found === undefined)
    throw new MismatchError(`No mismatched payment of ${reference} waits to be settled.`);
  if (more.length > 0) {
    const ids = [found, ...more].map(({ payment }) => payment.sessionId).join(', ');
    throw new MismatchError(`${reference} has several mismatched payments: name one of ${ids}.`);
  }
  // Each restaurant counts its own orders, and another one's payment may be the only one that still waits.
  if (reference === found.order.number && (await app.db.$count(orders, eq(orders.number, reference))) > 1) {
    throw new MismatchError(
      `Several restaurants have an order ${reference}: if you mean that of ${found.order.snapshot.restaurantName}, name it by its id, ${found.order.id}.`,
    );
  }
  await (decision === 'refund' ? refund(app, found) : place(app, found));
  return found;
}

async function refund(app: Parts, { payment, order }: MismatchedPayment): Promise<void> {
  const { sessionId, paymentIntentId, amount } = payment;
  if (paymentIntentId === null || amount === null) {
    throw new MismatchError(`The payment ${sessionId} is not known well enough: refund it at the provider.`);
  }
  await app.db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await decideToRefund(tx, sessionId);
  });
  // What was refunded of it in the provider's dashboard need not go back again.
  if (!(await reconcilePaymentRefunds(app, { id: order.id, paymentIntentId }))) throw unanswered();
  const refundId = await app.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    return locked === null ? null : requestMismatchRefund(tx, app, locked, { sessionId, amount });
  });
  if (refundId === null) return;
  try {
    await makeRefund(app, refundId);
  } catch (error) {
    throw error instanceof ProviderUnanswered ? unanswered() : error;
  }
  const [made] = await app.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (made?.state === 'failed') throw new MismatchError(`The provider refused the refund: ${made.failure}`);
}

async function place(app: Parts, { payment, order }: MismatchedPayment): Promise<void> {
  const { sessionId, paymentIntentId, paidAt } = payment;
  const isOwnOpen = order.status === 'pending_payment' && order.paymentSessionId !== null;
  if (isOwnOpen && order.paymentSessionId !== null && order.paymentSessionId !== sessionId) {
    // Its own page must not be paid as well.
    const answer = await app.payments.expireSession(order.paymentSessionId);
    if (answer.kind === 'unanswered') throw unanswered();
    if (answer.kind === 'session' && answer.session.state !== 'expired') {
      throw new MismatchError(`Order ${order.number} is being paid on its own page: refund this payment.`);
    }
  }
  await app.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked === null || locked.placedAt !== null) {
      throw new MismatchError(`Order ${order.number} is placed already: refund this payment.`);
    }
    if (locked.customerId === null) {
      throw new MismatchError(`Order ${order.number} names no customer any more: refund this payment.`);
    }
    if (!(await holdRestaurant(tx, locked.restaurantId))) {
      throw new MismatchError(`The restaurant of order ${order.number} is deleted: refund this payment.`);
    }
    const settled = await tx
      .update(mismatchedPayments)
      .set({ decision: 'place', settledAt: new Date() })
      .where(and(eq(mismatchedPayments.sessionId, sessionId), isNull(mismatchedPayments.decision)))
      .returning({ id: mismatchedPayments.sessionId });
    if (settled.length === 0) throw refundHasBegun(sessionId);
    await placeOrder(tx, app, locked, { id: sessionId, paymentIntentId, paidAt });
  });
}

/** Writes the decision down under the order's lock; the same decision again is no mistake. */
async function decideToRefund(tx: Transaction, sessionId: string): Promise<void> {
  const isOpen = or(isNull(mismatchedPayments.decision), eq(mismatchedPayments.decision, 'refund'));
  const decided = await tx
    .update(mismatchedPayments)
    .set({ decision: 'refund' })
    .where(and(eq(mismatchedPayments.sessionId, sessionId), isOpen))
    .returning({ id: mismatchedPayments.sessionId });
  if (decided.length === 0) {
    throw new MismatchError(`The payment ${sessionId} has placed its order: cancel the order instead.`);
  }
}

function unanswered(): MismatchError {
  return new MismatchError('The payment provider did not answer: run the same command again.');
}

function refundHasBegun(sessionId: string): MismatchError {
  return new MismatchError(`The refund of ${sessionId} has begun: finish it with --refund.`);
}
