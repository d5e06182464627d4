import type { RefundDue } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import type { OrderRow } from '../../db/schema.ts';
import type { OrderActor } from './act-on-order.ts';

/** Requests the refund that an action has made due, in the action's transaction, and returns the order after it. */
export async function requestRefundDue(
  _tx: Transaction,
  _app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  due: RefundDue,
  _by: OrderActor,
): Promise<OrderRow> {
  if (due.kind === 'none' || due.amount === 0) return order;
  throw new Error('Refunds are not wired to the lifecycle yet');
}
