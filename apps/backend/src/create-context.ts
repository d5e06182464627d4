import { createClock, type Logger } from '@tiffin/node';
import type { PgBoss } from 'pg-boss';
import type { AppContext } from './context.ts';
import { openDatabase, type PoolSettings } from './db/client.ts';
import { createDatabaseProbe } from './db/probe.ts';
import type { Env } from './env.ts';
import { createMetrics } from './http/metrics.ts';
import { createNumberStreams } from './http/number-streams.ts';
import { registerStreamMetric } from './http/stream-metrics.ts';
import { registerBackgroundMetrics } from './jobs/background-metrics.ts';
import { createBoss } from './jobs/boss.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { createMailer } from './mails/mailer.ts';
import { chooseStore } from './pictures/choose-store.ts';
import { createPostcodeDirectory } from './postcodes/postcode-directory.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { createAccessTokens } from './resources/auth/access-tokens.ts';
import { createIdTokenVerifier } from './resources/auth/id-tokens.ts';
import { createFeedListener } from './resources/board/feed-listener.ts';
import { createReadCart } from './resources/cart/read-cart.ts';
import { createMenuParts } from './resources/menu-parts/menu-parts.ts';
import { createOrderStreams } from './resources/orders/order-streams.ts';
import { readVersions } from './resources/orders/orders.store.ts';
import { createPaymentProvider } from './resources/payments/payment-provider.ts';
import { createFindByHostname } from './resources/restaurants/restaurants.store.ts';
import { createSingleFlight } from './single-flight.ts';

// Apart from the requests' pool, so that a rush of requests does not keep a job's heartbeat waiting until it is lost.
const jobConnections = 3;

/** Puts together what the handlers work with; `close` ends the connections to the database. */
export function createContext(
  env: Env,
  log: Logger,
): { readonly app: AppContext; readonly boss: PgBoss; readonly close: () => Promise<void> } {
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke');
  const poolSettings: PoolSettings = {
    connections: env.DATABASE_POOL_SIZE,
    waitMs: env.DATABASE_POOL_WAIT_MS,
    preparesStatements: env.DATABASE_PREPARED_STATEMENTS,
  };
  const database = openDatabase(env.DATABASE_URL, onError, poolSettings);
  const probe = createDatabaseProbe(env.DATABASE_URL, onError, poolSettings);
  const jobsDatabase = openDatabase(env.DATABASE_URL, onError, {
    ...poolSettings,
    connections: jobConnections,
    waitMs: 10_000,
  });
  const { SMTP_URL, MAIL_FROM } = env;
  const longestMs = env.STREAM_SECONDS * 1_000;
  const singleFlight = createSingleFlight();
  const boss = createBoss(jobsDatabase.pool, log);
  const app: AppContext = {
    env,
    db: database.db,
    pool: database.pool,
    isDatabaseReachable: probe.isReachable,
    clock: createClock(env.CLOCK_START),
    log,
    jobs: createJobQueue(boss),
    mailer: SMTP_URL === undefined || MAIL_FROM === undefined ? null : createMailer({ SMTP_URL, MAIL_FROM }),
    metrics: createMetrics(database.pool),
    rateLimits: createRateLimits(database.pool, env),
    postcodes: createPostcodeDirectory(env.POSTCODES_URL, log),
    pictures: chooseStore(env),
    singleFlight,
    findByHostname: createFindByHostname(database.pool),
    readCart: createReadCart(database.pool),
    menuParts: createMenuParts({ ...database, singleFlight }),
    orderStreams: createOrderStreams({
      longestMs,
      readVersions: (ids) => readVersions(database.pool, ids),
      onFailure: (error) => log.warn({ err: error }, 'The versions of watched orders could not be read'),
    }),
    counterStreams: createNumberStreams({ event: 'seq', longestMs }),
    feedListener: createFeedListener({
      url: env.DATABASE_LISTEN_URL,
      onFailure: (error) => log.warn({ err: error }, 'Changes of orders could not be listened to'),
    }),
    accessTokens: createAccessTokens(env.JWT_SECRET, env.JWT_PREVIOUS_SECRETS, env.ACCESS_TOKEN_SECONDS),
    idTokens: createIdTokenVerifier(env, log),
    payments: createPaymentProvider(env, log),
  };
  registerBackgroundMetrics(app.metrics.registry, database.pool);
  registerStreamMetric(app.metrics.registry, app.orderStreams, {
    name: 'order_streams_open',
    help: 'Streams of customers who follow their orders.',
  });
  registerStreamMetric(app.metrics.registry, app.counterStreams, {
    name: 'counter_streams_open',
    help: 'Streams of counters that follow the orders of their restaurants.',
  });
  const close = async () => {
    app.mailer?.close();
    app.feedListener.close();
    await Promise.all([database.close(), jobsDatabase.close(), probe.close()]);
  };
  return { app, boss, close };
}
