import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** What the provider signs with. */
export interface ProviderKeys {
  readonly signing: JWK;
  readonly cookies: string;
}

/** Keys kept in `stateDir` over restarts; without it, new ones (and a new key id) at each start. */
export async function loadKeys(stateDir: string | undefined): Promise<ProviderKeys> {
  const file = stateDir === undefined ? undefined : join(stateDir, 'identity-keys.json');
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ProviderKeys;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  const keys: ProviderKeys = {
    signing: { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) },
    cookies: randomBytes(32).toString('base64url'),
  };
  if (file !== undefined && stateDir !== undefined) {
    mkdirSync(stateDir, { recursive: true });
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  }
  return keys;
}
