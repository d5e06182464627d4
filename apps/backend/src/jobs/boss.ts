import type { Logger } from '@tiffin/node';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { jobs } from './jobs.ts';

// A worker says every 5 s that it is alive. Who has not for 10 s loses its jobs at the next look, every 15 s.
const heartbeatSeconds = 10;
const lookEverySeconds = 15;

const day = 24 * 60 * 60;
// Failed jobs stay as long as done ones: pg-boss has one setting for both.
const keptSeconds = 7 * day;
// A job that no server runs, as the mails of a deployment without a mail server.
const waitsSeconds = 14 * day;

/**
 * Makes pg-boss over a pool. It opens no connection of its own, listens to nothing and keeps no state in a session, so it
 * works behind a pooler. `start` is for servers that run jobs; sending works without it.
 */
export function createBoss(pool: pg.Pool, log: Logger): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    registerInstance: false,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    // Jobs that wait for others are not used.
    flowIntervalSeconds: 60 * 60,
    // It would outlast the statement limit; autovacuum is enough for rows that go within days.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed at its own work'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss;
}

/**
 * Brings the queues and schedules of the database to this version's settings; servers of other versions may run. `boss`
 * remembers the queues. Without this a first `send` reads its queue on a second connection, and 20 transactions that each
 * wait for one can use up all that a pooler has.
 */
export async function declareQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, { retries, longestRunSeconds, schedule }] of Object.entries(jobs)) {
    const options = {
      retryLimit: retries.limit,
      retryDelay: retries.firstDelaySeconds,
      retryDelayMax: retries.longestDelaySeconds,
      retryBackoff: true,
      expireInSeconds: longestRunSeconds,
      deleteAfterSeconds: keptSeconds,
      retentionSeconds: waitsSeconds,
      heartbeatSeconds,
    };
    // `exclusive` lets one job of the queue wait or run.
    if (known.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, policy: schedule ? 'exclusive' : 'standard' });
    if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
  }
  for (const { name } of await boss.getSchedules()) {
    if (jobs[name]?.schedule === undefined) await boss.unschedule(name);
  }
}

/** Makes the queue of an operator's command, which sends jobs and runs none. */
export async function openJobQueue(pool: pg.Pool, log: Logger): Promise<JobQueue> {
  const boss = createBoss(pool, log);
  await declareQueues(boss);
  return createJobQueue(boss);
}
