import { idPattern } from '@tiffin/domain';
import { logLevels, metricsToken, parseEnvironment } from '@tiffin/node';
import { z } from 'zod';
import {
  databaseUrl,
  invalid,
  list,
  oneOf,
  rateLimit,
  secret,
  secrets,
  setting,
  url,
  wholeNumber,
  withoutTrailingSlash,
} from './env-values.ts';
import type { S3Settings } from './pictures/s3-store.ts';

const proxiesHint = 'the number of your proxies before it, from 0 to 9';

const variables = z.object({
  DATABASE_URL: databaseUrl,
  /** The same database past a pooler in transaction mode, which passes no notifications on. @default DATABASE_URL */
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  /** The most connections this server opens. */
  DATABASE_POOL_SIZE: wholeNumber(20, 1, 1_000),
  /** How long a request waits for a connection before it is refused with 503. */
  DATABASE_POOL_WAIT_MS: wholeNumber(800, 10, 60_000),
  /** Whether statements stay prepared on their connection; not every pooler follows them. */
  DATABASE_PREPARED_STATEMENTS: oneOf(
    ['on', 'off'],
    'on',
    'on, or off behind a PgBouncer older than 1.21',
  ).transform((value) => value === 'on'),
  PORT: wholeNumber(4_000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  FOUNDATION_ID: setting('24 lower-case hex characters').regex(
    idPattern,
    invalid('24 lower-case hex characters'),
  ),
  /** Signs access tokens. */
  JWT_SECRET: secret,
  /** With it PINs and pairing codes are digested: PINs outlive the other one. */
  PIN_SECRET: secret,
  /** Still accepted while tokens signed with them are in use. */
  JWT_PREVIOUS_SECRETS: secrets,
  /** How long an access token is good. */
  ACCESS_TOKEN_SECONDS: wholeNumber(900, 30, 900),
  /** How long a stream of events lives. A page takes one that ends sooner for one that does not work. */
  STREAM_SECONDS: wholeNumber(600, 30, 600),
  OIDC_ISSUER: url("the identity provider's issuer, as https://accounts.google.com").transform(
    withoutTrailingSlash,
  ),
  OIDC_CLIENT_ID: setting('the client id the identity provider gave you'),
  OIDC_CLIENT_SECRET: setting('the client secret the identity provider gave you'),
  OIDC_REDIRECT_URI: url('the address the identity provider sends customers back to').transform(
    (address) => new URL(address).href,
  ),
  STRIPE_SECRET_KEY: setting("the payment provider's secret key"),
  STRIPE_WEBHOOK_SECRET: setting("the payment provider's webhook signing secret"),
  /** Where the payment provider's API is; null means Stripe itself. */
  STRIPE_API_BASE: url('an http or https address, or leave it out for Stripe itself')
    .transform((address) => new URL(address))
    .nullable()
    .default(null),
  POSTCODES_URL: url('the postcode service, as https://api.postcodes.io')
    .default('https://api.postcodes.io')
    .transform(withoutTrailingSlash),
  /** Where the restaurants' people open the counter; null leaves the address out of their mails. */
  COUNTER_URL: url('the address of the counter, as https://counter.example.com')
    .transform((address) => new URL(address).href)
    .nullable()
    .default(null),
  /** `smtps:` begins with TLS, `smtp:` changes to it where the server offers it; without one mails wait. */
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
      invalid('the address of a mail server, as smtps://user:password@smtp.example.com'),
    )
    .transform((address) => new URL(address))
    .optional(),
  MAIL_FROM: z.email(invalid('the address that mails come from, as orders@example.com')).optional(),
  /** How many of our own proxies stand before this server and write `X-Forwarded-For`; 0 believes none. */
  TRUST_PROXY: z
    .string()
    .regex(/^([0-9]|true|false)$/, invalid(proxiesHint))
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
    .default(0),
  RATE_LIMIT_SIGN_IN: rateLimit.optional(),
  RATE_LIMIT_SESSIONS: rateLimit.default({ hits: 600, seconds: 60 }),
  RATE_LIMIT_CHECKOUT: rateLimit.default({ hits: 60, seconds: 600 }),
  RATE_LIMIT_PROMO_GUESS: rateLimit.default({ hits: 20, seconds: 600 }),
  RATE_LIMIT_EXPORTS: rateLimit.default({ hits: 20, seconds: 3_600 }),
  RATE_LIMIT_WRITES: rateLimit.default({ hits: 300, seconds: 3_600 }),
  RATE_LIMIT_DATA_REQUESTS: rateLimit.optional(),
  RATE_LIMIT_DATA_REQUESTS_MAILBOX: rateLimit.default({ hits: 10, seconds: 86_400 }),
  RATE_LIMIT_UPLOADS: rateLimit.default({ hits: 20, seconds: 3_600 }),
  RATE_LIMIT_COUNTER: rateLimit.default({ hits: 300, seconds: 60 }),
  RATE_LIMIT_ORDER_READS: rateLimit.default({ hits: 120, seconds: 60 }),
  RATE_LIMIT_PAIRING: rateLimit.default({ hits: 10, seconds: 60 }),
  RATE_LIMIT_PAIRING_TENANT: rateLimit.default({ hits: 1_000, seconds: 600 }),
  RATE_LIMIT_PIN: rateLimit.default({ hits: 5, seconds: 900 }),
  RATE_LIMIT_PIN_DAY: rateLimit.default({ hits: 20, seconds: 86_400 }),
  /** What /metrics asks for; without one it is closed. */
  METRICS_TOKEN: metricsToken,
  /** Where the pictures of restaurants are kept; all backends share it. */
  PICTURES_FOLDER: z.string().min(1).default('/var/lib/tiffin/pictures'),
  /** The bucket of an S3-compatible service that keeps them instead; the folder is still read. */
  PICTURES_S3_BUCKET: z.string().min(1).optional(),
  PICTURES_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Where the service is; left out for AWS. */
  PICTURES_S3_ENDPOINT: url('the address of the S3-compatible service, or leave it out for AWS').optional(),
  /** Left out where the machine has a role. */
  PICTURES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  PICTURES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Whether pictures are made as AVIF too, which is smaller, and takes a server many times as long. */
  PICTURES_AVIF: oneOf(['on', 'off'], 'off', 'on or off').transform((value) => value === 'on'),
  /** How long a server that stops still takes new requests, so that load balancers can turn away. */
  DRAIN_MS: wholeNumber(500, 0, 60_000),
  /** Whose verified owners are admins. */
  ADMIN_EMAILS: list.transform((emails): ReadonlySet<string> => new Set(emails.map((e) => e.toLowerCase()))),
  LOG_LEVEL: oneOf(logLevels, 'info', `one of ${logLevels.join(', ')}`),
  CLOCK_START: z
    .string()
    .transform((text) => new Date(text))
    .refine((instant) => !Number.isNaN(instant.getTime()), invalid('an ISO instant, as 2026-03-06T18:30:00Z'))
    .optional(),
  /** Whether the server brings the schema up to date itself; without, it refuses an older one. */
  MIGRATE_AT_START: oneOf(['on', 'off'], 'on', 'on, or off where npm run migrate does it').transform(
    (value) => value === 'on',
  ),
  /** Whether the demo restaurants are loaded into an empty database. */
  DEMO_DATA: oneOf(['0', '1'], '0', '1 or 0').transform((value) => value === '1'),
  /** Whether this is a trial with the sandbox, in which this very machine reads /metrics without a token. */
  ALLOW_SANDBOX: z
    .string()
    .optional()
    .transform((value) => value === '1'),
});

const pictureVariables = {
  PICTURES_FOLDER: true,
  PICTURES_S3_BUCKET: true,
  PICTURES_S3_REGION: true,
  PICTURES_S3_ENDPOINT: true,
  PICTURES_S3_ACCESS_KEY_ID: true,
  PICTURES_S3_SECRET_ACCESS_KEY: true,
} as const;
type PictureVariables = Pick<z.output<typeof variables>, keyof typeof pictureVariables>;

const hasBothKeys = (set: PictureVariables) =>
  (set.PICTURES_S3_ACCESS_KEY_ID === undefined) === (set.PICTURES_S3_SECRET_ACCESS_KEY === undefined);
const onlyOneKey = {
  path: ['PICTURES_S3_SECRET_ACCESS_KEY'],
  when: () => true,
  error: 'belongs to PICTURES_S3_ACCESS_KEY_ID: set both of them, or none where the machine has a role.',
};

/** The bucket that keeps pictures; null where the folder does. */
function readS3(set: PictureVariables): S3Settings | null {
  const { PICTURES_S3_BUCKET: bucket, PICTURES_S3_ENDPOINT: endpoint = null } = set;
  if (bucket === undefined) return null;
  const { PICTURES_S3_ACCESS_KEY_ID: accessKeyId, PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  const keys =
    accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey };
  return { bucket, region: set.PICTURES_S3_REGION, endpoint, keys };
}

const envSchema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    // Beside what else is wrong: a start names every mistake.
    when: () => true,
    error: 'is not set: with SMTP_URL give it the address that mails come from, as orders@example.com.',
  })
  .refine(hasBothKeys, onlyOneKey)
  .transform(({ DATABASE_LISTEN_URL, RATE_LIMIT_SIGN_IN, RATE_LIMIT_DATA_REQUESTS, ...others }) => ({
    ...others,
    pictureBucket: readS3(others),
    DATABASE_LISTEN_URL: DATABASE_LISTEN_URL ?? others.DATABASE_URL,
    RATE_LIMIT_SIGN_IN:
      RATE_LIMIT_SIGN_IN === undefined
        ? // Without a proxy to trust, every customer of a storefront comes from the storefront's one address.
          { hits: others.TRUST_PROXY > 0 ? 30 : 600, seconds: 60 }
        : RATE_LIMIT_SIGN_IN,
    RATE_LIMIT_DATA_REQUESTS:
      RATE_LIMIT_DATA_REQUESTS === undefined
        ? { hits: others.TRUST_PROXY > 0 ? 20 : 600, seconds: 3_600 }
        : RATE_LIMIT_DATA_REQUESTS,
  }));

/** The settings of the backend, read once from the environment and named as there. */
export type Env = Readonly<z.output<typeof envSchema>>;

type EnvSource = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment; throws one EnvironmentError that lists everything wrong with them. */
export function parseEnv(source: EnvSource): Env {
  return parseEnvironment('backend', envSchema, source);
}

/** Reads the settings of a command that works on a foundation's data; throws as `parseEnv` does. */
export function parseCommandEnv(
  source: EnvSource,
): Pick<Env, 'DATABASE_URL' | 'FOUNDATION_ID' | 'PICTURES_FOLDER' | 'pictureBucket'> {
  const commandSchema = variables
    .pick({ DATABASE_URL: true, FOUNDATION_ID: true, ...pictureVariables })
    .refine(hasBothKeys, onlyOneKey)
    .transform((set) => ({ ...set, pictureBucket: readS3(set) }));
  return parseEnvironment('command', commandSchema, source);
}

/** Reads the settings of a command that works on the database alone; throws as `parseEnv` does. */
export function parseDatabaseEnv(source: EnvSource): Pick<Env, 'DATABASE_URL'> {
  return parseEnvironment('command', variables.pick({ DATABASE_URL: true }), source);
}

/** Reads the settings of the command that migrates, which needs the database itself; throws as `parseEnv` does. */
export function parseMigrationEnv(source: EnvSource): Pick<Env, 'DATABASE_URL'> {
  const schema = variables.pick({ DATABASE_URL: true, DATABASE_LISTEN_URL: true });
  const { DATABASE_URL, DATABASE_LISTEN_URL } = parseEnvironment('command', schema, source);
  return { DATABASE_URL: DATABASE_LISTEN_URL ?? DATABASE_URL };
}

/** Reads the settings of a command that calls the payment provider, without those for its webhooks; throws as `parseEnv` does. */
export function parsePaymentEnv(
  source: EnvSource,
): Pick<Env, 'DATABASE_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'> {
  const paymentSchema = variables.pick({
    DATABASE_URL: true,
    STRIPE_SECRET_KEY: true,
    STRIPE_API_BASE: true,
  });
  return parseEnvironment('command', paymentSchema, source);
}
