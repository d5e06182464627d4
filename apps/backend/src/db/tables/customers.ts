import type { AddressType } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment } from './columns.ts';
import { foundations } from './restaurants.ts';

/** The customers of a foundation, known by Google's `sub` and never by e-mail, which may change hands. */
export const customers = pgTable(
  'customers',
  {
    id: idColumn('id').primaryKey(),
    foundationId: idColumn('foundation_id')
      .notNull()
      .references(() => foundations.id),
    googleSub: text('google_sub').notNull(),
    email: text('email').notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    name: text('name').notNull(),
    /** E.164. */
    phoneNumber: text('phone_number'),
    photoUrl: text('photo_url'),
    createdAt: createdAt(),
  },
  (table) => [
    hexId('customers_id_hex', table.id),
    uniqueIndex('customers_google_sub').on(table.foundationId, table.googleSub),
    check(
      'customers_phone_number',
      sql`${table.phoneNumber} is null or ${table.phoneNumber} ~ '^[+][1-9][0-9]{4,14}$'`,
    ),
  ],
);

/** One sign-in and everything its refresh token was rotated into; revoked as a whole. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: idColumn('id').primaryKey(),
    customerId: idColumn('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
    revokedBecause: text('revoked_because').$type<'logout' | 'reuse'>(),
  },
  (table) => [
    index('refresh_families_customer').on(table.customerId),
    index('refresh_families_created').on(table.createdAt),
  ],
);

/** The refresh tokens, as SHA-256 digests only. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: idColumn('family_id')
      .notNull()
      .references(() => refreshFamilies.id),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was first exchanged; it is honoured for a short grace after that. */
    rotatedAt: moment('rotated_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
);

/** The saved addresses of the customers; at most one of each customer's is the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: idColumn('id').primaryKey(),
    customerId: idColumn('customer_id')
      .notNull()
      .references(() => customers.id),
    type: text('type').$type<AddressType>().notNull(),
    address: text('address').notNull(),
    building: text('building').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    /** The postcode that the located coordinates belong to: with any other one the address is not verified. */
    locatedPostcode: text('located_postcode'),
    locatedLongitude: doublePrecision('located_longitude'),
    locatedLatitude: doublePrecision('located_latitude'),
    isDefault: boolean('is_default').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    hexId('addresses_id_hex', table.id),
    index('addresses_customer').on(table.customerId, table.createdAt),
    uniqueIndex('addresses_one_default').on(table.customerId).where(sql`${table.isDefault}`),
    check('addresses_type', sql`${table.type} in ('apartment', 'office', 'house', 'other')`),
    check(
      'addresses_required',
      sql`${table.address} <> '' and ${table.building} <> '' and ${table.postalCode} <> ''`,
    ),
    check(
      'addresses_located',
      sql`num_nonnulls(${table.locatedPostcode}, ${table.locatedLongitude}, ${table.locatedLatitude}) in (0, 3)
        and ${table.locatedLongitude} between -180 and 180 and ${table.locatedLatitude} between -90 and 90`,
    ),
  ],
);
