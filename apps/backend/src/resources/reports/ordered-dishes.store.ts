import type { OrderedDish, ReportPeriod } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema.ts';
import { placedWithin } from './order-list.store.ts';

/** How often each dish was ordered at a restaurant within a period, by how its orders ended. */
export async function readOrderedDishes(
  db: Database,
  restaurantId: string,
  period: ReportPeriod,
): Promise<readonly OrderedDish[]> {
  const name = sql<string>`item.value ->> 'name'`;
  return db
    .select({
      status: orders.status,
      closedReason: orders.closedReason,
      name,
      quantity: sql`sum((item.value ->> 'quantity')::integer)`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(sql`jsonb_array_elements(${orders.snapshot} -> 'items') as item`, sql`true`)
    .where(placedWithin(restaurantId, period))
    .groupBy(orders.status, orders.closedReason, name);
}
