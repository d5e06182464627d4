import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database, Transaction } from '../db/client.ts';
import { restaurants } from '../db/schema.ts';
import { DomainsTaken, type ImportResult, importRestaurant } from './import-restaurant.ts';
import { parseRestaurantFile, problemAt, RestaurantFileError } from './parse.ts';

/** Reads one restaurant file and writes it into the database. */
export async function importRestaurantFile(
  db: Database | Transaction,
  path: string,
  defaultFoundationId: string,
): Promise<ImportResult> {
  const name = basename(path);
  const yaml = await readRestaurantFile(path);
  const file = parseRestaurantFile(yaml, name);
  return importRestaurant(db, file, defaultFoundationId).catch((error: unknown) => {
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
    const told = readingFailed[code];
    if (told === undefined) throw error;
    throw new RestaurantFileError([told(path)]);
  }
}

/** Loads every restaurant of a folder into a database that has none, all or nothing; returns what was loaded. */
export async function loadDemo(db: Database, folder: string, foundationId: string): Promise<ImportResult[]> {
  return db.transaction(async (tx) => {
    // Two servers starting on an empty database: the second waits and then finds it filled.
    // It may have to wait longer than a request may.
    await tx.execute(sql`set local lock_timeout = '60s'; set local statement_timeout = '60s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demoData})`);
    const [existing] = await tx.select({ id: restaurants.id }).from(restaurants).limit(1);
    if (existing !== undefined) return [];
    const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
    const results: ImportResult[] = [];
    for (const name of names) results.push(await importRestaurantFile(tx, join(folder, name), foundationId));
    return results;
  });
}
