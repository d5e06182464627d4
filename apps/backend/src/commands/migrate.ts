// Brings the database's tables up to date: node src/commands/migrate.ts

import { EnvironmentError } from '@tiffin/node';
import { migrateDatabase } from '../db/migrate.ts';
import { UnusableDatabase } from '../db/unusable-database.ts';
import { parseMigrationEnv } from '../env.ts';
import { migrationsFolder } from '../files.ts';
import { fail } from './run-command.ts';

try {
  const applied = await migrateDatabase(parseMigrationEnv(process.env).DATABASE_URL, migrationsFolder);
  const migrations = applied === 1 ? '1 migration was' : `${applied} migrations were`;
  process.stdout.write(`The database is up to date: ${migrations} applied.\n`);
} catch (error) {
  if (error instanceof EnvironmentError) fail(error.problems.join('\n'));
  if (error instanceof UnusableDatabase) fail(error.message);
  throw error;
}
