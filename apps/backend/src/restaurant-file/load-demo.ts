import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../db/client.ts';
import { restaurants } from '../db/schema.ts';
import { type ImportResult, importRestaurant } from './import-restaurant.ts';
import { parseRestaurantFile } from './parse.ts';

/** Reads one restaurant file and writes it into the database. */
export async function importRestaurantFile(
  db: Database,
  path: string,
  defaultFoundationId: string,
): Promise<ImportResult> {
  const file = parseRestaurantFile(await readFile(path, 'utf8'), basename(path));
  return importRestaurant(db, file, defaultFoundationId);
}

/** Loads every restaurant of a folder into a database that has none; returns what was loaded. */
export async function loadDemo(db: Database, folder: string, foundationId: string): Promise<ImportResult[]> {
  const [existing] = await db.select({ id: restaurants.id }).from(restaurants).limit(1);
  if (existing !== undefined) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const results: ImportResult[] = [];
  for (const name of names) results.push(await importRestaurantFile(db, join(folder, name), foundationId));
  return results;
}
