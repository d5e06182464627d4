import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The windows of the rate limits: one row for each limit and each customer or address that has met it lately. */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    /** The limit's name and a digest of whom it counts, so that no address lies here in the clear. */
    bucket: text('bucket').primaryKey(),
    hits: integer('hits').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('rate_limit_windows_end').on(table.endsAt),
    check('rate_limit_windows_hits', sql`${table.hits} >= 0`),
  ],
);
