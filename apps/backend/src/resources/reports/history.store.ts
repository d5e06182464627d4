import type { ReportPeriod } from '@tiffin/domain';
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import {
  type AuditData,
  auditLog,
  devices,
  type OrderEventData,
  orderAcknowledgements,
  orderHistory,
  orders,
  refunds,
} from '../../db/schema.ts';

/** Something that happened at a restaurant. */
export interface RestaurantEvent {
  readonly id: string;
  readonly at: Date;
  readonly kind: 'order' | 'refund' | 'restaurant';
  readonly action: string;
  /** Who acted: of the restaurant `staff` or `manager`. */
  readonly actor: string;
  readonly name: string | null;
  readonly device: string | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly data: OrderEventData & AuditData & { readonly allergySeen?: boolean };
}

// An order ends within hours of being placed; what looks for its changes need not read all older orders.
const longestOrderDays = 31;

/** One page of what happened at a restaurant within a period, newest first. */
export async function readHistoryPage(
  db: Database,
  restaurantId: string,
  period: ReportPeriod,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly events: readonly RestaurantEvent[]; readonly total: number }> {
  const all = unionAll(
    orderEvents(db, restaurantId, period),
    acknowledgements(db, restaurantId, period),
    refundsByPeople(db, restaurantId, period),
    changesOfRestaurant(db, restaurantId, period),
  ).as('events');
  const [events, [counted]] = await Promise.all([
    db
      .select()
      .from(all)
      .orderBy(desc(all.at), desc(all.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(all),
  ]);
  return { events, total: counted?.total ?? 0 };
}

function orderEvents(db: Database, restaurantId: string, { start, end }: ReportPeriod) {
  return db
    .select({
      id: orderHistory.id,
      at: orderHistory.at,
      kind: sql<RestaurantEvent['kind']>`'order'`.as('kind'),
      action: sql<string>`${orderHistory.action}`.as('action'),
      actor: sql<string>`${orderHistory.actor}`.as('actor'),
      name: sql<string | null>`${orderHistory.actorName}`.as('name'),
      device: sql<string | null>`${devices.name}`.as('device'),
      orderId: sql<string | null>`${orders.id}`.as('order_id'),
      orderNumber: sql<string | null>`${orders.number}`.as('order_number'),
      data: sql<RestaurantEvent['data']>`${orderHistory.data}`.as('data'),
    })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .leftJoin(devices, eq(devices.id, orderHistory.deviceId))
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        gte(orders.placedAt, new Date(start.getTime() - longestOrderDays * 86_400_000)),
        lt(orders.placedAt, end),
        gte(orderHistory.at, start),
        lt(orderHistory.at, end),
      ),
    );
}

function acknowledgements(db: Database, restaurantId: string, { start, end }: ReportPeriod) {
  const { of, at, actorName, allergySeen, deviceId } = orderAcknowledgements;
  return db
    .select({
      id: orderAcknowledgements.id,
      at,
      kind: sql<RestaurantEvent['kind']>`'order'`.as('kind'),
      action: sql<string>`'acknowledge_' || ${of}`.as('action'),
      actor: sql<string>`'staff'`.as('actor'),
      name: sql<string | null>`${actorName}`.as('name'),
      device: sql<string | null>`${devices.name}`.as('device'),
      orderId: sql<string | null>`${orders.id}`.as('order_id'),
      orderNumber: sql<string | null>`${orders.number}`.as('order_number'),
      data: sql<RestaurantEvent['data']>`jsonb_build_object('allergySeen', ${allergySeen})`.as('data'),
    })
    .from(orderAcknowledgements)
    .innerJoin(orders, eq(orders.id, orderAcknowledgements.orderId))
    .leftJoin(devices, eq(devices.id, deviceId))
    .where(and(eq(orders.restaurantId, restaurantId), gte(at, start), lt(at, end)));
}

function refundsByPeople(db: Database, restaurantId: string, { start, end }: ReportPeriod) {
  return db
    .select({
      id: refunds.id,
      at: refunds.requestedAt,
      kind: sql<RestaurantEvent['kind']>`'refund'`.as('kind'),
      action: sql<string>`'refund'`.as('action'),
      actor: sql<string>`${refunds.byKind}`.as('actor'),
      name: sql<string | null>`${refunds.byName}`.as('name'),
      device: sql<string | null>`null`.as('device'),
      orderId: sql<string | null>`${orders.id}`.as('order_id'),
      orderNumber: sql<string | null>`${orders.number}`.as('order_number'),
      data: sql<
        RestaurantEvent['data']
      >`jsonb_strip_nulls(jsonb_build_object('refund', ${refunds.amount}, 'reason', ${refunds.reason}))`.as(
        'data',
      ),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        inArray(refunds.byKind, ['staff', 'manager']),
        gte(refunds.requestedAt, start),
        lt(refunds.requestedAt, end),
      ),
    );
}

function changesOfRestaurant(db: Database, restaurantId: string, { start, end }: ReportPeriod) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      kind: sql<RestaurantEvent['kind']>`'restaurant'`.as('kind'),
      action: sql<string>`${auditLog.action}`.as('action'),
      actor: sql<string>`'staff'`.as('actor'),
      name: sql<string | null>`${auditLog.actorName}`.as('name'),
      device: sql<string | null>`${devices.name}`.as('device'),
      orderId: sql<string | null>`null`.as('order_id'),
      orderNumber: sql<string | null>`null`.as('order_number'),
      data: sql<RestaurantEvent['data']>`${auditLog.data}`.as('data'),
    })
    .from(auditLog)
    .leftJoin(devices, eq(devices.id, auditLog.deviceId))
    .where(and(eq(auditLog.restaurantId, restaurantId), gte(auditLog.at, start), lt(auditLog.at, end)));
}
