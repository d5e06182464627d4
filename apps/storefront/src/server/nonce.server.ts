import { randomBytes } from 'node:crypto';

/** 128 random bits for one answer's content security policy. */
export function randomNonce(): string {
  return randomBytes(16).toString('base64');
}
