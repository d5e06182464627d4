import { createLogger, EnvironmentError, type Logger } from '@tiffin/node';
import { type Database, openDatabase } from '../db/client.ts';
import { isDatabaseUnavailable } from '../db/failures.ts';
import { migrateDatabase, UnusableDatabase } from '../db/migrate.ts';
import { parseCommandEnv } from '../env.ts';
import { migrationsFolder } from '../files.ts';
import { findCustomerIds } from './find-customer.ts';

/** Why a command did not do its work, in a sentence that says what to do. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

interface CustomerCommand {
  readonly db: Database;
  readonly customerId: string;
  /** Writes to standard error: standard output is for the result. */
  readonly log: Logger;
}

/** Runs a command of the operator about the one customer that `idOrEmail` names. */
export async function runCustomerCommand(
  idOrEmail: string | undefined,
  usage: string,
  run: (command: CustomerCommand) => Promise<void>,
): Promise<void> {
  try {
    if (idOrEmail === undefined) throw new CommandRefused(usage);
    const { databaseUrl, foundationId } = parseCommandEnv(process.env);
    await migrateDatabase(databaseUrl, migrationsFolder);
    const database = openDatabase(databaseUrl, (error) => process.stderr.write(`${error.message}\n`));
    try {
      const ids = await findCustomerIds(database.db, foundationId, idOrEmail);
      const [customerId] = ids;
      if (customerId === undefined)
        throw new CommandRefused(
          `No customer has the id or e-mail address ${idOrEmail}: check the spelling.`,
        );
      if (ids.length > 1)
        throw new CommandRefused(
          `Several accounts have this e-mail address. Name one by its id: ${ids.join(', ')}`,
        );
      await run({ db: database.db, customerId, log: createLogger('backend', 'info', process.stderr) });
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  }
}

function explained(error: unknown): string {
  if (error instanceof CommandRefused || error instanceof UnusableDatabase) return error.message;
  if (error instanceof EnvironmentError) return error.problems.join('\n');
  if (isDatabaseUnavailable(error))
    return 'The database is busy with this customer just now: run the command again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
