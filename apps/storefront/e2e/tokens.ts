import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));

/** The same access token as it would be an hour later: long expired, and otherwise the backend's own. */
export function expired(accessToken: string): string {
  const folder = process.env.JOURNEY_DATA_FOLDER ?? '';
  const { jwt } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { jwt: string };
  const [header = '', body] = accessToken.split('.');
  const issuedAt = Math.floor(Date.now() / 1000) - 3600;
  const signed = `${header}.${encoded({ ...decoded(body), iat: issuedAt, exp: issuedAt + 900 })}`;
  return `${signed}.${createHmac('sha256', jwt).update(signed).digest('base64url')}`;
}

interface StoredTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The tokens that the page has stored. */
export function storedTokens(page: Page): Promise<StoredTokens> {
  return page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  }));
}

/** Lets the stored access token expire. */
export async function letAccessTokenExpire(page: Page): Promise<void> {
  const { accessToken } = await storedTokens(page);
  await page.evaluate((old) => localStorage.setItem('accessToken', old), expired(accessToken));
}
