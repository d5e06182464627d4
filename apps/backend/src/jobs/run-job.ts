import type { AppContext } from '../context.ts';
import type { JobName } from './job-queue.ts';
import type { JobHandlers } from './jobs.ts';

/** A job as pg-boss hands it out. */
export interface FetchedJob {
  readonly id: string;
  readonly data: unknown;
  readonly retryCount: number;
}

/** Runs one job; returns the error when it fails, null when it is done. */
export async function runJob(
  app: AppContext,
  handlers: JobHandlers,
  name: JobName,
  { id, data, retryCount }: FetchedJob,
  isStopping: () => boolean,
): Promise<Error | null> {
  // A job of this name was sent with this name's payload; here the two meet.
  const handler = handlers[name] as
    | ((app: AppContext, payload: unknown, isStopping: () => boolean) => Promise<void>)
    | undefined;
  try {
    if (handler === undefined) throw new Error(`The job ${name} has no handler.`);
    await handler(app, data, isStopping);
    return null;
  } catch (error) {
    app.log.error({ err: error, job: name, jobId: id, retryCount }, 'A job failed');
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * What is kept of an error with its job: the innermost message. The outer ones repeat the statement with its values, which
 * may be personal.
 */
export function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : `${error.name}: ${error.message}`;
}
