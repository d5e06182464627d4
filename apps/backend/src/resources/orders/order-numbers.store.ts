import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { orderCounters } from '../../db/schema.ts';

// The first order of a restaurant is number 1001.
const initialCount = 1_000;

/** Begins to count the orders of a restaurant; one that counts already goes on. */
export async function startOrderNumbers(tx: Transaction, restaurantId: string): Promise<void> {
  await tx.insert(orderCounters).values({ restaurantId, last: initialCount }).onConflictDoNothing();
}

/** Takes the next number of a restaurant, such as `S-1001`; its row stays locked until the transaction ends. */
export async function nextOrderNumber(
  tx: Transaction,
  restaurantId: string,
  prefix: string,
): Promise<string> {
  const [counter] = await tx
    .insert(orderCounters)
    .values({ restaurantId, last: initialCount + 1 })
    .onConflictDoUpdate({
      target: orderCounters.restaurantId,
      set: { last: sql`${orderCounters.last} + 1` },
    })
    .returning({ last: orderCounters.last });
  if (counter === undefined) throw new Error('The order counter gave back no row.');
  return `${prefix}-${counter.last}`;
}
