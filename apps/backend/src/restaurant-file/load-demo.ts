import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { advisoryLocks } from '../db/locks.ts';
import { restaurants } from '../db/schema.ts';
import {
  DomainsTaken,
  type ImportOptions,
  type ImportResult,
  importRestaurant,
} from './import-restaurant.ts';
import { parseRestaurantFile, problemAt, RestaurantFileError } from './parse.ts';

/** Reads one restaurant file and writes it into the database. */
export async function importRestaurantFile(
  db: Database | Transaction,
  path: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const name = basename(path);
  const yaml = await readRestaurantFile(path);
  const file = parseRestaurantFile(yaml, name);
  return importRestaurant(db, file, options).catch((error: unknown) => {
    if (!(error instanceof DomainsTaken)) throw error;
    const problems = error.taken.map(({ hostname, message }) => {
      const path = ['domains', String(file.domains.indexOf(hostname))];
      return problemAt(yaml, name, path, message);
    });
    throw new RestaurantFileError(problems);
  });
}

const readingFailed: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file ${path}: check the path.`,
  ENOTDIR: (path) => `There is no file ${path}: check the path.`,
  EISDIR: (path) => `${path} is a folder: name the YAML file in it.`,
  EACCES: (path) => `The file ${path} may not be read: let yourself read it (chmod +r).`,
};

async function readRestaurantFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const describe = readingFailed[code];
    if (describe === undefined) throw error;
    throw new RestaurantFileError([describe(path)]);
  }
}

// Longer than a single query may take, so the lock is asked for again and again instead of being waited for.
const turnWaitMs = 60_000;
const turnPollMs = 200;

async function waitForTurn(tx: Transaction): Promise<void> {
  const deadline = performance.now() + turnWaitMs;
  for (;;) {
    const { rows } = await tx.execute<{ isLocked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.demoData}) as "isLocked"`,
    );
    if (rows[0]?.isLocked) return;
    if (performance.now() >= deadline)
      throw new Error(
        'Another server has been loading the demo restaurants for a minute: stop it and start again.',
      );
    await wait(turnPollMs);
  }
}

/** Loads every restaurant of a folder into a database that has none, all or nothing; returns what was loaded. */
export async function loadDemo(db: Database, folder: string, foundationId: string): Promise<ImportResult[]> {
  return db.transaction(async (tx) => {
    // Two servers starting on an empty database: the second waits and then finds it filled.
    await waitForTurn(tx);
    const [existing] = await tx.select({ id: restaurants.id }).from(restaurants).limit(1);
    if (existing !== undefined) return [];
    const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
    const results: ImportResult[] = [];
    for (const name of names)
      results.push(await importRestaurantFile(tx, join(folder, name), { foundationId }));
    return results;
  });
}
