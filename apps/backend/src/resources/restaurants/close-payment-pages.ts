import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { type OrderRow, orders, restaurants } from '../../db/schema.ts';
import { closeOrder } from '../checkout/payment-page.ts';

// A provider that is away would hold up the job for longer than it may run.
const mostUnanswered = 3;

/** The payment provider did not answer about a page; the job is run again. */
class PagesStillOpen extends Error {
  override name = 'PagesStillOpen';
}

/**
 * Closes the payment pages of a deleted restaurant; safe to run twice. Throws while the provider does not answer. A page
 * that is being paid is left to its payment, which goes back.
 */
export async function closePaymentPages(
  app: AppContext,
  restaurantId: string,
  isStopping: () => boolean,
): Promise<void> {
  const beingPaid: string[] = [];
  const unanswered: string[] = [];
  while (unanswered.length < mostUnanswered) {
    const order = await findPending(app, restaurantId, [...beingPaid, ...unanswered]);
    if (order === undefined) break;
    if (isStopping()) throw new PagesStillOpen('The server stops before all payment pages are closed.');
    const outcome = await closeOrder(app, order);
    if (outcome === 'processing') beingPaid.push(order.id);
    if (outcome === 'unavailable') unanswered.push(order.id);
  }
  if (unanswered.length === 0) return;
  throw new PagesStillOpen(`The payment provider did not answer about ${unanswered.length} pages.`);
}

/** An order that waits for its payment; none where the restaurant has been restored meanwhile. */
async function findPending(
  { db }: AppContext,
  restaurantId: string,
  seen: readonly string[],
): Promise<OrderRow | undefined> {
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        eq(orders.status, 'pending_payment'),
        isNotNull(restaurants.deletedAt),
        notInArray(orders.id, [...seen]),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1);
  return found?.order;
}
