// Lists mails that were given up and sends one again: node src/commands/mails.ts list | send <id>

import { createLogger, EnvironmentError } from '@tiffin/node';
import { openDatabase } from '../db/client.ts';
import { migrateDatabase, UnusableDatabase } from '../db/migrate.ts';
import { parseDatabaseEnv } from '../env.ts';
import { migrationsFolder } from '../files.ts';
import { openJobQueue } from '../jobs/boss.ts';
import { type FailedMail, listFailedMails, sendAgain } from '../mails/failed-mails.ts';
import { fail } from './fail.ts';

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

async function run(): Promise<void> {
  const { databaseUrl } = parseDatabaseEnv(process.env);
  await migrateDatabase(databaseUrl, migrationsFolder);
  const { db, pool, close } = openDatabase(databaseUrl, (error) =>
    process.stderr.write(`${error.message}\n`),
  );
  try {
    if (id === undefined) {
      const failed = await listFailedMails(db, mostListed);
      const more =
        failed.length === mostListed ? [`These are the last ${mostListed}; there may be more.`] : [];
      const lines = failed.length === 0 ? ['No mail has failed.'] : [...failed.map(describe), ...more];
      process.stdout.write(`${lines.join('\n')}\n`);
      return;
    }
    const jobs = await openJobQueue(pool, createLogger('backend', 'silent'));
    if (!(await sendAgain({ db, jobs }, id)))
      fail('No failed mail has this id: "mails list" shows those that have failed.');
    process.stdout.write('The mail is queued again; a running backend sends it within seconds.\n');
  } finally {
    await close();
  }
}

await run().catch((error: unknown) => {
  if (error instanceof EnvironmentError) fail(error.problems.join('\n'));
  if (error instanceof UnusableDatabase) fail(error.message);
  throw error;
});
