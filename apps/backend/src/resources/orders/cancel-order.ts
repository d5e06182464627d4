import { fulfilmentStatuses } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { actOnOrder, customerActor, lockOrderWithHistory } from '../order-actions/act-on-order.ts';
import { describeLastChange } from '../order-actions/describe-last-change.ts';
import { type OrderWithRefunds, withRefunds } from './orders.store.ts';

/** What became of a cancellation; a refused one says why in words for the customer, with the order as it is. */
export type Cancellation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'cancelled'; readonly order: OrderWithRefunds }
  | {
      readonly kind: 'refused';
      readonly code: 'order_changed' | 'already_accepted';
      readonly message: string;
      readonly order: OrderWithRefunds;
    };

/** Cancels an order for its customer as of the version that the customer saw; refused when another action came first. */
export async function cancelOrder(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  orderId: string,
  expectedVersion: number,
): Promise<Cancellation> {
  const locked = await lockOrderWithHistory(tx, orderId);
  if (locked === null) return { kind: 'missing' };
  const outcome = await actOnOrder(tx, app, locked, {
    action: { name: 'cancel' },
    by: customerActor,
    expectedVersion,
  });
  const [order] = await withRefunds(tx, [outcome]);
  if (order === undefined) throw new Error('The refunds of an order came without the order');
  if (outcome.kind === 'applied') return { kind: 'cancelled', order };

  const { status } = outcome.order;
  if (status !== 'placed' && fulfilmentStatuses.some((known) => known === status)) {
    const hasEnded = status === 'declined' || status === 'cancelled';
    const code = hasEnded ? 'order_changed' : 'already_accepted';
    return { kind: 'refused', code, message: await describeLastChange(tx, outcome, 'customer'), order };
  }
  const message =
    outcome.kind === 'refused'
      ? outcome.problem.message
      : 'This order has changed. Please check it and try again.';
  return { kind: 'refused', code: 'order_changed', message, order };
}
