import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { bundleOptions, inPackage } from '../../bundle-options.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { migrationsFolder } from '../files.ts';
import { checkContractCoverage } from './contract-coverage.ts';
import { startPostcodeStandIn } from './postcode-stand-in.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address for the backend, without a database's name. */
    readonly postgresUrl: string;
    /** The server's own address, where PgBouncer stands before it. */
    readonly postgresDirectUrl: string;
    /** The postcode service of the sandbox. */
    readonly postcodesUrl: string;
    /** What the files of this run's bundle begin with: the path without `server.js`. */
    readonly bundle: string;
    /** The bundled stand-in for the payment provider. */
    readonly paymentStandIn: string;
    /** Where the test files note which answers of the contract they were given. */
    readonly answersFolder: string;
  }
}

/** The database that each test file's own one is copied from. */
export const templateDatabase = 'tiffin_template';

const sandboxBuild = fileURLToPath(new URL('../../../sandbox/build.ts', import.meta.url));
const runScript = (...script: string[]) => promisify(execFile)(process.execPath, script);

/** Starts one real PostgreSQL for the test run, migrates the template in it, and bundles the programs meanwhile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `test-${process.pid}-`;
  const bundle = () =>
    Promise.all([
      runScript(inPackage('build.ts'), prefix),
      build({
        ...bundleOptions,
        entryPoints: { [`${prefix}job-worker`]: inPackage('src/jobs/testing/worker.ts') },
      }),
    ]);
  // Test files start about 50 of these, and each starts in a third of the time from a bundle.
  const standIns = await mkdtemp(join(tmpdir(), 'tiffin-test-sandbox-'));
  const bundling = Promise.all([bundle(), runScript(sandboxBuild, standIns)]);
  // Awaited below; until then its failure must not end the process in the middle of starting PostgreSQL.
  bundling.catch(() => {});
  const postgres = await startPostgres();
  await postgres.createDatabase(templateDatabase);
  // Directly: a template that a pooler keeps open cannot be copied.
  await migrateDatabase(`${postgres.directUrl}/${templateDatabase}`, migrationsFolder);
  const postcodes = await startPostcodeStandIn();
  project.provide('postcodesUrl', postcodes.url);
  await bundling;
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresDirectUrl', postgres.directUrl);
  project.onTestsRerun(async () => void (await bundle()));
  const dist = inPackage('dist');
  project.provide('bundle', join(dist, prefix));
  project.provide('paymentStandIn', join(standIns, 'payment-provider.js'));
  const answersFolder = await mkdtemp(join(tmpdir(), 'tiffin-test-answers-'));
  project.provide('answersFolder', answersFolder);
  return async () => {
    postcodes.stop();
    await postgres.remove();
    await rm(standIns, { recursive: true, force: true });
    for (const name of await readdir(dist)) if (name.startsWith(prefix)) await rm(join(dist, name));
    try {
      await checkContractCoverage(project, answersFolder);
    } finally {
      await rm(answersFolder, { recursive: true, force: true });
    }
  };
}
