import {
  type DayHours,
  type OrderingMode,
  type SoldOutTarget,
  type StaffRole,
  staffRoles,
} from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment, quotedList } from './columns.ts';
import { foundations, restaurants } from './restaurants.ts';

/** Who named a person: the restaurant's file, or an owner by an invitation. */
export const memberOrigins = ['file', 'invitation'] as const;

/**
 * The people of each restaurant, one row for each restaurant where a person works. A row without `joinedAt` is an
 * invitation: it waits for the first sign-in with its verified address. From then on the person is known by `sub` only.
 */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    /** In lower case, as it was invited or named in the file. */
    email: text('email').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    origin: text('origin', { enum: memberOrigins }).notNull(),
    invitedByName: text('invited_by_name'),
    /** As the identity provider says; null until the person has joined, as the name. */
    googleSub: text('google_sub'),
    name: text('name'),
    /** An HMAC of restaurant and PIN; no two people of a restaurant have the same PIN. */
    pinHash: text('pin_hash'),
    invitedAt: moment('invited_at').notNull().defaultNow(),
    /** When the invitation ends; null once it was used. */
    expiresAt: moment('expires_at'),
    joinedAt: moment('joined_at'),
    /** Kept for a while after a removal, so that the file does not bring the person back. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    hexId('staff_members_id_hex', table.id),
    uniqueIndex('staff_members_email')
      .on(table.restaurantId, table.email)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('staff_members_person')
      .on(table.restaurantId, table.googleSub)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('staff_members_pin')
      .on(table.restaurantId, table.pinHash)
      .where(sql`${table.removedAt} is null`),
    index('staff_members_google_sub').on(table.googleSub),
    index('staff_members_invited').on(table.email).where(sql`${table.joinedAt} is null`),
    index('staff_members_expiry').on(table.expiresAt),
    index('staff_members_removed').on(table.removedAt),
    check('staff_members_email_lower', sql`${table.email} = lower(${table.email}) and ${table.email} <> ''`),
    check('staff_members_role', sql`${table.role} in (${sql.raw(quotedList(staffRoles))})`),
    check('staff_members_origin', sql`${table.origin} in (${sql.raw(quotedList(memberOrigins))})`),
    check(
      'staff_members_joined',
      sql`case when ${table.joinedAt} is null
        then ${table.expiresAt} is not null and ${table.googleSub} is null
        else ${table.expiresAt} is null and ${table.googleSub} is not null and ${table.name} is not null end`,
    ),
  ],
);

/** A person of a restaurant, or an invitation, as stored. */
export type StaffMemberRow = typeof staffMembers.$inferSelect;

/** The sessions of the people who work at restaurants; what they may do is read from `staff_members` at each request. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    foundationId: idColumn('foundation_id')
      .notNull()
      .references(() => foundations.id),
    googleSub: text('google_sub').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_expiry').on(table.expiresAt)],
);

/** What is written down of changes to a restaurant's people, devices and settings. */
export const auditActions = [
  'member_joined',
  'member_invited',
  'member_role_changed',
  'member_removed',
  'device_code_made',
  'device_paired',
  'device_revoked',
  'pin_set',
  'acceptance_changed',
  'lock_changed',
  'pause_changed',
  'busy_changed',
  'availability_changed',
  'special_hours_changed',
] as const;

/** What belongs to one line of the audit log. */
export interface AuditData {
  /** The person or device that was changed, by id and by name or address. */
  readonly subjectId?: string;
  readonly subject?: string;
  readonly role?: StaffRole;
  readonly before?: StaffRole;
  readonly acceptance?: 'auto' | 'manual';
  readonly minutes?: number;
  readonly needsPin?: boolean;
  readonly modes?: readonly OrderingMode[];
  readonly isSoldOut?: boolean;
  /** Null where special hours were removed. */
  readonly hours?: DayHours | null;
  readonly date?: string;
  /** The last date, where several were set at once. */
  readonly lastDate?: string;
  readonly targets?: readonly SoldOutTarget[];
  /** When what was set ends, ISO 8601; null for what lasts until it is undone. */
  readonly until?: string | null;
}

/** Who changed what at a restaurant, beside its orders, whose history is their own. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    at: moment('at').notNull().defaultNow(),
    action: text('action', { enum: auditActions }).notNull(),
    /** The member who acted; null where a device did. */
    actorId: idColumn('actor_id'),
    actorName: text('actor_name'),
    deviceId: idColumn('device_id'),
    data: jsonb('data').$type<AuditData>().notNull().default({}),
  },
  (table) => [
    hexId('audit_log_id_hex', table.id),
    index('audit_log_restaurant').on(table.restaurantId, table.at),
    index('audit_log_at').on(table.at),
    check('audit_log_action', sql`${table.action} in (${sql.raw(quotedList(auditActions))})`),
  ],
);
