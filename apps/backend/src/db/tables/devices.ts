import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment } from './columns.ts';
import { restaurants } from './restaurants.ts';
import { staffMembers } from './staff.ts';

/** The paired devices of the restaurants. */
export const devices = pgTable(
  'devices',
  {
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    name: text('name').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    /** The next token's, until that is used for the first time. */
    nextTokenHash: text('next_token_hash'),
    pairedByName: text('paired_by_name').notNull(),
    pairedAt: moment('paired_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When it last read the orders with a running shift; null before its first shift. */
    attendedAt: moment('attended_at'),
    /** The number of its restaurant's feed up to which it has read the orders with a running shift. */
    fetchedSeq: bigint('fetched_seq', { mode: 'number' }).notNull().default(0),
    /** As whom it acts since a PIN was entered, and until when. */
    elevatedMemberId: idColumn('elevated_member_id').references(() => staffMembers.id, {
      onDelete: 'set null',
    }),
    elevatedUntil: moment('elevated_until'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    hexId('devices_id_hex', table.id),
    uniqueIndex('devices_token').on(table.tokenHash),
    uniqueIndex('devices_next_token').on(table.nextTokenHash),
    index('devices_restaurant').on(table.restaurantId).where(sql`${table.revokedAt} is null`),
    index('devices_elevated').on(table.elevatedMemberId),
    index('devices_revoked').on(table.revokedAt),
    check('devices_name', sql`${table.name} <> ''`),
  ],
);

/** A paired device as stored. */
export type DeviceRow = typeof devices.$inferSelect;

/** The codes that pair devices, until they are used or over. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    /** An HMAC: the ten figures alone would be found from a plain digest at once. */
    codeHash: text('code_hash').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    deviceName: text('device_name').notNull(),
    madeBy: idColumn('made_by')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('pairing_codes_expiry').on(table.expiresAt),
    index('pairing_codes_made_by').on(table.madeBy),
  ],
);
