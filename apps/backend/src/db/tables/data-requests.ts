import { dataRequestKinds } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment, quotedList } from './columns.ts';
import { customers } from './customers.ts';
import { restaurants } from './restaurants.ts';

/** What persons have asked of restaurants about their data, by the form; nobody has verified their addresses. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    /** Who was signed in; null for a visitor. */
    customerId: idColumn('customer_id').references(() => customers.id),
    /** What both sides call it. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: dataRequestKinds }).notNull(),
    name: text('name').notNull(),
    /** As it was written. */
    email: text('email').notNull(),
    /** The mailbox behind `email`, by which acknowledgements are counted. */
    mailbox: text('mailbox').notNull(),
    text: text('text').notNull(),
    /** Whether a mail goes to the address. */
    isAcknowledged: boolean('is_acknowledged').notNull(),
    /** By the business clock. */
    receivedAt: moment('received_at').notNull(),
    /** By the restaurant's clock. */
    answerBy: date('answer_by', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    hexId('data_requests_id_hex', table.id),
    uniqueIndex('data_requests_reference').on(table.restaurantId, table.reference),
    index('data_requests_customer').on(table.customerId),
    index('data_requests_mailbox').on(table.mailbox, table.createdAt),
    index('data_requests_created').on(table.createdAt),
    check('data_requests_kind', sql`${table.kind} in (${sql.raw(quotedList(dataRequestKinds))})`),
  ],
);

/** A data request as stored. */
export type DataRequestRow = typeof dataRequests.$inferSelect;
