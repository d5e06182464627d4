// Lists mails that were given up and sends one again: node src/commands/mails.ts list | send <id>

import { createLogger } from '@tiffin/node';
import type { DatabaseClient } from '../db/client.ts';
import { parseDatabaseEnv } from '../env.ts';
import { openJobQueue } from '../jobs/boss.ts';
import { type FailedMail, listFailedMails, sendAgain } from '../mails/failed-mails.ts';
import { CommandRefused, fail, runCommand } from './run-command.ts';

const usage = 'Usage: mails list | mails send <id>';
const mostListed = 100;

const [action, id, ...others] = process.argv.slice(2);
const isList = action === 'list' && id === undefined;
const isSend = action === 'send' && id !== undefined && others.length === 0;
if (!isList && !isSend) fail(usage);

function describe({ createdAt, attempts, failure, lastError, ...mail }: FailedMail): string {
  const about = `${mail.kind} to ${mail.recipient}, ${mail.restaurant} ${mail.orderNumber ?? ''}`.trimEnd();
  const why = lastError === null ? failure : `${failure}: ${lastError}`;
  return `${mail.id} ${about}, of ${createdAt.toISOString()}, after ${attempts} tries: ${why}`;
}

async function run({ db, pool }: DatabaseClient): Promise<void> {
  if (id === undefined) {
    const failed = await listFailedMails(db, mostListed);
    const more = failed.length === mostListed ? [`These are the last ${mostListed}; there may be more.`] : [];
    const lines = failed.length === 0 ? ['No mail has failed.'] : [...failed.map(describe), ...more];
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  const jobs = await openJobQueue(pool, createLogger('backend', 'silent'));
  if (!(await sendAgain({ db, jobs }, id)))
    throw new CommandRefused('No failed mail has this id: "mails list" shows those that have failed.');
  process.stdout.write('The mail is queued again; a running backend sends it within seconds.\n');
}

await runCommand({ readSettings: parseDatabaseEnv, run });
