import { EnvironmentError } from '@tiffin/node';
import { describe, expect, test } from 'vitest';
import { parseCommandEnv, parseDatabaseEnv, parseEnv, parsePaymentEnv } from './env.ts';

const good = {
  DATABASE_URL: 'postgres://tiffin:secret@localhost:5432/tiffin',
  FOUNDATION_ID: '5f0c0ffee0ddba11ca7e0001',
  JWT_SECRET: '5d1f0c7e9ab24c3fa6b8d2e4f1a09c77',
  PIN_SECRET: '9c77f1a0d2e4a6b84c3fab24e97e0c1f',
  OIDC_ISSUER: 'https://accounts.google.com/',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_REDIRECT_URI: 'https://saffron.example/api/auth/callback/google',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

function problemsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

test('what may be left out has a default', () => {
  expect(parseEnv(good)).toMatchObject({
    DATABASE_LISTEN_URL: good.DATABASE_URL,
    PORT: 4000,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO_DATA: false,
    ALLOW_SANDBOX: false,
    JWT_PREVIOUS_SECRETS: [],
    POSTCODES_URL: 'https://api.postcodes.io',
    OIDC_ISSUER: 'https://accounts.google.com',
    STRIPE_API_BASE: null,
    COUNTER_URL: null,
    // A request that gets no connection is refused within a second.
    DATABASE_POOL_SIZE: 20,
    DATABASE_POOL_WAIT_MS: 800,
    DATABASE_PREPARED_STATEMENTS: true,
  });
});

test('lists and instants are read', () => {
  const env = parseEnv({
    ...good,
    ALLOW_SANDBOX: '1',
    ADMIN_EMAILS: ' Ada@example.com , bob@example.com,',
    CLOCK_START: '2026-03-06T18:30:00Z',
    DEMO_DATA: '1',
  });
  expect([...env.ADMIN_EMAILS]).toEqual(['ada@example.com', 'bob@example.com']);
  expect(env.CLOCK_START?.toISOString()).toBe('2026-03-06T18:30:00.000Z');
  expect(env.DEMO_DATA).toBe(true);
  expect(env.ALLOW_SANDBOX).toBe(true);
});

test('an empty environment lists everything that is missing', () => {
  const problems = problemsOf({});
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'FOUNDATION_ID',
    'JWT_SECRET',
    'PIN_SECRET',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_REDIRECT_URI',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  for (const problem of problems) expect(problem).toMatch(/ is not set: give it .+\.$/);
});

test.each([
  ['DATABASE_URL', 'mysql://localhost/tiffin'],
  ['PORT', '70000'],
  ['PORT', '4000x'],
  ['FOUNDATION_ID', 'ABC'],
  ['JWT_SECRET', 'short'],
  ['PIN_SECRET', 'short'],
  ['JWT_PREVIOUS_SECRETS', `${'y'.repeat(32)},short`],
  ['OIDC_ISSUER', 'accounts.google.com'],
  ['STRIPE_API_BASE', 'localhost:4102'],
  ['LOG_LEVEL', 'loud'],
  ['CLOCK_START', 'tomorrow'],
  ['DEMO_DATA', 'yes'],
  ['DATABASE_PREPARED_STATEMENTS', 'never'],
  ['DATABASE_LISTEN_URL', 'localhost'],
])('a wrong %s (%s) is one sentence that begins with its name', (name, value) => {
  const problems = problemsOf({ ...good, ALLOW_SANDBOX: '1', [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} is .+\\.$`));
});

test('rate limits have defaults, go by the customer behind a trusted proxy, and can be turned off', () => {
  expect(parseEnv(good)).toMatchObject({
    RATE_LIMIT_SIGN_IN: { hits: 600, seconds: 60 },
    RATE_LIMIT_SESSIONS: { hits: 600, seconds: 60 },
    RATE_LIMIT_CHECKOUT: { hits: 60, seconds: 600 },
    RATE_LIMIT_PROMO_GUESS: { hits: 20, seconds: 600 },
    RATE_LIMIT_EXPORTS: { hits: 20, seconds: 3_600 },
    RATE_LIMIT_WRITES: { hits: 300, seconds: 3_600 },
    RATE_LIMIT_DATA_REQUESTS: { hits: 600, seconds: 3_600 },
    RATE_LIMIT_DATA_REQUESTS_MAILBOX: { hits: 10, seconds: 86_400 },
    RATE_LIMIT_COUNTER: { hits: 300, seconds: 60 },
    RATE_LIMIT_UPLOADS: { hits: 20, seconds: 3_600 },
    RATE_LIMIT_ORDER_READS: { hits: 120, seconds: 60 },
    RATE_LIMIT_PAIRING: { hits: 10, seconds: 60 },
    RATE_LIMIT_PAIRING_TENANT: { hits: 1_000, seconds: 600 },
    RATE_LIMIT_PIN: { hits: 5, seconds: 900 },
    RATE_LIMIT_PIN_DAY: { hits: 20, seconds: 86_400 },
  });
  const behindProxy = parseEnv({ ...good, ALLOW_SANDBOX: '1', TRUST_PROXY: '1', RATE_LIMIT_CHECKOUT: 'off' });
  expect(behindProxy).toMatchObject({
    TRUST_PROXY: 1,
    RATE_LIMIT_SIGN_IN: { hits: 30, seconds: 60 },
    RATE_LIMIT_CHECKOUT: null,
  });
  const given = (limit: string) =>
    parseEnv({ ...good, ALLOW_SANDBOX: '1', RATE_LIMIT_SIGN_IN: limit }).RATE_LIMIT_SIGN_IN;
  expect(given('7/5')).toEqual({ hits: 7, seconds: 5 });
  expect(given('off')).toBeNull();
});

test.each([
  ['RATE_LIMIT_SIGN_IN', '0/60'],
  ['RATE_LIMIT_CHECKOUT', '10'],
  ['RATE_LIMIT_PROMO_GUESS', '10/0'],
  ['TRUST_PROXY', 'yes'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_POOL_WAIT_MS', 'long'],
  ['DRAIN_MS', '-1'],
  ['ACCESS_TOKEN_SECONDS', '901'],
  ['STREAM_SECONDS', '29'],
  ['METRICS_TOKEN', 'short'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ ...good, ALLOW_SANDBOX: '1', [name]: value })).toEqual([
    expect.stringMatching(`^${name} is `),
  ]);
});

test('the mail server is read with its sender', () => {
  const { SMTP_URL, MAIL_FROM } = parseEnv({
    ...good,
    SMTP_URL: 'smtps://user:p%40ss@smtp.example.com',
    MAIL_FROM: 'orders@example.com',
  });
  expect(SMTP_URL?.hostname).toBe('smtp.example.com');
  expect(MAIL_FROM).toBe('orders@example.com');
});

test.each<[Record<string, string>, string]>([
  [
    { SMTP_URL: 'smtp.example.com', MAIL_FROM: 'orders@example.com' },
    'SMTP_URL is not valid: give it the address',
  ],
  [
    { SMTP_URL: 'https://smtp.example.com', MAIL_FROM: 'orders@example.com' },
    'SMTP_URL is not valid: give it',
  ],
  [
    { SMTP_URL: 'smtp://smtp.example.com', MAIL_FROM: 'Orders' },
    'MAIL_FROM is not valid: give it the address',
  ],
  [{ SMTP_URL: 'smtp://smtp.example.com' }, 'MAIL_FROM is not set: with SMTP_URL give it the address'],
])('%j is refused', (mail, problem) => {
  expect(problemsOf({ ...good, ...mail })).toEqual([expect.stringContaining(problem)]);
});

describe('the settings of the sandbox', () => {
  const sandbox = {
    ...good,
    JWT_SECRET: '0'.repeat(32),
    PIN_SECRET: '1'.repeat(32),
    OIDC_ISSUER: 'http://localhost:4101',
    OIDC_CLIENT_SECRET: 'tiffin-storefront-secret',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: 'http://localhost:4102',
    CLOCK_START: '2026-03-06T18:30:00Z',
    DEMO_DATA: '1',
    RATE_LIMIT_CHECKOUT: 'off',
  };
  const names = Object.keys(sandbox).filter(
    (name) => sandbox[name as keyof typeof sandbox] !== good[name as keyof typeof good],
  );
  const refusals = (parse: (source: Record<string, string>) => unknown, source: Record<string, string>) => {
    try {
      parse(source);
      return [];
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      return error.problems.map((problem) => problem.split(' ')[0]);
    }
  };

  test.each([
    ['the server', parseEnv],
    ['a command for a foundation', parseCommandEnv],
    ['a command for the database', parseDatabaseEnv],
    ['a command that pays', parsePaymentEnv],
  ])(
    'are refused by %s, all at once, whatever NODE_ENV says, and let pass by ALLOW_SANDBOX=1',
    (_what, parse) => {
      for (const NODE_ENV of ['production', 'development', 'test'])
        expect(refusals(parse, { ...sandbox, NODE_ENV }).sort()).toEqual(names.toSorted());
      expect(refusals(parse, { ...sandbox, ALLOW_SANDBOX: '1' })).toEqual([]);
      expect(refusals(parse, good)).toEqual([]);
    },
  );

  test('are named beside everything else that is wrong', () => {
    const wrong = { ...sandbox, PORT: 'x', SMTP_URL: 'smtp://mail.example' };
    expect(refusals(parseEnv, wrong).sort()).toEqual(['MAIL_FROM', 'PORT', ...names].sort());
  });
});
