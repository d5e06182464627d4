import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** The first answers to calls with an Idempotency-Key, kept for 24 hours and replayed. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent the key: a customer, a person or device of a restaurant, or a tenant's visitors together. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the first call is still being answered. */
    status: smallint('status'),
    body: jsonb('body'),
    createdAt: createdAt(),
    /** A call that has not answered by then is taken for dead, and its key may be used again. */
    lockedUntil: moment('locked_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
