import type { Job } from '../jobs/define-job.ts';
import { jobsFor } from '../jobs/jobs.ts';
import { reasonOf, runJob } from '../jobs/run-job.ts';
import type { TestApp } from './test-app.ts';

/** Which jobs are run. */
export interface RunJobsOptions {
  /** Also runs jobs that are not due yet: those sent with `afterMs`, and those that wait for their next try. */
  readonly includesDelayed?: boolean;
  /** Runs these only; all by default. */
  readonly only?: readonly string[];
  /** Lets jobs fail, and be tried again later, without failing the test. */
  readonly toleratesFailures?: boolean;
}

/**
 * Runs every job that is due, and those that they send, until there is none; returns the names in the order of the runs.
 * Rejects with the first failure.
 */
export async function runJobs(
  { app, boss }: Pick<TestApp, 'app' | 'boss'>,
  { includesDelayed = false, toleratesFailures = false, only }: RunJobsOptions = {},
): Promise<string[]> {
  const done: string[] = [];
  const failures: Error[] = [];
  const ours = Object.entries(jobsFor(app)).filter(([name]) => only === undefined || only.includes(name));
  const runNext = async (name: string, declared: Job) => {
    const [job] = await boss.fetch(name, { ignoreStartAfter: includesDelayed });
    if (job === undefined) return false;
    const failure = await runJob(app, name, declared, job, () => false);
    done.push(name);
    if (failure === null) await boss.complete(name, job);
    else {
      failures.push(failure);
      await boss.fail(name, job, { reason: reasonOf(failure) });
    }
    return true;
  };
  let foundOne = true;
  while (foundOne) {
    foundOne = false;
    for (const [name, job] of ours) while (await runNext(name, job)) foundOne = true;
  }
  if (failures[0] !== undefined && !toleratesFailures) throw failures[0];
  return done;
}
