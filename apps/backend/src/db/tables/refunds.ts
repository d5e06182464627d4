import { type RefundedFees, type RefundedLine, refundReasons, refundStates } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment, quotedList } from './columns.ts';
import { orders } from './orders.ts';
import { mismatchedPayments } from './payments.ts';

/** Who asks for refunds; `provider` stands for those made in the payment provider's own dashboard. */
export const refundActors = ['customer', 'staff', 'manager', 'system', 'operator', 'provider'] as const;

/** Money that goes back, each refund in one row that is never deleted; changed under the lock of its order. */
export const refunds = pgTable(
  'refunds',
  {
    /** The idempotency key of the refund at the payment provider, and in its metadata there. */
    id: idColumn('id').primaryKey(),
    orderId: idColumn('order_id')
      .notNull()
      .references(() => orders.id),
    /** The mismatched payment that is given back; null for the payment that placed the order. */
    mismatchedSessionId: text('mismatched_session_id').references(() => mismatchedPayments.sessionId),
    /** In the minor unit of the payment's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    lines: jsonb('lines').$type<readonly RefundedLine[]>(),
    fees: jsonb('fees').$type<RefundedFees>(),
    reason: text('reason', { enum: refundReasons }),
    byKind: text('by_kind', { enum: refundActors }).notNull(),
    /** The name of the person of the restaurant. */
    byName: text('by_name'),
    state: text('state', { enum: refundStates }).notNull(),
    /** How many failures of its own the provider has kept under our idempotency keys: each of them takes another key. */
    storedFailures: integer('stored_failures').notNull().default(0),
    providerRefundId: text('provider_refund_id'),
    /** Why it failed, for operators. */
    failure: text('failure'),
    /** When it was asked for and when it reached its end, by the business clock. */
    requestedAt: moment('requested_at').notNull(),
    settledAt: moment('settled_at'),
    createdAt: createdAt(),
    /** When the provider was last asked about it, by the real clock. */
    checkedAt: moment('checked_at'),
  },
  (table) => [
    index('refunds_named').on(table.createdAt).where(sql`${table.byName} is not null`),
    hexId('refunds_id_hex', table.id),
    uniqueIndex('refunds_provider_refund').on(table.providerRefundId),
    index('refunds_order').on(table.orderId),
    index('refunds_mismatched_session')
      .on(table.mismatchedSessionId)
      .where(sql`${table.mismatchedSessionId} is not null`),
    index('refunds_requested').on(table.requestedAt),
    index('refunds_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    index('refunds_unsettled').on(table.createdAt).where(sql`${table.state} in ('requested', 'pending')`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_state', sql`${table.state} in (${sql.raw(quotedList(refundStates))})`),
    check('refunds_reason', sql`${table.reason} in (${sql.raw(quotedList(refundReasons))})`),
    check('refunds_by_kind', sql`${table.byKind} in (${sql.raw(quotedList(refundActors))})`),
    check(
      'refunds_settled_at',
      sql`(${table.state} in ('succeeded', 'failed')) = (${table.settledAt} is not null)`,
    ),
    check(
      'refunds_known_to_provider',
      sql`${table.providerRefundId} is not null or (${table.state} in ('requested', 'failed') and ${table.byKind} <> 'provider')`,
    ),
  ],
);

/** A refund as stored. */
export type RefundRow = typeof refunds.$inferSelect;
