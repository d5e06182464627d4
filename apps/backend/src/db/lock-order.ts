import { eq, sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { carts, type OrderRow, orders } from './schema.ts';

/**
 * Locks an order until the transaction ends: the cart's row before its own, as in checkout, so that the two cannot
 * wait for each other. Null when there is no such order.
 */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const cartId = sql`(select ${orders.cartId} from ${orders} where ${orders.id} = ${orderId})`;
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for('no key update');
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  return order ?? null;
}
