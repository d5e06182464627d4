import { createHash, randomBytes } from 'node:crypto';

/** A fresh token of 256 random bits. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest that stands for a token in the database. There is nothing to guess, so it needs no salt and no slow hash. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
