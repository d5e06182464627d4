import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment, quotedList } from './columns.ts';
import { dataRequests } from './data-requests.ts';
import { orders } from './orders.ts';
import { refunds } from './refunds.ts';
import { restaurants } from './restaurants.ts';
import { staffMembers } from './staff.ts';

/** The mails that the backend sends. */
export const sentMailKinds = [
  'placed',
  'accepted',
  'delayed',
  'ready_to_collect',
  'out_for_delivery',
  'declined',
  'cancelled',
  'refunded',
  'ticket',
  'refund_failed',
  'invitation',
  'unattended',
  'unanswered',
  'data_request',
  'data_request_received',
  'problem_reported',
  'problem_answered',
] as const;

/** A mail that the backend sends. */
export type SentMailKind = (typeof sentMailKinds)[number];

/** Whom a mail is for; the managers get one each, or one for all at the restaurant's address for orders. */
export const mailRecipients = ['customer', 'restaurant', 'managers', 'member'] as const;

/** Whom a mail is for. */
export type MailRecipient = (typeof mailRecipients)[number];

/** How far a mail has come: it is `queued` until the mail server has taken it or it is given up. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

/** Why a mail was given up: refused for good by a mail server, tried for too long, or there is nobody to send it to. */
export const mailFailures = ['refused', 'too_old', 'no_address'] as const;

/**
 * The mails about orders and data requests, and invitations. What they say is written when they are sent, so that only the
 * address is kept here.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID. */
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    orderId: idColumn('order_id').references(() => orders.id),
    kind: text('kind', { enum: sentMailKinds }).notNull(),
    recipient: text('recipient', { enum: mailRecipients }).notNull(),
    /** The version of the order that the mail speaks of; null for mails about a refund. */
    orderVersion: integer('order_version'),
    refundId: idColumn('refund_id').references(() => refunds.id),
    /** The invited person, or the manager; deleting the person takes the mails along. */
    memberId: idColumn('member_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** The data request that the mail speaks of; deleting it takes its mails along. */
    dataRequestId: idColumn('data_request_id').references(() => dataRequests.id, { onDelete: 'cascade' }),
    /** Where it was sent, or was tried to be; null before the first try. */
    address: text('address'),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure', { enum: mailFailures }),
    /** What the mail server or the network said at the last try that failed, without the address. */
    lastError: text('last_error'),
    createdAt: createdAt(),
    /** From when on it is tried; later than `createdAt` when an operator has queued it again. */
    queuedAt: moment('queued_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    hexId('mails_id_hex', table.id),
    uniqueIndex('mails_once_each').on(
      table.orderId,
      table.kind,
      table.recipient,
      sql`coalesce(${table.orderVersion}, 0)`,
      sql`coalesce(${table.refundId}, '')`,
      sql`coalesce(${table.memberId}, '')`,
    ),
    index('mails_member').on(table.memberId),
    index('mails_data_request').on(table.dataRequestId).where(sql`${table.dataRequestId} is not null`),
    index('mails_created').on(table.createdAt),
    index('mails_queued').on(table.queuedAt).where(sql`${table.state} = 'queued'`),
    index('mails_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    check('mails_kind', sql`${table.kind} in (${sql.raw(quotedList(sentMailKinds))})`),
    check('mails_recipient', sql`${table.recipient} in (${sql.raw(quotedList(mailRecipients))})`),
    check('mails_state', sql`${table.state} in (${sql.raw(quotedList(mailStates))})`),
    check('mails_failure', sql`${table.failure} in (${sql.raw(quotedList(mailFailures))})`),
    check('mails_failed_why', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
    check('mails_sent_at', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    check(
      'mails_about',
      sql`${table.orderId} is null or num_nonnulls(${table.orderVersion}, ${table.refundId}) = 1`,
    ),
  ],
);

/** A mail as stored. */
export type MailRow = typeof mails.$inferSelect;
