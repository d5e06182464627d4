import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '../db/client.ts';

/** The payload of each job by its name: jobs.ts adds them, since the handlers there send jobs themselves. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by jobs.ts
export interface JobPayloads {}

/** The name of a job, which is the name of its queue too. */
export type JobName = keyof JobPayloads;

/** How one job is sent. */
export interface SendOptions {
  /** How long the job waits before it is due, rounded up to a second. */
  readonly afterMs?: number;
  /** Makes the job the only one of its name with this key: while it is kept, sending it again does nothing. */
  readonly key?: string;
}

/** Where work is left that follows from a change and is done outside of its request. */
export interface JobQueue {
  /** Adds a job in the caller's transaction: it exists when the caller's rows do, and is rolled back with them. */
  readonly send: <Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    options?: SendOptions,
  ) => Promise<void>;
}

/** Makes the queue that sends through pg-boss. */
export function createJobQueue(boss: PgBoss): JobQueue {
  return {
    send: async (tx, name, payload, { afterMs = 0, key } = {}) => {
      await boss.send(name, payload, {
        db: fromDrizzle(tx, sql),
        startAfter: Math.ceil(afterMs / 1_000),
        ...(key === undefined ? {} : { id: idOfKey(name, key), singletonKey: key }),
      });
    },
  };
}

/** The job's primary key, so that the database itself refuses the second job of a key, also a concurrent one. */
function idOfKey(name: JobName, key: string): string {
  // Postgres takes a UUID without its dashes too.
  return createHash('sha256').update(`${name} ${key}`).digest('hex').slice(0, 32);
}
