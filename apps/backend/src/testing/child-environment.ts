import type { Env } from '../env.ts';
import { poolerEnvironment } from './pgbouncer.ts';

/** The settings that a process of its own shares with a test's backend: its database, secrets and sign-in. */
export function childEnvironment(env: Env): Readonly<Record<string, string | undefined>> {
  return {
    PATH: process.env.PATH,
    ALLOW_SANDBOX: '1',
    DATABASE_URL: env.DATABASE_URL,
    ...poolerEnvironment,
    FOUNDATION_ID: env.FOUNDATION_ID,
    JWT_SECRET: env.JWT_SECRET,
    PIN_SECRET: env.PIN_SECRET,
    OIDC_ISSUER: env.OIDC_ISSUER,
    OIDC_CLIENT_ID: env.OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET: env.OIDC_CLIENT_SECRET,
    OIDC_REDIRECT_URI: env.OIDC_REDIRECT_URI,
  };
}
