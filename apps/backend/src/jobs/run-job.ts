import type { AppContext } from '../context.ts';
import type { JobName } from './job-queue.ts';
import { type JobHandler, type JobHandlers, jobHandlers } from './jobs.ts';

/** A job as pg-boss hands it out. */
export interface FetchedJob {
  readonly id: string;
  readonly data: unknown;
  readonly retryCount: number;
}

/** Runs one job; returns what failed, or null. The database keeps the reason only, the log has all of it. */
export async function runJob(
  app: AppContext,
  name: JobName,
  job: FetchedJob,
  isStopping: () => boolean,
  handlers: JobHandlers = jobHandlers,
): Promise<Error | null> {
  // The payload is what `send` was given for this name; here the two meet.
  const handler = handlers[name] as JobHandler<JobName> | undefined;
  try {
    if (handler === undefined) throw new Error(`There is no handler for the job ${name}.`);
    await handler(app, job.data as never, isStopping);
    return null;
  } catch (error) {
    const { id, retryCount } = job;
    app.log.error({ err: error, job: name, jobId: id, retryCount }, 'A job failed');
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The innermost reason, for operators; the outer messages of the database repeat the statement and its values. */
export function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : `${error.name}: ${error.message}`;
}
