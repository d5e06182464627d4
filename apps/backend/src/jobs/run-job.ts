import type { AppContext } from '../context.ts';
import type { Job } from './define-job.ts';

/** A job as pg-boss hands it out. */
export interface FetchedJob {
  readonly id: string;
  readonly data: unknown;
  readonly retryCount: number;
}

/** Runs one job; returns the error when it fails, null when it is done. */
export async function runJob(
  app: AppContext,
  name: string,
  { run }: Job,
  { id, data, retryCount }: FetchedJob,
  isStopping: () => boolean,
): Promise<Error | null> {
  try {
    await run(app, data, isStopping);
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
