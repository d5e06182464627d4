import { idPattern } from '@tiffin/domain';
import { parseEnvironment } from '@tiffin/node';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
const proxies = z
  .string()
  .regex(/^([0-9]|true|false)$/, 'must be the number of your proxies before the storefront, from 0 to 9')
  .default('0')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));
const filled = z.string({ error: 'is missing' }).min(1, 'must not be empty');

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  BACKEND_URL: url,
  BACKEND_FALLBACK_URL: url.optional(),
  FOUNDATION_ID: z.string({ error: 'is missing' }).regex(idPattern, 'must be 24 lower-case hex characters'),
  TRUST_PROXY: proxies,
  OIDC_DISCOVERY_URL: url.default('https://accounts.google.com/.well-known/openid-configuration'),
  OIDC_CLIENT_ID: filled,
  OIDC_CLIENT_SECRET: filled,
  BETTER_AUTH_SECRET: z.string({ error: 'is missing' }).min(32, 'must be at least 32 characters long'),
  /** How long a public page is sent from memory before it is made again; 0 renders each page each time. */
  PAGE_CACHE_SECONDS: z.coerce.number().min(0).max(300).default(5),
  /** Whether a CDN in front may keep public pages too, for as long as one of ours counts as new. */
  SHARED_CACHE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** How long a stopping storefront still takes connections while `/readyz` answers 503, in ms. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  POSTCODES_URL: url.default('https://api.postcodes.io'),
  CLOCK_START: z.iso
    .datetime({ offset: true, error: 'must be an ISO instant such as 2026-03-06T18:30:00Z' })
    .transform((text) => new Date(text))
    .optional(),
});

/** The storefront's settings, parsed. */
export type Environment = Readonly<z.output<typeof schema>>;

/** Parses the settings; throws one readable message that names every setting that is wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  return parseEnvironment('storefront', schema, source);
}

let parsed: Environment | undefined;

/** The settings of this process, parsed at first use. */
export function environment(): Environment {
  parsed ??= readEnvironment(process.env);
  return parsed;
}
