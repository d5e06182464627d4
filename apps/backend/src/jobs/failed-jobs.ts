import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { isUniqueViolation } from '../db/failures.ts';

/** A job whose last retry failed. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly failedAt: Date;
  readonly tries: number;
  /** The message of the last error. */
  readonly reason: string;
}

const failed = `select id, name, data as payload, completed_on as "failedAt", retry_count + 1 as tries,
    coalesce(output ->> 'reason', output #>> '{value,message}', output ->> 'message', 'unknown') as reason
  from pgboss.job where state = 'failed'`;

/** Reads the failed jobs, the last one first. */
export async function listFailedJobs(pool: pg.Pool, limit: number): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(`${failed} order by completed_on desc limit $1`, [limit]);
  return rows;
}

/** How trying a failed job again went. */
export type RetryOutcome = 'retried' | 'not_failed' | 'another_waits';

/** Makes a failed job due again, for one more try. */
export async function retryFailedJob(boss: PgBoss, pool: pg.Pool, id: string): Promise<RetryOutcome> {
  const { rows } = await pool.query<FailedJob>(`${failed} and id::text = $1`, [id]);
  const [job] = rows;
  if (job === undefined) return 'not_failed';
  try {
    await boss.retry(job.name, job.id);
    return 'retried';
  } catch (error) {
    // Of a scheduled job only one may wait or run.
    if (isUniqueViolation(error)) return 'another_waits';
    throw error;
  }
}
