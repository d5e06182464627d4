// Lists failed jobs and runs one again: node src/commands/jobs.ts list | retry <id>

import { createLogger } from '@tiffin/node';
import type { DatabaseClient } from '../db/client.ts';
import { parseDatabaseEnv } from '../env.ts';
import { createBoss } from '../jobs/boss.ts';
import { type FailedJob, listFailedJobs, type RetryOutcome, retryFailedJob } from '../jobs/failed-jobs.ts';
import { CommandRefused, fail, runCommand } from './run-command.ts';

const usage = 'Usage: jobs list | jobs retry <id>';
const mostListed = 100;

const outcomes: Readonly<Record<RetryOutcome, string>> = {
  retried: 'The job is due again; a running backend takes it within seconds.',
  not_failed: 'No failed job has this id: "jobs list" shows those that have failed.',
  another_waits: 'Another job of this name waits or runs already; it does the same work.',
};

const [action, id, ...others] = process.argv.slice(2);
const isList = action === 'list' && id === undefined;
const isRetry = action === 'retry' && id !== undefined && others.length === 0;
if (!isList && !isRetry) fail(usage);

function describe({ id: jobId, name, payload, failedAt, tries, reason }: FailedJob): string {
  return `${jobId} ${name} ${JSON.stringify(payload)}: failed at ${failedAt.toISOString()} after ${tries} tries: ${reason}`;
}

async function run({ pool }: DatabaseClient): Promise<void> {
  if (id === undefined) {
    const jobs = await listFailedJobs(pool, mostListed);
    const more = jobs.length === mostListed ? [`These are the last ${mostListed}; there may be more.`] : [];
    const lines = jobs.length === 0 ? ['No job has failed.'] : [...jobs.map(describe), ...more];
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  const outcome = await retryFailedJob(createBoss(pool, createLogger('backend', 'silent')), pool, id);
  if (outcome !== 'retried') throw new CommandRefused(outcomes[outcome]);
  process.stdout.write(`${outcomes.retried}\n`);
}

await runCommand({ readSettings: parseDatabaseEnv, run });
