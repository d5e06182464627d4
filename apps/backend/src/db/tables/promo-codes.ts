import {
  type OrderingMode,
  orderingModes,
  type PromoAppliesTo,
  type PromoCategory,
  type PromoType,
  promoTargets,
  promoTypes,
  type Weekday,
} from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment, penceColumn, quotedList } from './columns.ts';
import { restaurants } from './restaurants.ts';

/** The promo codes of the restaurants, stored in upper case. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    code: text('code').notNull(),
    type: text('type').$type<PromoType>().notNull(),
    appliesTo: text('applies_to').$type<PromoAppliesTo>().notNull(),
    description: text('description').notNull(),
    /** Percent in steps of a half for PERCENTAGE_OFF, pence for FIXED_AMOUNT_OFF, 0 for FREE_DELIVERY. */
    value: numeric('value', { precision: 9, scale: 1, mode: 'number' }).notNull(),
    /** The one ordering mode that it is for; null for both. */
    mode: text('mode').$type<OrderingMode>(),
    /** The parts of the menu that it counts, as the file names them; null for the whole menu. */
    categories: jsonb('categories').$type<PromoCategory[]>(),
    /** The days on which it can be used, by the restaurant's clock; null for all. */
    days: text('days').array().$type<Weekday[]>(),
    firstOrder: boolean('first_order').notNull().default(false),
    /** The most that it takes off; null without a limit. */
    cap: penceColumn('cap'),
    minimumOrder: penceColumn('minimum_order').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    isActive: boolean('is_active').notNull(),
    isPublic: boolean('is_public').notNull(),
    maxRedemptions: integer('max_redemptions'),
    maxRedemptionsPerCustomer: integer('max_redemptions_per_customer'),
    /** Uses reserved or counted, kept by triggers while `maxRedemptions` is set; meaningless without a limit. */
    redemptions: integer('redemptions').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    hexId('promo_codes_id_hex', table.id),
    uniqueIndex('promo_codes_code').on(table.restaurantId, table.code),
    check('promo_codes_upper_case', sql`${table.code} = upper(${table.code}) and ${table.code} <> ''`),
    check('promo_codes_type', sql`${table.type} in (${sql.raw(quotedList(promoTypes))})`),
    check('promo_codes_applies_to', sql`${table.appliesTo} in (${sql.raw(quotedList(promoTargets))})`),
    check(
      'promo_codes_value',
      sql`case ${table.type} when 'FREE_DELIVERY' then ${table.value} = 0 when 'PERCENTAGE_OFF' then ${table.value} between 0.5 and 100 and mod(${table.value}, 0.5) = 0 else ${table.value} > 0 and mod(${table.value}, 1) = 0 end`,
    ),
    check('promo_codes_mode', sql`${table.mode} in (${sql.raw(quotedList(orderingModes))})`),
    check('promo_codes_cap', sql`${table.cap} > 0`),
    check('promo_codes_minimum_order', sql`${table.minimumOrder} >= 0`),
    check(
      'promo_codes_limits',
      sql`${table.maxRedemptions} >= 0 and ${table.maxRedemptionsPerCustomer} >= 0`,
    ),
  ],
);
