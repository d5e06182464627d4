import { parseSandboxEnvironment } from '@tiffin/node';
import { z } from 'zod';

const demoHosts = ['saffron.localhost', 'forno.localhost', 'lantern.localhost'];
const hosts = ['localhost', ...demoHosts, ...demoHosts.map((host) => `www.${host}`)].join();

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const list = (fallback = '') =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(/[\s,]+/).filter(Boolean));

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  /** Where the stand-ins keep their state over a restart; without it they keep it in memory. */
  SANDBOX_STATE_DIR: z.string().optional(),
  IDENTITY_PORT: port(4101),
  ISSUER: z.string().optional(),
  OIDC_CLIENT_ID: z.string().default('tiffin-storefront'),
  OIDC_CLIENT_SECRET: z.string().default('tiffin-storefront-secret'),
  OIDC_REDIRECT_HOSTS: list(hosts),
  OIDC_REDIRECT_PORTS: list(),
  OIDC_REDIRECT_URIS: list(),
  PAYMENTS_PORT: port(4102),
  PAYMENTS_PUBLIC_URL: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  WEBHOOK_URL: list(),
  WEBHOOK_RETRY_MS: z.coerce.number().positive().optional(),
  MERCHANT_NAME: z.string().default('Tiffin'),
  POSTCODES_PORT: port(4103),
  MAILBOX_PORT: port(4104),
  SMTP_PORT: port(4105),
});

/** The settings of the stand-ins. */
export type Environment = z.output<typeof schema>;

/** Reads the settings from the environment; throws one error that names every setting that is wrong. */
export function environment(source: NodeJS.ProcessEnv = process.env): Environment {
  return parseSandboxEnvironment('sandbox', schema, source);
}
