import { fulfilmentStatuses } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { notFound, type Problem, problem } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import { actOnOrder, customerActor, lockOrderWithHistory } from '../order-actions/act-on-order.ts';
import { describeLastChange } from '../order-actions/describe-last-change.ts';
import { type OrderWithRefunds, withRefunds } from './orders.store.ts';
import { orderToWire } from './orders.wire.ts';
import { readOrder } from './read-order.ts';

/** Cancels an order for its customer as of the version that the customer saw; refused when another action came first. */
export async function cancelOrder(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  orderId: string,
  expectedVersion: number,
): Promise<OrderWithRefunds | Problem> {
  const locked = await lockOrderWithHistory(tx, orderId);
  if (locked === null) return notFound('This order');
  const outcome = await actOnOrder(tx, app, locked, {
    action: { name: 'cancel' },
    by: customerActor,
    expectedVersion,
  });
  const [current] = await withRefunds(tx, [outcome]);
  if (current === undefined) throw new Error('The refunds of an order came without the order');
  if (outcome.kind === 'applied') return current;

  const details = { order: orderToWire(readOrder(current, app.clock.now())) };
  const { status } = outcome.order;
  if (status !== 'placed' && fulfilmentStatuses.some((known) => known === status)) {
    const hasEnded = status === 'declined' || status === 'cancelled';
    const code = hasEnded ? 'order_changed' : 'already_accepted';
    return problem(409, code, await describeLastChange(tx, outcome, 'customer'), details);
  }
  const message =
    outcome.kind === 'refused'
      ? outcome.problem.message
      : 'This order has changed. Please check it and try again.';
  return problem(409, 'order_changed', message, details);
}
