import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Used by servers of the version before only: jobs are in pg-boss' schema now. A later release drops it. */
export const periodicJobs = pgTable('periodic_jobs', {
  name: text('name').primaryKey(),
  begunAt: moment('begun_at').notNull(),
});
