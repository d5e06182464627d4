import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { type OrderHistoryRow, type OrderRow, orderHistory } from '../../db/schema.ts';
import { newId } from '../../ids.ts';

/** The history of one order, oldest first. */
export type OrderHistory = readonly OrderHistoryRow[];

/** An order with its history. */
export interface OrderWithHistory {
  readonly order: OrderRow;
  readonly history: OrderHistory;
}

/** Adds a row to the history of a locked order. */
export async function addToHistory(
  tx: Transaction,
  row: Omit<typeof orderHistory.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(orderHistory).values({ ...row, id: newId() });
}

/** Reads the history of one order. */
export async function readHistory(db: Database, orderId: string): Promise<OrderHistory> {
  return db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.version));
}

/** Reads the histories of orders that were read just before, in one query. */
export async function withHistories(
  db: Database,
  orders: readonly OrderRow[],
): Promise<readonly OrderWithHistory[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .select()
    .from(orderHistory)
    .where(
      inArray(
        orderHistory.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderHistory.version));
  const histories = Map.groupBy(rows, ({ orderId }) => orderId);
  return orders.map((order) => ({
    order,
    // An action may have come between the two reads.
    history: (histories.get(order.id) ?? []).filter(({ version }) => version <= order.version),
  }));
}
