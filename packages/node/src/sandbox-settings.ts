type Source = Readonly<Record<string, string | undefined>>;

/** Says what is wrong with a setting outside a trial, as the end of "NAME is …"; null where nothing is. */
type Judge = (value: string) => string | null;

// A real secret of 32 bytes has twice as many different characters, written in whatever way.
const leastDifferentCharacters = 8;

const isTheSandboxs =
  (literal: string): Judge =>
  (value) =>
    value === literal ? "is the sandbox's: give it your own" : null;
const isWeak = (secret: string) => new Set(secret.trim()).size < leastDifferentCharacters;
const canBeGuessed = 'can be guessed: give it random bytes, as "openssl rand -hex 32" prints';
const isNoSecret: Judge = (value) => (isWeak(value) ? canBeGuessed : null);
const isNotHttps: Judge = (value) =>
  /^https:/i.test(value) ? null : 'is not encrypted: give it an address that begins with https://';
const isForTrials: Judge = () => 'is for trials: leave it out';

const judges: Readonly<Record<string, Judge>> = {
  JWT_SECRET: isNoSecret,
  JWT_PREVIOUS_SECRETS: (value) => (value.split(',').some(isWeak) ? canBeGuessed : null),
  PIN_SECRET: isNoSecret,
  BETTER_AUTH_SECRET: isNoSecret,
  METRICS_TOKEN: isNoSecret,
  OIDC_CLIENT_SECRET: isTheSandboxs('tiffin-storefront-secret'),
  OIDC_ISSUER: isNotHttps,
  OIDC_DISCOVERY_URL: isNotHttps,
  STRIPE_SECRET_KEY: isTheSandboxs('sk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: isTheSandboxs('whsec_sandbox'),
  STRIPE_API_BASE: (value) =>
    value.replace(/\/$/, '') === 'https://api.stripe.com' ? null : 'is for the sandbox: leave it out',
  CLOCK_START: isForTrials,
  DEMO_DATA: (value) => (value === '0' ? null : 'is for trials: leave it out'),
};

const isDisabledLimit: Judge = (value) =>
  value === 'off' ? 'is for trials: give it calls/seconds, or leave it out' : null;

function judgeOf(name: string): Judge | undefined {
  return name.startsWith('RATE_LIMIT_') ? isDisabledLimit : judges[name];
}

/** Whether `ALLOW_SANDBOX=1` says that this is a trial: what belongs to the sandbox is accepted then. */
export function allowsSandbox(source: Source): boolean {
  return source.ALLOW_SANDBOX?.trim() === '1';
}

/** The settings that only a trial may have, each by one sentence that says what to do instead. */
export function sandboxSettings(source: Source): readonly string[] {
  return Object.entries(source).flatMap(([name, given]) => {
    const value = given?.trim() ?? '';
    const problem = value === '' ? null : (judgeOf(name)?.(value) ?? null);
    return problem === null ? [] : [`${name} ${problem}, or set ALLOW_SANDBOX=1 to try things out.`];
  });
}

/** Warns in the log of a program that starts with `ALLOW_SANDBOX=1`, and names what that lets pass. */
export function warnOfSandbox(log: { warn: (facts: object, text: string) => void }, source: Source): void {
  if (!allowsSandbox(source)) return;
  const settings = sandboxSettings(source).map((problem) => problem.slice(0, problem.indexOf(' ')));
  log.warn({ settings }, 'ALLOW_SANDBOX=1 accepts settings of the sandbox: never use it in production');
}
