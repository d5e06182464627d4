import { isId } from './ids.ts';
import type { Limit, LimitName } from './rate-limits/rate-limits.ts';

/** The settings of the backend, read once from the environment. */
export interface Env {
  readonly databaseUrl: string;
  readonly databasePool: {
    /** The most connections this server opens. */
    readonly connections: number;
    /** How long a request waits for a connection before it is told to come back later, in ms. */
    readonly waitMs: number;
  };
  readonly port: number;
  readonly host: string;
  readonly foundationId: string;
  /** The secret that signs access tokens. */
  readonly jwtSecret: string;
  /** Secrets that are still accepted while tokens signed with them are in use. */
  readonly jwtPreviousSecrets: readonly string[];
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

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much is logged. */
export type LogLevel = (typeof logLevels)[number];

/** Settings that are missing or wrong; each problem is one sentence that says what to do. */
export class EnvError extends Error {
  override name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The backend cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

const minSecretBytes = 32;

/** Reads the settings from the environment; throws one EnvError that lists everything wrong with them. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = [];

  const optional = (name: string): string | undefined => {
    const value = source[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  };
  const required = (name: string, hint: string): string => {
    const value = optional(name);
    if (value === undefined) problems.push(`${name} is not set: give it ${hint}.`);
    return value ?? '';
  };
  const parsed = <T>(
    name: string,
    value: string,
    hint: string,
    parse: (text: string) => T | undefined,
  ): T | undefined => {
    if (value === '') return undefined;
    const result = parse(value);
    if (result === undefined) problems.push(`${name} is not valid: give it ${hint}.`);
    return result;
  };
  const url = (name: string, hint: string, value = required(name, hint)): URL | undefined =>
    parsed(name, value, hint, (text) =>
      /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined,
    );
  const secret = (name: string, value: string): string => {
    if (value !== '' && Buffer.byteLength(value) < minSecretBytes) {
      problems.push(
        `${name} is too short: use at least ${minSecretBytes} random bytes, as "openssl rand -hex 32" prints.`,
      );
    }
    return value;
  };

  const databaseUrl = required(
    'DATABASE_URL',
    'the address of a PostgreSQL database, as postgres://user:password@host:5432/name',
  );
  parsed('DATABASE_URL', databaseUrl, 'an address that begins with postgres:// or postgresql://', (text) =>
    /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined,
  );
  const wholeNumber = (name: string, fallback: number, [least, most]: readonly [number, number]): number =>
    parsed(name, optional(name) ?? String(fallback), `a whole number from ${least} to ${most}`, (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined,
    ) ?? fallback;
  const port = parsed('PORT', optional('PORT') ?? '4000', 'a number from 0 to 65535', (text) =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
  );
  const foundationId = parsed(
    'FOUNDATION_ID',
    required('FOUNDATION_ID', '24 lower-case hex characters'),
    '24 lower-case hex characters',
    (text) => (isId(text) ? text : undefined),
  );
  const logLevel = parsed(
    'LOG_LEVEL',
    optional('LOG_LEVEL') ?? 'info',
    `one of ${logLevels.join(', ')}`,
    (text) => logLevels.find((level) => level === text),
  );
  const clockStart = parsed(
    'CLOCK_START',
    optional('CLOCK_START') ?? '',
    'an ISO instant, as 2026-03-06T18:30:00Z',
    (text) => {
      const instant = new Date(text);
      return Number.isNaN(instant.getTime()) ? undefined : instant;
    },
  );
  const demo = parsed('DEMO_DATA', optional('DEMO_DATA') ?? '0', '1 or 0', (text) =>
    text === '1' ? true : text === '0' ? false : undefined,
  );
  const trustedProxies =
    parsed(
      'TRUST_PROXY',
      optional('TRUST_PROXY') ?? '0',
      'the number of your proxies before it, from 0 to 9',
      (text) =>
        /^[0-9]$/.test(text) ? Number(text) : text === 'true' ? 1 : text === 'false' ? 0 : undefined,
    ) ?? 0;
  const rateLimit = (name: string, fallback: string): Limit =>
    parsed(name, optional(name) ?? fallback, 'calls/seconds, as 30/60, or off', (text) => {
      if (text === 'off') return { limit: null };
      const [, hits = '', seconds = ''] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})$/.exec(text) ?? [];
      return hits === '' ? undefined : { limit: { hits: Number(hits), seconds: Number(seconds) } };
    })?.limit ?? null;
  const metricsToken = optional('METRICS_TOKEN');
  if (metricsToken !== undefined && metricsToken.length < 16)
    problems.push('METRICS_TOKEN is too short: use at least 16 random characters.');
  const stripeBase = optional('STRIPE_API_BASE');

  const env: Env = {
    databaseUrl,
    databasePool: {
      connections: wholeNumber('DATABASE_POOL_SIZE', 20, [1, 1_000]),
      waitMs: wholeNumber('DATABASE_POOL_WAIT_MS', 800, [10, 60_000]),
    },
    port: port ?? 0,
    host: optional('HOST') ?? '127.0.0.1',
    foundationId: foundationId ?? '',
    jwtSecret: secret(
      'JWT_SECRET',
      required('JWT_SECRET', 'at least 32 random bytes, as "openssl rand -hex 32" prints'),
    ),
    jwtPreviousSecrets: list(optional('JWT_PREVIOUS_SECRETS')).map((value) =>
      secret('JWT_PREVIOUS_SECRETS', value),
    ),
    oidc: {
      issuer: withoutTrailingSlash(
        url('OIDC_ISSUER', "the identity provider's issuer, as https://accounts.google.com"),
      ),
      clientId: required('OIDC_CLIENT_ID', 'the client id the identity provider gave you'),
      clientSecret: required('OIDC_CLIENT_SECRET', 'the client secret the identity provider gave you'),
      redirectUri:
        url('OIDC_REDIRECT_URI', 'the address the identity provider sends customers back to')?.href ?? '',
    },
    stripe: {
      secretKey: required('STRIPE_SECRET_KEY', "the payment provider's secret key"),
      webhookSecret: required('STRIPE_WEBHOOK_SECRET', "the payment provider's webhook signing secret"),
      apiBase:
        stripeBase === undefined
          ? null
          : (url(
              'STRIPE_API_BASE',
              'an http or https address, or leave it out for Stripe itself',
              stripeBase,
            ) ?? null),
    },
    postcodesUrl: withoutTrailingSlash(
      url(
        'POSTCODES_URL',
        'the postcode service, as https://api.postcodes.io',
        optional('POSTCODES_URL') ?? 'https://api.postcodes.io',
      ),
    ),
    trustedProxies,
    rateLimits: {
      // Without a proxy to trust, every customer of a storefront comes from the storefront's one address.
      signIn: rateLimit('RATE_LIMIT_SIGN_IN', trustedProxies > 0 ? '30/60' : '600/60'),
      checkout: rateLimit('RATE_LIMIT_CHECKOUT', '60/600'),
      promoGuess: rateLimit('RATE_LIMIT_PROMO_GUESS', '20/600'),
    },
    metricsToken: metricsToken ?? null,
    drainMs: wholeNumber('DRAIN_MS', 500, [0, 60_000]),
    adminEmails: new Set(list(optional('ADMIN_EMAILS')).map((email) => email.toLowerCase())),
    logLevel: logLevel ?? 'info',
    clockStart,
    loadsDemoData: demo ?? false,
  };
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function withoutTrailingSlash(url: URL | undefined): string {
  return url === undefined ? '' : url.href.replace(/\/$/, '');
}
