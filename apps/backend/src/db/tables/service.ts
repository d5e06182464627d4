import {
  type OpeningBreak,
  type OrderingMode,
  orderingModes,
  type Pause,
  type PauseReason,
  pauseReasons,
  soldOutKinds,
} from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, moment, quotedList } from './columns.ts';
import { restaurants } from './restaurants.ts';

/**
 * What staff have set for the hours ahead, a row for each restaurant that ever did. What has reached its end stays until
 * it is overwritten: readers compare with their clock. Each change moves the restaurant's feed, by a trigger.
 */
export const serviceStates = pgTable(
  'service_states',
  {
    restaurantId: idColumn('restaurant_id')
      .primaryKey()
      .references(() => restaurants.id),
    pausedModes: text('paused_modes').array().$type<OrderingMode[]>().notNull().default([]),
    pausedUntil: moment('paused_until'),
    pauseReason: text('pause_reason').$type<PauseReason>(),
    /** What staff had paused before the restaurant was paused because no device was there; it counts again afterwards. */
    pauseBefore: jsonb('pause_before').$type<Pause>(),
    busyMinutes: smallint('busy_minutes'),
    busyUntil: moment('busy_until'),
    /**
     * Since when a device on shift is waited for, by the database's clock: when people last ended or set a pause, changed
     * the hours, or changed who answers. The last two by a trigger where they are the restaurant's own.
     */
    awaitedSince: moment('awaited_since'),
  },
  (table) => [
    check(
      'service_states_pause',
      sql`case when ${table.pausedModes} = '{}' then ${table.pausedUntil} is null and ${table.pauseReason} is null else ${table.pausedUntil} is not null and ${table.pauseReason} is not null end`,
    ),
    check('service_states_modes', sql`${table.pausedModes} <@ array[${sql.raw(quotedList(orderingModes))}]`),
    check('service_states_reason', sql`${table.pauseReason} in (${sql.raw(quotedList(pauseReasons))})`),
    check(
      'service_states_busy',
      sql`(${table.busyMinutes} is null) = (${table.busyUntil} is null) and ${table.busyMinutes} between 10 and 60`,
    ),
  ],
);

/** A restaurant's service as stored. */
export type ServiceStateRow = typeof serviceStates.$inferSelect;

/**
 * The dishes and choices that staff have taken off the menu for a while. A table of its own, so that an import of the
 * menu leaves it alone; what is over stays until the next change, since readers compare with their clock.
 */
export const soldOuts = pgTable(
  'sold_outs',
  {
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    kind: text('kind', { enum: soldOutKinds }).notNull(),
    /** A dish's or a choice's id; their rows are never deleted. */
    targetId: idColumn('target_id').notNull(),
    /** Null until staff put it back. */
    until: moment('until'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId] }),
    index('sold_outs_restaurant').on(table.restaurantId),
    check('sold_outs_kind', sql`${table.kind} in (${sql.raw(quotedList(soldOutKinds))})`),
  ],
);

/** The hours of single dates, which replace the weekday's; apart from the week, which an import of the file may overwrite. */
export const specialHours = pgTable(
  'special_hours',
  {
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    /** A day of the restaurant's calendar: 2026-12-25. */
    date: date('date', { mode: 'string' }).notNull(),
    isActive: boolean('is_active').notNull(),
    /** HH:MM, as in the week. */
    opening: text('opening').notNull(),
    closing: text('closing').notNull(),
    /** Null where the day is one service. */
    breaks: jsonb('breaks').$type<OpeningBreak[]>(),
    /** For the restaurant itself. */
    note: text('note').notNull(),
    /** For customers. */
    customerNote: text('customer_note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.date] })],
);
