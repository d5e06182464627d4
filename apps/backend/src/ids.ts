import { createHash, randomBytes } from 'node:crypto';

/** A fresh id: 24 lower-case hex characters; the first 8 count seconds, so that ids of one table stay close together. */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** The id of something that has a lasting key, the same at every import: 24 hex characters of a SHA-256. */
export function idFromKey(...path: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(path)).digest('hex').slice(0, 24);
}
