import type { JobResult, PgBoss } from 'pg-boss';
import type { AppContext } from '../context.ts';
import type { Job } from './define-job.ts';
import { reasonOf, runJob } from './run-job.ts';

/** Jobs that are running. */
export interface RunningJobs {
  /** Takes no more jobs and waits for those under way, for `graceMs` at most; what is left then is run again elsewhere. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** Starts to run these jobs, and to look after the queues: schedules, servers that died, old jobs. */
export async function startJobs(
  app: AppContext,
  boss: PgBoss,
  jobs: Readonly<Record<string, Job>>,
): Promise<RunningJobs> {
  let isStopping = false;
  await boss.start();
  for (const [name, job] of Object.entries(jobs)) {
    const { pollSeconds, atOnce } = job;
    await boss.work(
      name,
      {
        pollingIntervalSeconds: pollSeconds,
        batchSize: atOnce,
        // A full batch means that there is more: the next is fetched at once.
        burstWhenBatchFull: atOnce > 1,
        perJobResults: true,
      },
      (batch) =>
        Promise.all(
          batch.map(async (fetched): Promise<JobResult> => {
            const error = await runJob(app, name, job, fetched, () => isStopping);
            return error === null
              ? { id: fetched.id, status: 'completed' }
              : { id: fetched.id, status: 'failed', output: { reason: reasonOf(error) } };
          }),
        ),
    );
  }
  return {
    stop: async (graceMs) => {
      isStopping = true;
      await boss.stop({ timeout: graceMs });
    },
  };
}
