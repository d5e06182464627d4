import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './cli.ts';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** The ports of one running stack. */
export interface Ports {
  readonly storefront: number;
  readonly counter: number;
  readonly backend: number;
  readonly identity: number;
  readonly payments: number;
  readonly postcodes: number;
  readonly mailbox: number;
  readonly smtp: number;
  readonly storybook: number;
  readonly database: number;
}

/** Names the environment variable that moves each service to another port. */
export const portVariables: Readonly<Record<keyof Ports, string>> = {
  storefront: 'STOREFRONT_PORT',
  counter: 'COUNTER_PORT',
  backend: 'BACKEND_PORT',
  identity: 'IDENTITY_PORT',
  payments: 'PAYMENTS_PORT',
  postcodes: 'POSTCODES_PORT',
  mailbox: 'MAILBOX_PORT',
  smtp: 'SMTP_PORT',
  storybook: 'STORYBOOK_PORT',
  database: 'DATABASE_PORT',
};

// None from 32768 on: Linux gives those to outgoing connections, and one of these would be taken now and then.
const defaultPorts: Ports = {
  storefront: 3000,
  counter: 3100,
  backend: 4000,
  identity: 4101,
  payments: 4102,
  postcodes: 4103,
  mailbox: 4104,
  smtp: 4105,
  storybook: 6006,
  database: 5439,
};

/** Reads the ports from the environment, with `npm start`'s usual ones as defaults. */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  const port = (name: keyof Ports) => {
    const text = env[portVariables[name]];
    if (text === undefined || text === '') return defaultPorts[name];
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > 65_535) {
      throw new CliError(`${portVariables[name]} must be a port number between 1 and 65535, not "${text}".`);
    }
    return value;
  };
  return {
    storefront: port('storefront'),
    counter: port('counter'),
    backend: port('backend'),
    identity: port('identity'),
    payments: port('payments'),
    postcodes: port('postcodes'),
    mailbox: port('mailbox'),
    smtp: port('smtp'),
    storybook: port('storybook'),
    database: port('database'),
  };
}

/** Where `npm start` keeps its data. */
export const dataFolderFrom = ({ DATA_FOLDER }: NodeJS.ProcessEnv): string =>
  DATA_FOLDER ? resolve(DATA_FOLDER) : join(root, '.data');

/** Where the backend of `npm start` keeps the pictures of restaurants. */
export const picturesFolder = (dataFolder: string): string => join(dataFolder, 'pictures');

interface Secrets {
  readonly jwt: string;
  readonly pin: string;
  readonly session: string;
  readonly webhook: string;
}

/** The stack's own secrets, made once and kept beside its data, so that a restart signs nobody out. */
export function ownSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  const stored = existsSync(file) ? storedSecrets(readFileSync(file, 'utf8')) : undefined;
  if (stored !== undefined) return stored;
  const secret = () => randomBytes(32).toString('base64url');
  const made: Secrets = { jwt: secret(), pin: secret(), session: secret(), webhook: `whsec_${secret()}` };
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function storedSecrets(text: string): Secrets | undefined {
  try {
    const { jwt, pin, session, webhook } = JSON.parse(text) as Partial<Secrets>;
    return jwt && pin && session && webhook ? { jwt, pin, session, webhook } : undefined;
  } catch {
    return undefined;
  }
}

const clientId = 'tiffin-storefront';
const clientSecret = 'tiffin-storefront-secret';
/** The tenant of the demo restaurants. */
export const foundationId = '5f0c0ffee0ddba11ca7e0001';

/** The address of the database that `npm start` runs on `port`. */
export const embeddedDatabaseUrl = (port: number) =>
  `postgres://tiffin:tiffin@127.0.0.1:${port}/tiffin_store`;

/** How the backend reaches the sandbox's payment provider; nothing where the person has a key of their own. */
export function paymentSettings(ports: Ports): Environment {
  if (process.env.STRIPE_SECRET_KEY) return {};
  return { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_API_BASE: `http://localhost:${ports.payments}` };
}

type Environment = Readonly<Record<string, string>>;

/** The environment of each process of the stack; whatever the person has set wins over these defaults. */
export function environments(
  ports: Ports,
  databaseUrl: string,
  secrets: Secrets,
  dataFolder: string,
): Record<'backend' | 'storefront' | 'counter' | 'sandbox', Environment> {
  const issuer = `http://localhost:${ports.identity}`;
  const postcodes = `http://localhost:${ports.postcodes}`;
  const usesSandboxPayments = !process.env.STRIPE_SECRET_KEY;
  // What the servers of the storefront and the counter have in common.
  const webApp = {
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    HOST: '127.0.0.1',
    BACKEND_URL: `http://localhost:${ports.backend}`,
    FOUNDATION_ID: foundationId,
    OIDC_DISCOVERY_URL: `${process.env.OIDC_ISSUER ?? issuer}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    BETTER_AUTH_SECRET: secrets.session,
  };
  return {
    sandbox: {
      HOST: '127.0.0.1',
      IDENTITY_PORT: String(ports.identity),
      PAYMENTS_PORT: String(ports.payments),
      POSTCODES_PORT: String(ports.postcodes),
      MAILBOX_PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_REDIRECT_PORTS: `${ports.storefront},${ports.counter}`,
      WEBHOOK_URL: `http://localhost:${ports.backend}/webhooks/payments`,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: secrets.webhook,
      SANDBOX_STATE_DIR: join(dataFolder, 'sandbox'),
    },
    backend: {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      HOST: '127.0.0.1',
      PORT: String(ports.backend),
      DATABASE_URL: databaseUrl,
      DEMO_DATA: '1',
      FOUNDATION_ID: foundationId,
      JWT_SECRET: secrets.jwt,
      PIN_SECRET: secrets.pin,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_REDIRECT_URI: `http://localhost:${ports.storefront}/api/auth/callback/google`,
      POSTCODES_URL: postcodes,
      PICTURES_FOLDER: picturesFolder(dataFolder),
      COUNTER_URL: `http://localhost:${ports.counter}`,
      ...(!process.env.SMTP_URL && {
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
        MAIL_FROM: 'orders@tiffin.example',
      }),
      // The storefront names each customer's address; TRUST_PROXY itself counts the proxies before the storefront.
      TRUST_PROXY: process.env.BACKEND_TRUST_PROXY ?? '1',
      ...paymentSettings(ports),
      ...(usesSandboxPayments && { STRIPE_WEBHOOK_SECRET: secrets.webhook }),
    },
    storefront: {
      ...webApp,
      PORT: String(ports.storefront),
      POSTCODES_URL: postcodes,
    },
    counter: { ...webApp, PORT: String(ports.counter) },
  };
}
