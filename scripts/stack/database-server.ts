// The database in a process group of its own, so that Ctrl-C reaches it last: `database-server.ts <folder> <port> <log>`.

import { isFullDisk, logStep, reason } from './cli.ts';
import { type Database, startDatabase } from './database.ts';
import { openLog } from './log-file.ts';

const [folder = '', port = '', logFile = ''] = process.argv.slice(2);
const log = openLog(logFile);
let starting: Promise<Database> | undefined;

async function end(): Promise<void> {
  // Why it could not be started has been reported below.
  const database = await starting?.catch(() => undefined);
  await database?.stop();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
// The process that started this one has ended without asking it to stop, perhaps before the database was ready.
process.once('disconnect', () => void end());
// Ctrl-C is for the process that started this one, which then asks it to stop.
process.on('SIGINT', () => {});

try {
  let hasWarned = false;
  starting = startDatabase(folder, Number(port), (line) => {
    log.write(`${line}\n`);
    if (hasWarned || !isFullDisk(line)) return;
    hasWarned = true;
    logStep(
      'disk',
      `${folder} is on a full disk, so PostgreSQL refuses to write: free 2 GB there, and it goes on.`,
    );
  });
  const database = await starting;
  process.send?.({ url: database.url, folder: database.folder });
  process.send?.({ failure: await database.broken });
} catch (error) {
  process.send?.({ failure: reason(error) });
}
process.exitCode = 1;
process.disconnect?.();
