import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { orders } from './schema.ts';

/**
 * Raises the version of a locked order whose refunds or problems have changed, so that pages that follow it read it again;
 * returns it. An order that was never placed keeps its zero.
 */
export async function raiseVersion(tx: Transaction, orderId: string): Promise<number> {
  const [raised] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), gt(orders.version, 0)))
    .returning({ version: orders.version });
  return raised?.version ?? 0;
}
