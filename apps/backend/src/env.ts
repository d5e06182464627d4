import { idPattern } from '@tiffin/domain';
import { type LogLevel, logLevels, parseEnvironment } from '@tiffin/node';
import { z } from 'zod';
import type { Limit, LimitName } from './rate-limits/rate-limits.ts';

/** The settings of the backend, read once from the environment. */
export interface Env {
  readonly databaseUrl: string;
  /** The same database past a pooler in transaction mode, which passes no notifications on. */
  readonly databaseListenUrl: string;
  readonly databasePool: {
    /** The most connections this server opens. */
    readonly connections: number;
    /** How long a request waits for a connection before it is refused with 503, in ms. */
    readonly waitMs: number;
    /** Whether statements stay prepared on their connection; not every pooler follows them. */
    readonly preparesStatements: boolean;
  };
  readonly port: number;
  readonly host: string;
  readonly foundationId: string;
  /** The secret that signs access tokens. */
  readonly jwtSecret: string;
  /** Secrets that are still accepted while tokens signed with them are in use. */
  readonly jwtPreviousSecrets: readonly string[];
  /** How long an access token is good, in seconds. */
  readonly accessTokenSeconds: number;
  /** How long a stream of events lives before its page opens the next one, in seconds. */
  readonly streamSeconds: number;
  readonly oidc: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly redirectUri: string;
  };
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Where the payment provider's API is; null means Stripe itself. */
    readonly apiBase: URL | null;
  };
  readonly postcodesUrl: string;
  /** Where the restaurants' people open the counter; null leaves the address out of their mails. */
  readonly counterUrl: string | null;
  /** The mail server and the address that mails come from; null leaves mails waiting. */
  readonly mail: MailSettings | null;
  /** How many of our own proxies stand before this server and write `X-Forwarded-For`; 0 believes none. */
  readonly trustedProxies: number;
  readonly rateLimits: Readonly<Record<LimitName, Limit>>;
  /** What /metrics asks for; null lets only this very machine read it. */
  readonly metricsToken: string | null;
  /** How long a server that stops still takes new requests, so that load balancers can turn away, in ms. */
  readonly drainMs: number;
  /** Lower-case e-mail addresses whose verified owners are admins. */
  readonly adminEmails: ReadonlySet<string>;
  readonly logLevel: LogLevel;
  readonly clockStart: Date | undefined;
  /** Whether the demo restaurants are loaded into an empty database. */
  readonly loadsDemoData: boolean;
}

/** Where mails are handed in, and whom they come from. */
export interface MailSettings {
  /** `smtps:` begins with TLS, `smtp:` changes to it where the server offers it; may hold a user and a password. */
  readonly smtpUrl: URL;
  readonly from: string;
}

type EnvSource = Readonly<Record<string, string | undefined>>;

const minSecretBytes = 32;

/** What a setting must be, as the end of "NAME is not valid: give it …". */
const setting = (hint: string) => z.string({ error: `is not set: give it ${hint}.` });
const invalid = (hint: string) => ({ error: `is not valid: give it ${hint}.` });

const url = (hint: string) =>
  setting(hint).refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), invalid(hint));
const wholeNumber = (fallback: number, least: number, most: number) => {
  const hint = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, invalid(hint))
    .transform(Number)
    .refine((number) => number >= least && number <= most, invalid(hint))
    .default(fallback);
};
const oneOf = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
  hint: string,
) => z.enum(values, invalid(hint)).default(fallback);
const isLongSecret = (value: string) => Buffer.byteLength(value) >= minSecretBytes;
const tooShort = {
  error: `is too short: use at least ${minSecretBytes} random bytes, as "openssl rand -hex 32" prints.`,
};
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const rateLimit = z
  .string()
  .regex(/^(off|[1-9]\d{0,6}\/[1-9]\d{0,4})$/, invalid('calls/seconds, as 30/60, or off'))
  .transform((text): Limit => {
    const [hits, seconds] = text.split('/').map(Number);
    return hits === undefined || seconds === undefined ? null : { hits, seconds };
  });

const databaseHint = 'the address of a PostgreSQL database, as postgres://user:password@host:5432/name';
const proxiesHint = 'the number of your proxies before it, from 0 to 9';

const databaseUrl = setting(databaseHint).refine(
  (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
  invalid('an address that begins with postgres:// or postgresql://'),
);

const schema = z.object({
  DATABASE_URL: databaseUrl,
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(20, 1, 1_000),
  DATABASE_POOL_WAIT_MS: wholeNumber(800, 10, 60_000),
  DATABASE_PREPARED_STATEMENTS: oneOf(['on', 'off'], 'on', 'on, or off behind a PgBouncer older than 1.21'),
  PORT: wholeNumber(4_000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  FOUNDATION_ID: setting('24 lower-case hex characters').regex(
    idPattern,
    invalid('24 lower-case hex characters'),
  ),
  JWT_SECRET: setting('at least 32 random bytes, as "openssl rand -hex 32" prints').refine(
    isLongSecret,
    tooShort,
  ),
  JWT_PREVIOUS_SECRETS: list.refine((secrets) => secrets.every(isLongSecret), tooShort),
  ACCESS_TOKEN_SECONDS: wholeNumber(900, 30, 900),
  // A page takes a stream that ends sooner for one that does not work.
  STREAM_SECONDS: wholeNumber(600, 30, 600),
  OIDC_ISSUER: url("the identity provider's issuer, as https://accounts.google.com"),
  OIDC_CLIENT_ID: setting('the client id the identity provider gave you'),
  OIDC_CLIENT_SECRET: setting('the client secret the identity provider gave you'),
  OIDC_REDIRECT_URI: url('the address the identity provider sends customers back to'),
  STRIPE_SECRET_KEY: setting("the payment provider's secret key"),
  STRIPE_WEBHOOK_SECRET: setting("the payment provider's webhook signing secret"),
  STRIPE_API_BASE: url('an http or https address, or leave it out for Stripe itself').optional(),
  POSTCODES_URL: url('the postcode service, as https://api.postcodes.io').default('https://api.postcodes.io'),
  COUNTER_URL: url('the address of the counter, as https://counter.example.com').optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
      invalid('the address of a mail server, as smtps://user:password@smtp.example.com'),
    )
    .optional(),
  MAIL_FROM: z.email(invalid('the address that mails come from, as orders@example.com')).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^([0-9]|true|false)$/, invalid(proxiesHint))
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
    .default(0),
  RATE_LIMIT_SIGN_IN: rateLimit.optional(),
  RATE_LIMIT_CHECKOUT: rateLimit.default({ hits: 60, seconds: 600 }),
  RATE_LIMIT_PROMO_GUESS: rateLimit.default({ hits: 20, seconds: 600 }),
  RATE_LIMIT_WRITES: rateLimit.default({ hits: 300, seconds: 3_600 }),
  RATE_LIMIT_COUNTER: rateLimit.default({ hits: 300, seconds: 60 }),
  RATE_LIMIT_PAIRING: rateLimit.default({ hits: 60, seconds: 600 }),
  RATE_LIMIT_PIN: rateLimit.default({ hits: 5, seconds: 900 }),
  RATE_LIMIT_PIN_DAY: rateLimit.default({ hits: 20, seconds: 86_400 }),
  METRICS_TOKEN: z.string().min(16, { error: 'is too short: use at least 16 random characters.' }).optional(),
  DRAIN_MS: wholeNumber(500, 0, 60_000),
  ADMIN_EMAILS: list,
  LOG_LEVEL: oneOf(logLevels, 'info', `one of ${logLevels.join(', ')}`),
  CLOCK_START: z
    .string()
    .transform((text) => new Date(text))
    .refine((instant) => !Number.isNaN(instant.getTime()), invalid('an ISO instant, as 2026-03-06T18:30:00Z'))
    .optional(),
  DEMO_DATA: oneOf(['0', '1'], '0', '1 or 0'),
});

/** Reads the settings of a command that works on a foundation's data; throws as `parseEnv` does. */
export function parseCommandEnv(source: EnvSource): Pick<Env, 'databaseUrl' | 'foundationId'> {
  const commandSchema = schema.pick({ DATABASE_URL: true, FOUNDATION_ID: true });
  const settings = parseEnvironment('command', commandSchema, source);
  return { databaseUrl: settings.DATABASE_URL, foundationId: settings.FOUNDATION_ID };
}

/** Reads the settings of a command that works on the database alone; throws as `parseEnv` does. */
export function parseDatabaseEnv(source: EnvSource): Pick<Env, 'databaseUrl'> {
  const settings = parseEnvironment('command', schema.pick({ DATABASE_URL: true }), source);
  return { databaseUrl: settings.DATABASE_URL };
}

/** Reads the settings for calls to the payment provider, without those for its webhooks; throws as `parseEnv` does. */
export function parsePaymentEnv(source: EnvSource): Pick<Env['stripe'], 'secretKey' | 'apiBase'> {
  const paymentSchema = schema.pick({ STRIPE_SECRET_KEY: true, STRIPE_API_BASE: true });
  const settings = parseEnvironment('command', paymentSchema, source);
  return { secretKey: settings.STRIPE_SECRET_KEY, apiBase: urlOrNull(settings.STRIPE_API_BASE) };
}

/** Reads the settings from the environment; throws one EnvironmentError that lists everything wrong with them. */
export function parseEnv(source: EnvSource): Env {
  const settings = parseEnvironment('backend', schema.refine(hasSender, noSender), source);
  const trustedProxies = settings.TRUST_PROXY;
  return {
    databaseUrl: settings.DATABASE_URL,
    databaseListenUrl: settings.DATABASE_LISTEN_URL ?? settings.DATABASE_URL,
    databasePool: {
      connections: settings.DATABASE_POOL_SIZE,
      waitMs: settings.DATABASE_POOL_WAIT_MS,
      preparesStatements: settings.DATABASE_PREPARED_STATEMENTS === 'on',
    },
    port: settings.PORT,
    host: settings.HOST,
    foundationId: settings.FOUNDATION_ID,
    jwtSecret: settings.JWT_SECRET,
    jwtPreviousSecrets: settings.JWT_PREVIOUS_SECRETS,
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    streamSeconds: settings.STREAM_SECONDS,
    oidc: {
      issuer: withoutTrailingSlash(settings.OIDC_ISSUER),
      clientId: settings.OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
      redirectUri: new URL(settings.OIDC_REDIRECT_URI).href,
    },
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiBase: urlOrNull(settings.STRIPE_API_BASE),
    },
    postcodesUrl: withoutTrailingSlash(settings.POSTCODES_URL),
    counterUrl: settings.COUNTER_URL === undefined ? null : new URL(settings.COUNTER_URL).href,
    mail: mailSettings(settings),
    trustedProxies,
    rateLimits: {
      // Without a proxy to trust, every customer of a storefront comes from the storefront's one address.
      signIn:
        settings.RATE_LIMIT_SIGN_IN === undefined
          ? { hits: trustedProxies > 0 ? 30 : 600, seconds: 60 }
          : settings.RATE_LIMIT_SIGN_IN,
      checkout: settings.RATE_LIMIT_CHECKOUT,
      promoGuess: settings.RATE_LIMIT_PROMO_GUESS,
      write: settings.RATE_LIMIT_WRITES,
      counter: settings.RATE_LIMIT_COUNTER,
      pairing: settings.RATE_LIMIT_PAIRING,
      pin: settings.RATE_LIMIT_PIN,
      pinDay: settings.RATE_LIMIT_PIN_DAY,
    },
    metricsToken: settings.METRICS_TOKEN ?? null,
    drainMs: settings.DRAIN_MS,
    adminEmails: new Set(settings.ADMIN_EMAILS.map((email) => email.toLowerCase())),
    logLevel: settings.LOG_LEVEL,
    clockStart: settings.CLOCK_START,
    loadsDemoData: settings.DEMO_DATA === '1',
  };
}

type MailVariables = Pick<z.output<typeof schema>, 'SMTP_URL' | 'MAIL_FROM'>;

const hasSender = ({ SMTP_URL, MAIL_FROM }: MailVariables) =>
  SMTP_URL === undefined || MAIL_FROM !== undefined;
const noSender = {
  path: ['MAIL_FROM'],
  error: 'is not set: with SMTP_URL give it the address that mails come from, as orders@example.com.',
};

function mailSettings({ SMTP_URL, MAIL_FROM }: MailVariables): MailSettings | null {
  return SMTP_URL === undefined || MAIL_FROM === undefined
    ? null
    : { smtpUrl: new URL(SMTP_URL), from: MAIL_FROM };
}

const urlOrNull = (address: string | undefined) => (address === undefined ? null : new URL(address));

function withoutTrailingSlash(address: string): string {
  return new URL(address).href.replace(/\/$/, '');
}
