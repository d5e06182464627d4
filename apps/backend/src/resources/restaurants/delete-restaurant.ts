import { openStatuses } from '@tiffin/domain';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { mails, type OrderRow, orders, restaurantDomains, restaurants } from '../../db/schema.ts';

/** What became of a request to delete a restaurant; `missing` is one that does not exist, or is deleted already. */
export type Deletion =
  | { readonly kind: 'deleted' | 'missing' }
  | { readonly kind: 'refused'; readonly name: string; readonly open: readonly OpenOrder[] };

/** An order that keeps its restaurant from being deleted. */
export type OpenOrder = Pick<OrderRow, 'id' | 'number' | 'status'>;

/**
 * Deletes a restaurant that has no open orders and frees its hostnames. No checkout begins from then on, and a job closes
 * the payment pages that are open: they are no reason to refuse, since money that comes later goes back.
 */
export async function deleteRestaurant(
  tx: Transaction,
  { jobs }: Pick<AppContext, 'jobs'>,
  foundationId: string,
  id: string,
): Promise<Deletion> {
  const [found] = await tx
    .select({ name: restaurants.name })
    .from(restaurants)
    .where(
      and(eq(restaurants.id, id), eq(restaurants.foundationId, foundationId), isNull(restaurants.deletedAt)),
    )
    // Each transaction that places an order, or takes one up again, holds the row (lock-restaurant.ts).
    .for('update');
  if (found === undefined) return { kind: 'missing' };
  const open = await readOpenOrders(tx, id);
  if (open.length > 0) return { kind: 'refused', name: found.name, open };
  await tx.update(restaurants).set({ deletedAt: sql`now()` }).where(eq(restaurants.id, id));
  await tx.update(restaurantDomains).set({ isFreed: true }).where(eq(restaurantDomains.restaurantId, id));
  // Nobody of the restaurant can act on these any more; for the data that it holds it still answers.
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.restaurantId, id),
        eq(mails.state, 'queued'),
        ne(mails.recipient, 'customer'),
        ne(mails.kind, 'data_request'),
      ),
    );
  await jobs.send(tx, 'close-payment-pages', { restaurantId: id });
  return { kind: 'deleted' };
}

function readOpenOrders(tx: Transaction, restaurantId: string): Promise<OpenOrder[]> {
  return tx
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.status, openStatuses)))
    .orderBy(asc(orders.placedAt), asc(orders.id));
}
