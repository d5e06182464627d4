import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../db/client.ts';
import { RestaurantDeleted } from './find-target.ts';
import {
  DomainsTaken,
  type ImportOptions,
  type ImportResult,
  importRestaurant,
} from './import-restaurant.ts';
import { locateProblems, parseRestaurantFile, RestaurantFileError } from './parse.ts';

/** What the import of a file did. */
export interface FileImportResult extends ImportResult {
  /** What may be a mistake in the file, each with its line. */
  readonly warnings: readonly string[];
}

/** Reads one restaurant file and writes it into the database. */
export async function importRestaurantFile(
  db: Database,
  path: string,
  options: ImportOptions,
): Promise<FileImportResult> {
  const name = basename(path);
  const yaml = await readRestaurantFile(path);
  const { file, warnings } = parseRestaurantFile(yaml, name);
  const result = await importRestaurant(db, file, options).catch((error: unknown) => {
    if (error instanceof RestaurantDeleted) {
      throw new RestaurantFileError(locateProblems(yaml, name, [{ path: ['key'], message: error.message }]));
    }
    if (!(error instanceof DomainsTaken)) throw error;
    const problems = error.taken.map(({ hostname, message }) => ({
      path: ['domains', String(file.domains.indexOf(hostname))],
      message,
    }));
    throw new RestaurantFileError(locateProblems(yaml, name, problems));
  });
  return { ...result, warnings };
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
