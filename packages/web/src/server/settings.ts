import { metricsToken } from '@tiffin/node';
import { z } from 'zod';

/** The address of a server. */
export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});

const filled = z.string({ error: 'is missing' }).min(1, 'must not be empty');

/** Where a Start app listens. */
export const listenSettings = (defaultPort: number) =>
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(defaultPort),
  });

/** The settings that every Start app has: where it listens, which backend it calls, how its people sign in. */
export const webAppSettings = listenSettings(3000).extend({
  BACKEND_URL: httpUrl,
  BACKEND_FALLBACK_URL: httpUrl.optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^([0-9]|true|false)$/, 'must be the number of your proxies before this server, from 0 to 9')
    .default('0')
    .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value))),
  OIDC_DISCOVERY_URL: httpUrl.default('https://accounts.google.com/.well-known/openid-configuration'),
  OIDC_CLIENT_ID: filled,
  OIDC_CLIENT_SECRET: filled,
  BETTER_AUTH_SECRET: z.string({ error: 'is missing' }).min(32, 'must be at least 32 characters long'),
  /** How long a stopping server still takes connections while `/readyz` answers 503, in ms. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  /** What `/metrics` asks for; without it there is no such page. */
  METRICS_TOKEN: metricsToken,
});

/** The settings that every Start app has, parsed. */
export type WebAppSettings = Readonly<z.output<typeof webAppSettings>>;
