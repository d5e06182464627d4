import { z } from 'zod';
import type { Limit } from './rate-limits/rate-limits.ts';

// Kinds of values that settings have. A message is the end of "NAME is …".

const minSecretBytes = 32;

/** A text that must be given; `hint` says what it is. */
export const setting = (hint: string) => z.string({ error: `is not set: give it ${hint}.` });

/** The message of a value that is not what `hint` says. */
export const invalid = (hint: string) => ({ error: `is not valid: give it ${hint}.` });

/** An address of a server over HTTP. */
export const url = (hint: string) =>
  setting(hint).refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), invalid(hint));

/** Writes an address without the slash at its end. */
export const withoutTrailingSlash = (address: string) => new URL(address).href.replace(/\/$/, '');

/** A whole number within bounds. */
export const wholeNumber = (fallback: number, least: number, most: number) => {
  const hint = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, invalid(hint))
    .transform(Number)
    .refine((number) => number >= least && number <= most, invalid(hint))
    .default(fallback);
};

/** One of these values. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
  hint: string,
) => z.enum(values, invalid(hint)).default(fallback);

const isLongSecret = (value: string) => Buffer.byteLength(value) >= minSecretBytes;
const tooShort = {
  error: `is too short: use at least ${minSecretBytes} random bytes, as "openssl rand -hex 32" prints.`,
};

/** A secret that must be given. */
export const secret = setting('at least 32 random bytes, as "openssl rand -hex 32" prints').refine(
  isLongSecret,
  tooShort,
);

/** Values between commas. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** Secrets between commas. */
export const secrets = list.refine((all) => all.every(isLongSecret), tooShort);

/** So many calls in so many seconds, or no limit. */
export const rateLimit = z
  .string()
  .regex(/^(off|[1-9]\d{0,6}\/[1-9]\d{0,4})$/, invalid('calls/seconds, as 30/60, or off'))
  .transform((text): Limit => {
    const [hits, seconds] = text.split('/').map(Number);
    return hits === undefined || seconds === undefined ? null : { hits, seconds };
  });

/** The address of a database. */
export const databaseUrl = setting(
  'the address of a PostgreSQL database, as postgres://user:password@host:5432/name',
).refine(
  (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
  invalid('an address that begins with postgres:// or postgresql://'),
);
