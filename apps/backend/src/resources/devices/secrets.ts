import { createHmac, randomInt } from 'node:crypto';
import { newSecretToken } from '../../secret-tokens.ts';

/** A fresh token of a device, which its beginning distinguishes from other tokens. */
export function newDeviceToken(): string {
  return `device-${newSecretToken()}`;
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
