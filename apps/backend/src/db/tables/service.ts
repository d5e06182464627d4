import { type OrderingMode, orderingModes, type PauseReason, pauseReasons } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
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
    busyMinutes: smallint('busy_minutes'),
    busyUntil: moment('busy_until'),
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
