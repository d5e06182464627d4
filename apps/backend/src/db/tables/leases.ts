import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which server does what only one may do at a time; a row outlives a transaction, and a server that dies by seconds only. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Random, so that a server whose lease ended cannot renew or give back its successor's. */
  holder: text('holder').notNull(),
  endsAt: moment('ends_at').notNull(),
});
