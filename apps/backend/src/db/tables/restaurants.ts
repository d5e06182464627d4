import type { DayHours, DeliveryArea, LegalIdentity, Photo, Weekday } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment, penceColumn } from './columns.ts';

/** The tenants: each owns restaurants and customers. */
export const foundations = pgTable(
  'foundations',
  { id: idColumn('id').primaryKey(), createdAt: createdAt() },
  (table) => [hexId('foundations_id_hex', table.id)],
);

/** A week's opening hours; a day may be missing, which is not the same as closed. */
export type StoredHours = { readonly [day in Weekday]?: DayHours };

/** What both a restaurant's file and an admin may set; an import leaves alone what an admin has set since. */
export type SharedSetting = 'name' | 'domain' | 'hours' | 'timeZone' | 'orderEmail';

/** The restaurants; deleting one sets `deletedAt` and frees its hostnames, so that its orders stay readable. */
export const restaurants = pgTable(
  'restaurants',
  {
    id: idColumn('id').primaryKey(),
    foundationId: idColumn('foundation_id')
      .notNull()
      .references(() => foundations.id),
    /** The key in the restaurant's file, by which an import finds it; null while no file has been imported. */
    key: text('key'),
    name: text('name').notNull(),
    hasDelivery: boolean('has_delivery').notNull(),
    hasCollection: boolean('has_collection').notNull(),
    isActive: boolean('is_active').notNull(),
    hours: jsonb('hours').$type<StoredHours>().notNull(),
    timeZone: text('time_zone').notNull(),
    minOrderPrice: penceColumn('min_order_price').notNull().default(0),
    /** What an admin has set since the file was last imported with all its settings. */
    setByAdmin: text('set_by_admin').array().$type<SharedSetting[]>().notNull().default([]),
    /** The letters before an order's number, as S in S-4821. */
    orderPrefix: text('order_prefix').notNull(),
    /** Where the restaurant wants a mail for each order; null: its contact address. */
    orderEmail: text('order_email'),
    /** The addresses in lower case of the people whom the restaurant's file names as its owners. */
    ownerEmails: text('owner_emails').array().notNull().default([]),
    menuUpdatedAt: moment('menu_updated_at').notNull().defaultNow(),
    /** Raised by triggers with every change of the menu's tables, so that copies of dishes can be recognised as stale. */
    menuVersion: integer('menu_version').notNull().default(0),
    /** The dishes that most orders of the last weeks held, counted by a job; none where too few came. */
    popularItemIds: text('popular_item_ids').array().notNull().default([]),
    /** Who answers orders: the system at once, or the restaurant within `acceptWithinMinutes`. */
    acceptance: text('acceptance').$type<'auto' | 'manual'>().notNull().default('auto'),
    acceptWithinMinutes: smallint('accept_within_minutes').notNull().default(5),
    /** Whether a locked device asks for a PIN: where nobody has one, it asks for a press all the same. */
    lockNeedsPin: boolean('lock_needs_pin').notNull().default(false),
    /** Orders in a row that nobody has answered, since people last answered one or ordering was paused for it. */
    unansweredInARow: smallint('unanswered_in_a_row').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    hexId('restaurants_id_hex', table.id),
    index('restaurants_foundation').on(table.foundationId, table.createdAt),
    // Partial, so that a write of the foundation is no change of a key, for which every order would wait.
    uniqueIndex('restaurants_key').on(table.foundationId, table.key).where(sql`${table.key} is not null`),
    check('restaurants_min_order_price', sql`${table.minOrderPrice} >= 0`),
    check('restaurants_order_prefix', sql`${table.orderPrefix} ~ '^[A-Z]{1,3}$'`),
    check('restaurants_acceptance', sql`${table.acceptance} in ('auto', 'manual')`),
    check('restaurants_accept_within', sql`${table.acceptWithinMinutes} between 3 and 15`),
  ],
);

/**
 * The hostnames of the restaurants, without port and leading www. Each names one restaurant only; those of deleted
 * restaurants are freed, so that another one can take them.
 */
export const restaurantDomains = pgTable(
  'restaurant_domains',
  {
    hostname: text('hostname').notNull(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    /** 0 is the restaurant's main hostname. */
    position: smallint('position').notNull(),
    /** The restaurant is deleted, and has the hostname only as long as no other takes it. */
    isFreed: boolean('is_freed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hostname, table.restaurantId] }),
    uniqueIndex('restaurant_domains_hostname').on(table.hostname).where(sql`not ${table.isFreed}`),
    uniqueIndex('restaurant_domains_position').on(table.restaurantId, table.position),
    check(
      'restaurant_domains_normal',
      sql`${table.hostname} = lower(${table.hostname}) and ${table.hostname} !~ '[:/ ]|^www[.]'`,
    ),
  ],
);

/** How customers reach a restaurant and where it stands; the point is the origin of its delivery radius. */
export interface RestaurantContact {
  readonly phone: string;
  readonly email: string;
  readonly allergyPhone: string;
  readonly addressLine: string;
  readonly city: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * What a restaurant's pages and checkout need beside its opening hours; a restaurant made by the API has none until
 * its file is imported, and takes no orders before.
 */
export const restaurantSettings = pgTable(
  'restaurant_settings',
  {
    restaurantId: idColumn('restaurant_id')
      .primaryKey()
      .references(() => restaurants.id),
    brandHue: smallint('brand_hue').notNull(),
    logoUrl: text('logo_url'),
    /** The restaurant's own picture behind `logoUrl`, and the one for the top of its pages. */
    logo: jsonb('logo').$type<Photo>(),
    masthead: jsonb('masthead').$type<Photo>(),
    tagline: text('tagline').notNull(),
    locality: text('locality').notNull(),
    cuisine: text('cuisine'),
    contact: jsonb('contact').$type<RestaurantContact>().notNull(),
    legal: jsonb('legal').$type<LegalIdentity>().notNull(),
    iosAppUrl: text('ios_app_url'),
    androidAppUrl: text('android_app_url'),
    deliveryFee: penceColumn('delivery_fee').notNull(),
    deliveryFreeFrom: penceColumn('delivery_free_from'),
    deliveryRadiusKm: doublePrecision('delivery_radius_km'),
    deliveryDistricts: text('delivery_districts').array(),
    deliveryMinutesFrom: integer('delivery_minutes_from').notNull(),
    deliveryMinutesTo: integer('delivery_minutes_to').notNull(),
    /** The areas where the file has some; null: the one area of the columns above. */
    deliveryAreas: jsonb('delivery_areas').$type<DeliveryArea[]>(),
    collectionMinutesFrom: integer('collection_minutes_from').notNull(),
    collectionMinutesTo: integer('collection_minutes_to').notNull(),
    serviceFeeFixed: penceColumn('service_fee_fixed').notNull(),
    serviceFeePercent: numeric('service_fee_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    acceptsTips: boolean('accepts_tips').notNull().default(false),
  },
  (table) => [
    check('restaurant_settings_hue', sql`${table.brandHue} between 0 and 360`),
    check(
      'restaurant_settings_money',
      sql`${table.deliveryFee} >= 0 and ${table.serviceFeeFixed} >= 0 and ${table.serviceFeePercent} between 0 and 100 and (${table.deliveryFreeFrom} is null or ${table.deliveryFreeFrom} >= 0)`,
    ),
    check(
      'restaurant_settings_minutes',
      sql`${table.deliveryMinutesFrom} between 0 and ${table.deliveryMinutesTo} and ${table.collectionMinutesFrom} between 0 and ${table.collectionMinutesTo}`,
    ),
    check(
      'restaurant_settings_radius',
      sql`${table.deliveryRadiusKm} is null or ${table.deliveryRadiusKm} > 0`,
    ),
  ],
);

/** The last order number given out by each restaurant; a row of its own, so that counting locks nothing else. */
export const orderCounters = pgTable('order_counters', {
  restaurantId: idColumn('restaurant_id')
    .primaryKey()
    .references(() => restaurants.id),
  last: integer('last').notNull(),
});
