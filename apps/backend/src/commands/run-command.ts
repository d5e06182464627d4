import { EnvironmentError } from '@tiffin/node';
import { type DatabaseClient, openDatabase } from '../db/client.ts';
import { requireMigrated } from '../db/schema-state.ts';
import { UnusableDatabase } from '../db/unusable-database.ts';
import { migrationsFolder } from '../files.ts';

/** Why a command did not do its work, in a sentence that says what to do. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

/** Ends a command whose arguments are wrong: says on standard error which it takes. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** A command of the operator that works on the database. */
export interface Command<Settings extends { readonly DATABASE_URL: string }> {
  /** Reads the settings from the environment. */
  readonly readSettings: (environment: Readonly<Record<string, string | undefined>>) => Settings;
  readonly run: (database: DatabaseClient, settings: Settings) => Promise<void>;
  /** The errors, beside `CommandRefused`, that are shown without their stack: the message says what to do. */
  readonly explainedErrors?: readonly (abstract new (
    ...args: never[]
  ) => Error)[];
}

/** Runs a command on the database of this version; a failure goes to standard error and makes the exit code 1. */
export async function runCommand<Settings extends { readonly DATABASE_URL: string }>({
  readSettings,
  run,
  explainedErrors = [],
}: Command<Settings>): Promise<void> {
  const explained = [CommandRefused, UnusableDatabase, ...explainedErrors];
  try {
    const settings = readSettings(process.env);
    await requireMigrated(settings.DATABASE_URL, migrationsFolder);
    const database = openDatabase(settings.DATABASE_URL, (error) => writeError(error.message));
    try {
      await run(database, settings);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExplained = explained.some((kind) => error instanceof kind);
    writeError(describe(error, isExplained));
    process.exitCode = 1;
  }
}

function describe(error: unknown, isExplained: boolean): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvironmentError) return error.problems.join('\n');
  return isExplained ? error.message : (error.stack ?? error.message);
}

function writeError(text: string): void {
  process.stderr.write(`${text}\n`);
}
