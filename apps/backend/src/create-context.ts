import type { Logger } from 'pino';
import { createClock } from './clock.ts';
import type { AppContext } from './context.ts';
import { openDatabase } from './db/client.ts';
import type { Env } from './env.ts';
import { createMetrics } from './http/metrics.ts';
import { createSharedReads } from './http/shared-reads.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { createAccessTokens } from './resources/auth/access-tokens.ts';
import { createIdTokenVerifier } from './resources/auth/id-tokens.ts';
import { createDishMemory } from './resources/cart/dish-memory.ts';
import { createPaymentProvider } from './resources/payments/payment-provider.ts';

/** Puts together what the handlers work with; `close` ends the connections to the database. */
export function createContext(
  env: Env,
  log: Logger,
): { readonly app: AppContext; readonly close: () => Promise<void> } {
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke');
  const database = openDatabase(env.databaseUrl, onError, env.databasePool);
  const app: AppContext = {
    env,
    db: database.db,
    pool: database.pool,
    clock: createClock(env.clockStart),
    log,
    metrics: createMetrics(database.pool),
    rateLimits: createRateLimits(database.pool, env.rateLimits),
    shareRead: createSharedReads(),
    dishes: createDishMemory(),
    accessTokens: createAccessTokens(env.jwtSecret, env.jwtPreviousSecrets),
    idTokens: createIdTokenVerifier(env.oidc),
    payments: createPaymentProvider(env.stripe, log),
  };
  return { app, close: database.close };
}
