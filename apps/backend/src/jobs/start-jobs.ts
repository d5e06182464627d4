import type { JobResult, PgBoss } from 'pg-boss';
import type { AppContext } from '../context.ts';
import type { JobName } from './job-queue.ts';
import { jobSettings } from './job-settings.ts';
import type { JobHandlers } from './jobs.ts';
import { reasonOf, runJob } from './run-job.ts';

/** Jobs that are running. */
export interface RunningJobs {
  /** Takes no more jobs and waits for those under way, for `graceMs` at most; what is left then is run again elsewhere. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** Starts to run the jobs that have handlers, and to look after the queues: schedules, servers that died, old jobs. */
export async function startJobs(app: AppContext, boss: PgBoss, handlers: JobHandlers): Promise<RunningJobs> {
  let isStopping = false;
  await boss.start();
  for (const name of Object.keys(handlers) as JobName[]) {
    const { pollSeconds, atOnce } = jobSettings[name];
    await boss.work(
      name,
      {
        pollingIntervalSeconds: pollSeconds,
        batchSize: atOnce,
        // A full batch means that there is more: the next is fetched at once.
        burstWhenBatchFull: atOnce > 1,
        perJobResults: true,
      },
      (jobs) =>
        Promise.all(
          jobs.map(async (job): Promise<JobResult> => {
            const error = await runJob(app, handlers, name, job, () => isStopping);
            return error === null
              ? { id: job.id, status: 'completed' }
              : { id: job.id, status: 'failed', output: { reason: reasonOf(error) } };
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
