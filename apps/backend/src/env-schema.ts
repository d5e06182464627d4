import { idPattern } from '@tiffin/domain';
import { logLevels, metricsToken } from '@tiffin/node';
import { z } from 'zod';
import type { Limit } from './rate-limits/rate-limits.ts';

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
const secret = setting('at least 32 random bytes, as "openssl rand -hex 32" prints').refine(
  isLongSecret,
  tooShort,
);
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

/** The variables of the backend's environment. */
export const envSchema = z.object({
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
  JWT_SECRET: secret,
  PIN_SECRET: secret,
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
  RATE_LIMIT_SESSIONS: rateLimit.default({ hits: 600, seconds: 60 }),
  RATE_LIMIT_CHECKOUT: rateLimit.default({ hits: 60, seconds: 600 }),
  RATE_LIMIT_PROMO_GUESS: rateLimit.default({ hits: 20, seconds: 600 }),
  RATE_LIMIT_WRITES: rateLimit.default({ hits: 300, seconds: 3_600 }),
  RATE_LIMIT_COUNTER: rateLimit.default({ hits: 300, seconds: 60 }),
  RATE_LIMIT_ORDER_READS: rateLimit.default({ hits: 120, seconds: 60 }),
  RATE_LIMIT_PAIRING: rateLimit.default({ hits: 10, seconds: 60 }),
  RATE_LIMIT_PAIRING_TENANT: rateLimit.default({ hits: 1_000, seconds: 600 }),
  RATE_LIMIT_PIN: rateLimit.default({ hits: 5, seconds: 900 }),
  RATE_LIMIT_PIN_DAY: rateLimit.default({ hits: 20, seconds: 86_400 }),
  METRICS_TOKEN: metricsToken,
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
