import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { orders } from './orders.ts';

/** The payment provider's events that were seen, so that a replay changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    orderId: idColumn('order_id').references(() => orders.id),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/** What an operator may do with a payment that does not match its order. */
export type MismatchDecision = 'refund' | 'place';

/** Payments that name an order and do not match it; each waits until an operator refunds it or places the order. */
export const mismatchedPayments = pgTable(
  'mismatched_payments',
  {
    sessionId: text('session_id').primaryKey(),
    orderId: idColumn('order_id')
      .notNull()
      .references(() => orders.id),
    paymentIntentId: text('payment_intent_id'),
    /** In the currency's minor unit. */
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    /** By the provider's clock. */
    paidAt: moment('paid_at'),
    foundAt: moment('found_at').notNull().defaultNow(),
    /** Written before the provider is called, so that a payment is never refunded and used to place the order. */
    decision: text('decision').$type<MismatchDecision>(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('mismatched_payments_order').on(table.orderId),
    index('mismatched_payments_payment_intent').on(table.paymentIntentId),
    check('mismatched_payments_decision', sql`${table.decision} in ('refund', 'place')`),
  ],
);
