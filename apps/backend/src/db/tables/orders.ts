import {
  type Address,
  closedReasons,
  type OrderItem,
  type OrderItemChoice,
  type OrderItemOption,
  type OrderingMode,
  openStatuses,
  orderStatuses,
  paymentStatuses,
  unpaidReasons,
} from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { createdAt, hexId, idColumn, moment, penceColumn, quotedList } from './columns.ts';
import { customers } from './customers.ts';
import { promoCodes } from './promo-codes.ts';
import { restaurants } from './restaurants.ts';

/** A line of an order as it stood at checkout, with what its cart and its menu know it by. */
export interface OrderSnapshotItem extends OrderItem {
  readonly cartItemId: string;
  readonly optionsHash: string;
  readonly options: readonly OrderSnapshotOption[];
}

/** What was chosen for one option of a line. */
interface OrderSnapshotOption extends OrderItemOption {
  readonly optionId: string;
  readonly choices: readonly OrderSnapshotChoice[];
}

interface OrderSnapshotChoice extends OrderItemChoice {
  readonly choiceId: string;
  readonly count: number;
  readonly options?: readonly OrderSnapshotOption[];
}

/** Everything of an order that must not follow later changes of menu, address book or settings. */
export interface OrderSnapshot {
  readonly items: readonly OrderSnapshotItem[];
  readonly address: Address | null;
  readonly phoneNumber: string | null;
  readonly customerEmail: string;
  readonly restaurantName: string;
  readonly allergyPhone: string;
  readonly minutesFrom: number;
  readonly minutesTo: number;
  /** The customer said to be 18 or over, and that the one who takes it is; left out where it holds no alcohol. */
  readonly ageConfirmed?: true;
}

/** The orders, with a full snapshot and the payment session that is to pay for them. */
export const orders = pgTable(
  'orders',
  {
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    /** Null once the order no longer names a person, as the cart. */
    customerId: idColumn('customer_id').references(() => customers.id),
    cartId: idColumn('cart_id').references(() => carts.id),
    number: text('number').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    mode: text('mode').$type<OrderingMode>().notNull(),
    note: text('note').notNull(),
    /** Health data, as the rider's note is of the home: both are emptied after 90 days (`retention.ts`). */
    allergyNote: text('allergy_note').notNull().default(''),
    riderNote: text('rider_note').notNull().default(''),
    wantsCutlery: boolean('wants_cutlery').notNull().default(false),
    promoCodeId: idColumn('promo_code_id').references(() => promoCodes.id),
    promoCode: text('promo_code'),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    subtotal: penceColumn('subtotal').notNull(),
    discount: penceColumn('discount').notNull(),
    shippingCost: penceColumn('shipping_cost').notNull(),
    applicationFeeAmount: penceColumn('application_fee_amount').notNull(),
    tipAmount: penceColumn('tip_amount').notNull().default(0),
    totalAmount: penceColumn('total_amount').notNull(),
    /** Digest of cart and payload: the same again returns the open session, another expires it. */
    fingerprint: text('fingerprint').notNull(),
    successUrl: text('success_url').notNull(),
    failUrl: text('fail_url').notNull(),
    paymentSessionId: text('payment_session_id'),
    paymentSessionUrl: text('payment_session_url'),
    paymentSessionExpiresAt: moment('payment_session_expires_at'),
    paymentIntentId: text('payment_intent_id'),
    /** When the payment session was asked for, by the real clock; the other times of an order follow the business clock. */
    paymentStartedAt: moment('payment_started_at').defaultNow(),
    /** Why the order is unpaid, as the provider said when it was last asked; null while it has not said so. */
    unpaidReason: text('unpaid_reason', { enum: unpaidReasons }),
    /** When reconciliation last asked the provider about the payment, by the real clock. */
    paymentCheckedAt: moment('payment_checked_at'),
    /** When the restaurant closes, by its hours at checkout; null when no closing was in sight. */
    closesAt: moment('closes_at'),
    /** When the customer paid, however late the backend learned of it; null for a free order. */
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
    placedAt: moment('placed_at'),
    estimatedFrom: moment('estimated_from'),
    estimatedTo: moment('estimated_to'),
    /** Grows by one with each action and each change of a refund; 0 until it is placed. */
    version: integer('version').notNull().default(0),
    /** Until when the restaurant may answer; null where acceptance is automatic. */
    acceptBy: moment('accept_by'),
    /** What the restaurant has promised; both are null until it accepts. */
    promisedFrom: moment('promised_from'),
    promisedTo: moment('promised_to'),
    closedReason: text('closed_reason', { enum: closedReasons }),
    /** What has gone back to the customer. */
    refundedAmount: penceColumn('refunded_amount').notNull().default(0),
    /** The number of its last change in the restaurant's feed, given by a trigger; 0 where there was none yet. */
    feedSeq: bigint('feed_seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    hexId('orders_id_hex', table.id),
    uniqueIndex('orders_number').on(table.restaurantId, table.number),
    uniqueIndex('orders_payment_session').on(table.paymentSessionId),
    index('orders_payment_intent').on(table.paymentIntentId),
    uniqueIndex('orders_one_pending').on(table.cartId).where(sql`${table.status} = 'pending_payment'`),
    index('orders_customer').on(table.customerId, table.createdAt),
    index('orders_placed').on(table.restaurantId, table.placedAt).where(sql`${table.placedAt} is not null`),
    index('orders_feed').on(table.restaurantId, table.feedSeq).where(sql`${table.feedSeq} > 0`),
    index('orders_open')
      .on(table.restaurantId, table.placedAt)
      .where(sql`${table.status} in (${sql.raw(quotedList(openStatuses))})`),
    index('orders_pending').on(table.createdAt).where(sql`${table.status} = 'pending_payment'`),
    index('orders_personal').on(table.createdAt).where(sql`${table.customerId} is not null`),
    index('orders_personal_unpaid')
      .on(table.createdAt)
      .where(
        sql`${table.customerId} is not null and ${table.status} in ('payment_expired', 'payment_failed')`,
      ),
    index('orders_private_notes')
      .on(table.createdAt)
      .where(sql`${table.allergyNote} <> '' or ${table.riderNote} <> ''`),
    check('orders_status', sql`${table.status} in (${sql.raw(quotedList(orderStatuses))})`),
    check('orders_mode', sql`${table.mode} in ('delivery', 'collection')`),
    check(
      'orders_amounts',
      sql`${table.subtotal} >= 0 and ${table.discount} >= 0 and ${table.shippingCost} >= 0 and ${table.applicationFeeAmount} >= 0 and ${table.tipAmount} between 0 and 10000 and ${table.totalAmount} = ${table.subtotal} - ${table.discount} + ${table.shippingCost} + ${table.applicationFeeAmount} + ${table.tipAmount} and ${table.totalAmount} >= 0`,
    ),
    check(
      'orders_placed_at',
      sql`(${table.status} in (${sql.raw(quotedList(paymentStatuses))})) = (${table.placedAt} is null)`,
    ),
    check('orders_version', sql`${table.version} >= 0`),
    check(
      'orders_promised',
      sql`(${table.promisedFrom} is null) = (${table.promisedTo} is null) and ${table.promisedFrom} <= ${table.promisedTo}`,
    ),
    check('orders_closed_reason', sql`${table.closedReason} in (${sql.raw(quotedList(closedReasons))})`),
    check('orders_refunded_amount', sql`${table.refundedAmount} between 0 and ${table.totalAmount}`),
  ],
);

/** An order as stored. */
export type OrderRow = typeof orders.$inferSelect;

/**
 * The last number of each restaurant's feed of changes. A row that is locked until the commit, not a sequence: a reader
 * who has seen a number has seen all before it. The trigger counts at the very end of a transaction, so nothing waits on
 * this lock but another commit.
 */
export const orderFeeds = pgTable('order_feeds', {
  restaurantId: idColumn('restaurant_id')
    .primaryKey()
    .references(() => restaurants.id),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});
