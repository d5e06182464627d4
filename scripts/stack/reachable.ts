import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Remedy } from './say.ts';
import { root } from './settings.ts';

/** What to do when PostgreSQL is kept out of `folder`. */
export function keptOut(folder: string): string {
  return `PostgreSQL may not enter ${folder}: as root it runs as the user "postgres", so every folder above must be open to that user (chmod o+x), or clone elsewhere, or point DATABASE_URL at a PostgreSQL of your own.`;
}

/** The folder nearest to `folder`, itself or above it, that other users may not enter. */
export function closedFolder(folder: string): string | undefined {
  if ((statSync(folder).mode & 0o001) === 0) return folder;
  return folder === dirname(folder) ? undefined : closedFolder(dirname(folder));
}

/**
 * Makes sure that the PostgreSQL that comes with the packages can run: as root it runs as another user, who has to get
 * through to its programs in this checkout and to its data in `folder`.
 */
export function requireReachable(folder: string = root): void {
  if (process.getuid?.() !== 0) return;
  const closed = closedFolder(folder) ?? closedFolder(root);
  if (closed !== undefined) throw new Remedy(keptOut(closed));
}
