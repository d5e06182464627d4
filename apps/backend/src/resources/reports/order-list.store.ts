import type { FulfilmentStatus, OrderSearchTerms, ReportPeriod } from '@tiffin/domain';
import { and, desc, eq, exists, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { customers, orders } from '../../db/schema.ts';
import { type BoardOrder, withBoardDetails } from '../board/board.store.ts';
import { type OrderSight, ordersInSight } from '../board/order-sight.ts';

/** Which orders are wanted; what is null does not matter. */
export interface OrderSearch {
  readonly period: ReportPeriod | null;
  readonly status: FulfilmentStatus | null;
  readonly terms: OrderSearchTerms | null;
  readonly sight: OrderSight;
  readonly page: number;
  readonly limit: number;
}

/** The condition for orders of a restaurant that were placed within a period. */
export function placedWithin(restaurantId: string, { start, end }: ReportPeriod): SQL | undefined {
  return and(eq(orders.restaurantId, restaurantId), gte(orders.placedAt, start), lt(orders.placedAt, end));
}

/** One page of a restaurant's placed orders, newest first. */
export async function searchOrders(
  db: Database,
  restaurantId: string,
  { period, status, terms, sight, page, limit }: OrderSearch,
): Promise<{ readonly orders: readonly BoardOrder[]; readonly total: number }> {
  const wanted = and(
    eq(orders.restaurantId, restaurantId),
    period === null ? isNotNull(orders.placedAt) : placedWithin(restaurantId, period),
    ordersInSight(sight),
    status === null ? undefined : eq(orders.status, status),
    terms === null ? undefined : matches(db, terms),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(orders, wanted),
  ]);
  return { orders: await withBoardDetails(db, rows), total };
}

/** The condition for orders with a number, a customer or a dish that is searched for. */
function matches(db: Database, { text, phoneDigits }: OrderSearchTerms): SQL | undefined {
  const named = db
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.id, orders.customerId), contains(customers.name, text)));
  const dishes = sql`jsonb_path_query(${orders.snapshot}, '$.items[*].name') as dish`;
  const choicePath = '$.items[*].options[*].choices[*]';
  const choices = sql`jsonb_path_query(${orders.snapshot}, ${sql.raw(`'${choicePath}.name'`)}) as dish`;
  const nested = sql`jsonb_path_query(${orders.snapshot}, ${sql.raw(`'${choicePath}.options[*].choices[*].name'`)}) as dish`;
  const isIn = (names: SQL) =>
    sql`exists (select 1 from ${names} where ${contains(sql`dish #>> '{}'`, text)})`;
  return or(
    contains(orders.number, text),
    exists(named),
    isIn(dishes),
    isIn(choices),
    isIn(nested),
    // Erasing a customer clears `customerId` first.
    phoneDigits === null
      ? undefined
      : and(
          isNotNull(orders.customerId),
          contains(sql`coalesce(${orders.snapshot} ->> 'phoneNumber', '')`, phoneDigits),
        ),
  );
}

// Not LIKE: what is typed holds no patterns.
function contains(column: typeof orders.number | typeof customers.name | SQL, text: string): SQL {
  return sql`strpos(lower(${column}), lower(${text})) > 0`;
}
