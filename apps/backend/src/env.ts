import { allowsSandbox, type LogLevel, parseEnvironment } from '@tiffin/node';
import type { z } from 'zod';
import { envSchema } from './env-schema.ts';
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
  /** The secret with which PINs and pairing codes are digested: PINs outlive the other one. */
  readonly pinSecret: string;
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
  /** What /metrics asks for; null closes it. */
  readonly metricsToken: string | null;
  /** Whether this is a trial with the sandbox, in which this very machine reads /metrics without a token. */
  readonly allowsSandbox: boolean;
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

/** Reads the settings of a command that works on a foundation's data; throws as `parseEnv` does. */
export function parseCommandEnv(source: EnvSource): Pick<Env, 'databaseUrl' | 'foundationId'> {
  const commandSchema = envSchema.pick({ DATABASE_URL: true, FOUNDATION_ID: true });
  const settings = parseEnvironment('command', commandSchema, source);
  return { databaseUrl: settings.DATABASE_URL, foundationId: settings.FOUNDATION_ID };
}

/** Reads the settings of a command that works on the database alone; throws as `parseEnv` does. */
export function parseDatabaseEnv(source: EnvSource): Pick<Env, 'databaseUrl'> {
  const settings = parseEnvironment('command', envSchema.pick({ DATABASE_URL: true }), source);
  return { databaseUrl: settings.DATABASE_URL };
}

/** Reads the settings of a command that calls the payment provider, without those for its webhooks; throws as `parseEnv` does. */
export function parsePaymentEnv(
  source: EnvSource,
): Pick<Env, 'databaseUrl'> & Pick<Env['stripe'], 'secretKey' | 'apiBase'> {
  const paymentSchema = envSchema.pick({
    DATABASE_URL: true,
    STRIPE_SECRET_KEY: true,
    STRIPE_API_BASE: true,
  });
  const settings = parseEnvironment('command', paymentSchema, source);
  return {
    databaseUrl: settings.DATABASE_URL,
    secretKey: settings.STRIPE_SECRET_KEY,
    apiBase: urlOrNull(settings.STRIPE_API_BASE),
  };
}

/** Reads the settings from the environment; throws one EnvironmentError that lists everything wrong with them. */
export function parseEnv(source: EnvSource): Env {
  const settings = parseEnvironment('backend', envSchema.refine(hasSender, noSender), source);
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
    pinSecret: settings.PIN_SECRET,
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
      session: settings.RATE_LIMIT_SESSIONS,
      checkout: settings.RATE_LIMIT_CHECKOUT,
      promoGuess: settings.RATE_LIMIT_PROMO_GUESS,
      write: settings.RATE_LIMIT_WRITES,
      counter: settings.RATE_LIMIT_COUNTER,
      orderRead: settings.RATE_LIMIT_ORDER_READS,
      pairing: settings.RATE_LIMIT_PAIRING,
      pairingTenant: settings.RATE_LIMIT_PAIRING_TENANT,
      pin: settings.RATE_LIMIT_PIN,
      pinDay: settings.RATE_LIMIT_PIN_DAY,
    },
    metricsToken: settings.METRICS_TOKEN ?? null,
    allowsSandbox: allowsSandbox(source),
    drainMs: settings.DRAIN_MS,
    adminEmails: new Set(settings.ADMIN_EMAILS.map((email) => email.toLowerCase())),
    logLevel: settings.LOG_LEVEL,
    clockStart: settings.CLOCK_START,
    loadsDemoData: settings.DEMO_DATA === '1',
  };
}

type MailVariables = Pick<z.output<typeof envSchema>, 'SMTP_URL' | 'MAIL_FROM'>;

const hasSender = ({ SMTP_URL, MAIL_FROM }: MailVariables) =>
  SMTP_URL === undefined || MAIL_FROM !== undefined;
const noSender = {
  path: ['MAIL_FROM'],
  // Beside what else is wrong: a start names every mistake.
  when: () => true,
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
