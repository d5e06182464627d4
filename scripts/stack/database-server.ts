// The database in a process group of its own, so that Ctrl-C reaches it last: `database-server.ts <folder> <port>`.
import { startDatabase } from './database.ts';
import { reason } from './say.ts';

const [folder = '', port = ''] = process.argv.slice(2);
try {
  const database = await startDatabase(folder, Number(port));
  const end = async () => {
    await database.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  // The one who started it is gone without a word.
  process.once('disconnect', () => void end());
  process.send?.({ url: database.url });
} catch (error) {
  process.send?.({ failure: reason(error) });
  process.disconnect?.();
  process.exitCode = 1;
}
