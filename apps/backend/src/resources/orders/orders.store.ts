import { and, desc, eq, exists, notInArray, or } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../db/client.ts';
import { mismatchedPayments, orders } from '../../db/schema.ts';
import { type OrderWithHistory, withHistories } from '../order-lifecycle/order-history.store.ts';
import { readProblems, type StoredProblem } from '../order-problems/order-problems.store.ts';
import { readShownRefunds, type ShownRefunds } from '../refunds/refunds.store.ts';
import type { OrderVersion } from './order-watch.ts';

/** An order with its history, its refunds and its problems, as its customer reads it. */
export interface OrderWithRefunds extends OrderWithHistory, ShownRefunds {
  readonly problems: readonly StoredProblem[];
}

/** Reads the refunds and the problems of orders. */
export async function withRefunds(
  db: Database,
  found: readonly OrderWithHistory[],
): Promise<readonly OrderWithRefunds[]> {
  if (found.length === 0) return [];
  const shown = found.map(({ order }) => order);
  const refundsOfOrder = await readShownRefunds(db, shown);
  const problemsOfOrder = await readProblems(
    db,
    shown.map(({ id }) => id),
  );
  return found.map(({ order, history }) => ({
    order,
    history,
    ...refundsOfOrder(order.id),
    problems: problemsOfOrder(order.id),
  }));
}

/**
 * One page of a customer's orders at a restaurant, newest first. A failed attempt is listed only when money came for it.
 */
export async function listOrders(
  db: Database,
  customerId: string,
  restaurantId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly orders: readonly OrderWithRefunds[]; readonly total: number }> {
  const wanted = and(
    eq(orders.customerId, customerId),
    eq(orders.restaurantId, restaurantId),
    or(
      notInArray(orders.status, ['payment_expired', 'payment_failed']),
      exists(
        db
          .select({ id: mismatchedPayments.sessionId })
          .from(mismatchedPayments)
          .where(eq(mismatchedPayments.orderId, orders.id)),
      ),
    ),
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
  return { orders: await withRefunds(db, await withHistories(db, rows)), total };
}

/** One order of a customer, or null when the customer has none with this id. */
export async function findOrder(
  db: Database,
  customerId: string,
  id: string,
): Promise<OrderWithRefunds | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  const [found] = await withRefunds(db, await withHistories(db, rows));
  return found ?? null;
}

/** The version of a customer's order, or null when the customer has none with this id. */
export async function findVersion(db: Database, customerId: string, id: string): Promise<number | null> {
  const [row] = await db
    .select({ version: orders.version })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return row?.version ?? null;
}

/** Whether an order is this customer's. */
export async function ownsOrder(db: Database, customerId: string, id: string): Promise<boolean> {
  return (await findVersion(db, customerId, id)) !== null;
}

/** The versions of these orders, by whomever they were placed; by the primary key. */
export async function readVersions(pool: pg.Pool, ids: readonly string[]): Promise<readonly OrderVersion[]> {
  const text = 'select id, version from orders where id = any($1)';
  const { rows } = await pool.query<OrderVersion>({ name: 'order-versions', text, values: [ids] });
  return rows;
}
