import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** When each periodic job was last begun by any of the servers. */
export const periodicJobs = pgTable('periodic_jobs', {
  name: text('name').primaryKey(),
  begunAt: moment('begun_at').notNull(),
});
