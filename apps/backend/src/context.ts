import type { Clock, Logger } from '@tiffin/node';
import type { DatabaseClient } from './db/client.ts';
import type { DatabaseProbe } from './db/probe.ts';
import type { Env } from './env.ts';
import type { Metrics } from './http/metrics.ts';
import type { NumberStreams } from './http/number-streams.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Mailer } from './mails/mailer.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import type { PostcodeDirectory } from './postcodes/postcode-directory.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { AccessTokens } from './resources/auth/access-tokens.ts';
import type { IdTokenVerifier } from './resources/auth/id-tokens.ts';
import type { FeedListener } from './resources/board/feed-listener.ts';
import type { ReadCart } from './resources/cart/read-cart.ts';
import type { MenuParts } from './resources/menu-parts/menu-parts.ts';
import type { OrderStreams } from './resources/orders/order-streams.ts';
import type { PaymentProvider } from './resources/payments/payment-provider.ts';
import type { FindByHostname } from './resources/restaurants/restaurants.store.ts';
import type { SingleFlight } from './single-flight.ts';

/** What every handler works with; made once at start, or once for each test file. */
export interface AppContext {
  readonly env: Env;
  readonly db: DatabaseClient['db'];
  /** For prepared statements and single queries that the query builder cannot express. */
  readonly pool: DatabaseClient['pool'];
  /** For readiness: over a connection of its own, so that a busy pool does not look like a database that is away. */
  readonly isDatabaseReachable: DatabaseProbe['isReachable'];
  /** The business clock. Security timestamps use the database's `now()` instead. */
  readonly clock: Clock;
  /** Every line of it bears the id of the request on whose behalf it is written. */
  readonly log: Logger;
  /** What is left to do outside of the request. */
  readonly jobs: JobQueue;
  /** What hands mails in; null leaves them waiting for a server that has one. */
  readonly mailer: Mailer | null;
  readonly metrics: Metrics;
  readonly rateLimits: RateLimits;
  readonly postcodes: PostcodeDirectory;
  /** The bytes of restaurants' pictures. */
  readonly pictures: PictureStore;
  /** Calls that several callers make at the same moment are made once: only for what each of them may see. */
  readonly singleFlight: SingleFlight;
  /** Requests of the same moment share its query, as they do that of `readCart`. */
  readonly findByHostname: FindByHostname;
  readonly readCart: ReadCart;
  /** The parts of menus that pages read. */
  readonly menuParts: MenuParts;
  /** The streams by which customers follow their orders on this server. */
  readonly orderStreams: OrderStreams;
  /** The streams by which counters follow their restaurants' orders on this server. */
  readonly counterStreams: NumberStreams;
  /** Hears what changes in the feeds of restaurants, through any server. */
  readonly feedListener: FeedListener;
  readonly accessTokens: AccessTokens;
  readonly idTokens: IdTokenVerifier;
  /** Made by `createPaymentProvider(env, log)`. */
  readonly payments: PaymentProvider;
}
