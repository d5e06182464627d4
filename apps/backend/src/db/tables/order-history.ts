import {
  type CancelReason,
  type DeclineReason,
  type LifecycleActionName,
  type LifecycleActor,
  lifecycleActionNames,
  orderStatuses,
  type SoldOutTarget,
} from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hexId, idColumn, moment, quotedList } from './columns.ts';
import { orders } from './orders.ts';

/** What happened to an order: that it was placed, or an action of its lifecycle. */
export type OrderEventName = 'placed' | LifecycleActionName;

/** What belongs to one row of the history; each action writes what it needs, the instants as ISO 8601. */
export interface OrderEventData {
  /** The promise of an acceptance or a delay. */
  readonly promisedFrom?: string;
  readonly promisedTo?: string;
  readonly reason?: DeclineReason | CancelReason;
  /** What of the order had run out. */
  readonly outOf?: readonly SoldOutTarget[];
  /** What the action asked to give back, in pence. */
  readonly refund?: number;
}

const eventNames: readonly OrderEventName[] = ['placed', ...lifecycleActionNames];
const actorKinds = ['customer', 'staff', 'manager', 'system'] as const satisfies readonly LifecycleActor[];

/**
 * What happened to each order, in one row each. A trigger refuses to delete rows and to change more than who acted,
 * which is personal data. Rows name no customer: the order does, until its customer is erased.
 */
export const orderHistory = pgTable(
  'order_history',
  {
    id: idColumn('id').primaryKey(),
    orderId: idColumn('order_id')
      .notNull()
      .references(() => orders.id),
    /** The order's version after this row. */
    version: integer('version').notNull(),
    action: text('action').$type<OrderEventName>().notNull(),
    actor: text('actor', { enum: actorKinds }).notNull(),
    /** Who of the restaurant acted, as the sign-in knows them; null for customers and the system. */
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    /** The device of the restaurant that was used. */
    deviceId: text('device_id'),
    /** By the business clock. */
    at: moment('at').notNull(),
    /** Null for a free order, which is placed as it is made. */
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }).notNull(),
    data: jsonb('data').$type<OrderEventData>().notNull().default({}),
  },
  (table) => [
    hexId('order_history_id_hex', table.id),
    index('order_history_named').on(table.at).where(sql`${table.actorName} is not null`),
    uniqueIndex('order_history_version').on(table.orderId, table.version),
    check('order_history_version_positive', sql`${table.version} > 0`),
    check('order_history_action', sql`${table.action} in (${sql.raw(quotedList(eventNames))})`),
    check('order_history_actor', sql`${table.actor} in (${sql.raw(quotedList(actorKinds))})`),
    check('order_history_from_status', sql`${table.fromStatus} in (${sql.raw(quotedList(orderStatuses))})`),
    check('order_history_to_status', sql`${table.toStatus} in (${sql.raw(quotedList(orderStatuses))})`),
    check(
      'order_history_customer',
      sql`${table.actor} not in ('customer', 'system') or (${table.actorId} is null and ${table.actorName} is null and ${table.deviceId} is null)`,
    ),
  ],
);

/** One row of the history as stored. */
export type OrderHistoryRow = typeof orderHistory.$inferSelect;
