import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema.ts';

/** An order as stored. */
export type OrderRow = typeof orders.$inferSelect;

/** One page of a customer's orders at a restaurant, newest first; attempts that were never paid are not among them. */
export async function listOrders(
  db: Database,
  customerId: string,
  restaurantId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly orders: readonly OrderRow[]; readonly total: number }> {
  const wanted = and(
    eq(orders.customerId, customerId),
    eq(orders.restaurantId, restaurantId),
    inArray(orders.status, ['placed', 'pending_payment']),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(orders, wanted),
  ]);
  return { orders: rows, total };
}

/** One order of a customer, or null when there is none or it is somebody else's. */
export async function findOrder(db: Database, customerId: string, id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return row ?? null;
}
