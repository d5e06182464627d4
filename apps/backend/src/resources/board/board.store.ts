import { closedShownUntil, lifecycleLimits, openStatuses, type ServiceState } from '@tiffin/domain';
import { and, asc, desc, eq, exists, gt, gte, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { hasPin } from '../../db/has-pin.ts';
import {
  customers,
  type OrderRow,
  orderAcknowledgements,
  orderFeeds,
  orderHistory,
  orders,
  restaurants,
  serviceStates,
} from '../../db/schema.ts';
import { type OrderHistory, withHistories } from '../order-lifecycle/order-history.store.ts';
import { type OrderWithRefunds, withRefunds } from '../orders/orders.store.ts';
import { readSchedule, readService } from '../service/service.store.ts';
import { type OrderMarks, readMarks } from './order-marks.store.ts';

/** An order as its restaurant sees it. */
export interface BoardOrder extends OrderWithRefunds, OrderMarks {
  /** Null once the customer has been erased. */
  readonly customerName: string | null;
  /** Until when it stays on the board where it was cancelled or missed; null for all others. */
  readonly shownUntil: Date | null;
}

const mostOpenOrders = 500;
const mostClosedOrders = 100;
// Longer than a restaurant is closed but for holidays: what was closed before is no news at the next opening.
const closedWithinDays = 14;

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
  const marksOf = await readMarks(
    db,
    rows.map(({ id }) => id),
  );
  const shownUntilOf = await readShownUntil(db, rows);
  return found.map((one) => ({
    ...one,
    ...marksOf(one.order.id),
    customerName: names.get(one.order.customerId ?? '') ?? null,
    shownUntil: shownUntilOf(one.order, one.history),
  }));
}

/** Until when orders of one restaurant that were cancelled or missed stay on its board. */
async function readShownUntil(db: Database, rows: readonly OrderRow[]) {
  const closed = rows.find(isClosed);
  if (closed === undefined) return () => null;
  const schedule = await readSchedule(db, closed.restaurantId);
  return (order: OrderRow, history: OrderHistory) => {
    const closedAt = history.findLast(({ toStatus }) => toStatus === order.status)?.at;
    return closedAt === undefined ? null : closedShownUntil(order, closedAt, schedule);
  };
}

const isClosed = ({ status }: OrderRow) => status === 'cancelled' || status === 'declined';

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
  /** Not where nobody has a PIN. */
  readonly lock: { readonly needsPin: boolean };
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
          needsPin: sql<boolean>`${restaurants.lockNeedsPin} and ${hasPin(tx)}`,
          timeZone: restaurants.timeZone,
          seq: orderFeeds.seq,
          stored: serviceStates,
        })
        .from(restaurants)
        .leftJoin(orderFeeds, eq(orderFeeds.restaurantId, restaurants.id))
        .leftJoin(serviceStates, eq(serviceStates.restaurantId, restaurants.id))
        .where(eq(restaurants.id, restaurantId));
      if (restaurant === undefined) throw new Error('A restaurant whose people call is not there');
      const { seq, stored, timeZone, needsPin, ...acceptance } = restaurant;
      const standing = { acceptance, lock: { needsPin }, timeZone, service: readService(stored) };
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
        const closed = await readUnseenClosed(tx, restaurantId, now);
        const found = [...(await withBoardDetails(tx, oldestFirst)), ...closed];
        return { seq: last, orders: found, hasMore: false, ...standing };
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

/** The orders that were cancelled or missed and that nobody has acknowledged, until the opening that follows; oldest first. */
async function readUnseenClosed(
  db: Database,
  restaurantId: string,
  now: Date,
): Promise<readonly BoardOrder[]> {
  const acknowledged = db
    .select({ one: sql`1` })
    .from(orderAcknowledgements)
    .where(and(eq(orderAcknowledgements.orderId, orders.id), eq(orderAcknowledgements.of, 'closed')));
  const since = new Date(now.getTime() - closedWithinDays * 86_400_000);
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        gt(orders.placedAt, since),
        or(
          eq(orders.status, 'cancelled'),
          and(eq(orders.status, 'declined'), eq(orders.closedReason, 'unanswered')),
        ),
        notExists(acknowledged),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(mostClosedOrders);
  const found = await withBoardDetails(db, rows.toReversed());
  return found.filter(({ shownUntil }) => shownUntil !== null && shownUntil > now);
}
