import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Database } from '../db/client.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { RestaurantDeleted } from './find-target.ts';
import {
  DomainsTaken,
  type ImportOptions,
  type ImportResult,
  importRestaurant,
} from './import-restaurant.ts';
import { locateProblems, parseRestaurantFile, RestaurantFileError } from './parse.ts';
import { takePictures } from './take-pictures.ts';

/** What the import of a file did. */
export interface FileImportResult extends ImportResult {
  /** What may be a mistake in the file, each with its line. */
  readonly warnings: readonly string[];
}

/** How a file is imported. */
export interface FileImportOptions extends Omit<ImportOptions, 'pictures'> {
  /** Where its pictures go. */
  readonly store: PictureStore;
}

/** Reads one restaurant file with the pictures beside it, and writes it into the database. */
export async function importRestaurantFile(
  db: Database,
  path: string,
  { store, ...options }: FileImportOptions,
): Promise<FileImportResult> {
  const name = basename(path);
  const yaml = await readRestaurantFile(path);
  const { file, warnings } = parseRestaurantFile(yaml, name);
  const taken = await takePictures(file, dirname(path), store);
  if (!taken.isUsable) throw new RestaurantFileError(locateProblems(yaml, name, taken.problems));
  const result = await importRestaurant(db, file, { ...options, pictures: taken.pictures }).catch(
    (error: unknown) => {
      if (error instanceof RestaurantDeleted) {
        throw new RestaurantFileError(
          locateProblems(yaml, name, [{ path: ['key'], message: error.message }]),
        );
      }
      if (!(error instanceof DomainsTaken)) throw error;
      const problems = error.taken.map(({ hostname, message }) => ({
        path: ['domains', String(file.domains.indexOf(hostname))],
        message,
      }));
      throw new RestaurantFileError(locateProblems(yaml, name, problems));
    },
  );
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
