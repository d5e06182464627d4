import { acknowledgedParts } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hexId, idColumn, moment, quotedList } from './columns.ts';
import { devices } from './devices.ts';
import { orders } from './orders.ts';

const parts = sql.raw(quotedList(acknowledgedParts));

/**
 * What people of a restaurant have acknowledged of its orders, each part once: rows of the history that change nothing of
 * the order itself. A trigger moves the restaurant's feed.
 */
export const orderAcknowledgements = pgTable(
  'order_acknowledgements',
  {
    id: idColumn('id').primaryKey(),
    orderId: idColumn('order_id')
      .notNull()
      .references(() => orders.id),
    of: text('of', { enum: acknowledgedParts }).notNull(),
    /** Who pressed, as the sign-in knows them; null for a device without a PIN. */
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    deviceId: text('device_id'),
    /** Whether the order had an allergy note, which was in sight; forgotten with the note. */
    allergySeen: boolean('allergy_seen').notNull(),
    /** By the business clock. */
    at: moment('at').notNull(),
  },
  (table) => [
    hexId('order_acknowledgements_id_hex', table.id),
    uniqueIndex('order_acknowledgements_part').on(table.orderId, table.of),
    index('order_acknowledgements_named').on(table.at).where(sql`${table.actorName} is not null`),
    check('order_acknowledgements_of', sql`${table.of} in (${parts})`),
  ],
);

/** What devices have printed of orders: claimed before, confirmed after. A trigger moves the feed when one is confirmed. */
export const orderPrints = pgTable(
  'order_prints',
  {
    orderId: idColumn('order_id')
      .notNull()
      .references(() => orders.id),
    deviceId: idColumn('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    of: text('of', { enum: acknowledgedParts }).notNull(),
    /** By the business clock, as the other. */
    claimedAt: moment('claimed_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.deviceId, table.of] }),
    index('order_prints_device').on(table.deviceId),
    check('order_prints_of', sql`${table.of} in (${parts})`),
  ],
);
