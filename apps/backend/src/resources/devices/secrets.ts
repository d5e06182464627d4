import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** A fresh token of a device: 256 bits, which its beginning distinguishes from other tokens. */
export function newDeviceToken(): string {
  return `device-${randomBytes(32).toString('base64url')}`;
}

/** The digest that stands for a device's token in the database. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Some random digits. */
export function newDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/**
 * What stands for a pairing code or a PIN in the database: so few digits would be found from a plain digest at once, so
 * it takes the server's secret to work it out.
 */
export function digitsHmac(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
