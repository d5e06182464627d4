import { lifecycleLimits, openStatuses, type ServiceState } from '@tiffin/domain';
import { and, asc, desc, eq, exists, gt, gte, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { customers, orderFeeds, orderHistory, orders, restaurants, serviceStates } from '../../db/schema.ts';
import { withHistories } from '../order-lifecycle/order-history.store.ts';
import { type OrderWithRefunds, withRefunds } from '../orders/orders.store.ts';
import { readService } from '../service/service.store.ts';

/** An order as its restaurant sees it. */
export interface BoardOrder extends OrderWithRefunds {
  /** Null once the customer has been erased. */
  readonly customerName: string | null;
}

const mostOpenOrders = 500;

// An order ends within hours of being placed; older ones need not be looked through.
const longestOrderMs = 24 * 3_600_000;

/** The condition for orders that were handed over so shortly ago that a board offers to set them back. */
function canBeSetBack(db: Database, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const completion = db
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        eq(orderHistory.action, 'complete'),
        gte(orderHistory.at, ago(lifecycleLimits.undoMs)),
      ),
    );
  return and(eq(orders.status, 'completed'), gte(orders.placedAt, ago(longestOrderMs)), exists(completion));
}

/** Reads the histories, refunds and customers of orders. */
export async function withBoardDetails(
  db: Database,
  rows: readonly (typeof orders.$inferSelect)[],
): Promise<BoardOrder[]> {
  const found = await withRefunds(db, await withHistories(db, rows));
  const ids = rows.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: customers.id, name: customers.name })
          .from(customers)
          .where(inArray(customers.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return found.map((one) => ({ ...one, customerName: names.get(one.order.customerId ?? '') ?? null }));
}

/** One placed order of a restaurant; null when it has none with this id. */
export async function findBoardOrder(
  db: Database,
  restaurantId: string,
  id: string,
): Promise<BoardOrder | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.restaurantId, restaurantId)));
  const [found] = await withBoardDetails(
    db,
    rows.filter(({ placedAt }) => placedAt !== null),
  );
  return found ?? null;
}

/** What a board reads at once. */
export interface BoardChanges {
  /** The cursor for the next read; null when the one given is ahead of the feed. */
  readonly seq: number | null;
  readonly orders: readonly BoardOrder[];
  readonly hasMore: boolean;
  readonly service: ServiceState;
  readonly acceptance: { readonly acceptance: 'auto' | 'manual'; readonly minutes: number };
  readonly timeZone: string;
}

/** The open orders of a restaurant, or what has changed after a cursor, as one moment sees it. */
export function readChanges(
  db: Database,
  restaurantId: string,
  { after, limit, now }: { readonly after: number | undefined; readonly limit: number; readonly now: Date },
): Promise<BoardChanges> {
  return db.transaction(
    async (tx) => {
      const [restaurant] = await tx
        .select({
          acceptance: restaurants.acceptance,
          minutes: restaurants.acceptWithinMinutes,
          timeZone: restaurants.timeZone,
          seq: orderFeeds.seq,
          stored: serviceStates,
        })
        .from(restaurants)
        .leftJoin(orderFeeds, eq(orderFeeds.restaurantId, restaurants.id))
        .leftJoin(serviceStates, eq(serviceStates.restaurantId, restaurants.id))
        .where(eq(restaurants.id, restaurantId));
      if (restaurant === undefined) throw new Error('A restaurant whose people call is not there');
      const { seq, stored, timeZone, ...acceptance } = restaurant;
      const standing = { acceptance, timeZone, service: readService(stored) };
      const last = seq ?? 0;
      if (after !== undefined && after > last) return { seq: null, orders: [], hasMore: false, ...standing };
      if (after === undefined) {
        const open = await tx
          .select()
          .from(orders)
          .where(
            and(
              eq(orders.restaurantId, restaurantId),
              or(inArray(orders.status, openStatuses), canBeSetBack(tx, now)),
            ),
          )
          // Where staff accept orders and mark nothing after that, there are more.
          .orderBy(desc(eq(orders.status, 'placed')), desc(orders.placedAt))
          .limit(mostOpenOrders);
        const oldestFirst = open.toSorted((one, other) => Number(one.placedAt) - Number(other.placedAt));
        return { seq: last, orders: await withBoardDetails(tx, oldestFirst), hasMore: false, ...standing };
      }
      const changed = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.restaurantId, restaurantId), gt(orders.feedSeq, after)))
        .orderBy(asc(orders.feedSeq))
        .limit(limit);
      const hasMore = changed.length === limit;
      return {
        seq: hasMore ? (changed.at(-1)?.feedSeq ?? last) : last,
        orders: await withBoardDetails(tx, changed),
        hasMore,
        ...standing,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
