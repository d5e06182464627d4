import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { promoCodes } from './promo-codes.ts';

/** The uses of promo codes: reserved at checkout, counted when paid, released when the payment session ends. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    orderId: idColumn('order_id')
      .primaryKey()
      .references(() => orders.id),
    promoCodeId: idColumn('promo_code_id')
      .notNull()
      .references(() => promoCodes.id),
    /** Null once the order no longer names a person. */
    customerId: idColumn('customer_id').references(() => customers.id),
    state: text('state').$type<'reserved' | 'counted' | 'released'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('promo_redemptions_promo').on(table.promoCodeId, table.state, table.customerId),
    index('promo_redemptions_customer').on(table.customerId),
    check('promo_redemptions_state', sql`${table.state} in ('reserved', 'counted', 'released')`),
  ],
);
