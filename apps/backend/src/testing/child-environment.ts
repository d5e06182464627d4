import type { Env } from '../env.ts';
import { poolerEnvironment } from './pgbouncer.ts';

/** The settings that a process of its own shares with a test's backend: its database, secrets and sign-in. */
export function childEnvironment(env: Env): Readonly<Record<string, string | undefined>> {
  return {
    PATH: process.env.PATH,
    ALLOW_SANDBOX: '1',
    DATABASE_URL: env.databaseUrl,
    ...poolerEnvironment,
    FOUNDATION_ID: env.foundationId,
    JWT_SECRET: env.jwtSecret,
    PIN_SECRET: env.pinSecret,
    OIDC_ISSUER: env.oidc.issuer,
    OIDC_CLIENT_ID: env.oidc.clientId,
    OIDC_CLIENT_SECRET: env.oidc.clientSecret,
    OIDC_REDIRECT_URI: env.oidc.redirectUri,
  };
}
