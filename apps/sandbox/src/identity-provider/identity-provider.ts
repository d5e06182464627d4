import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Provider } from 'oidc-provider';
import type { Environment } from '../environment.ts';
import { listen, type RunningService } from '../service.ts';
import { type Account, demoAccounts } from './accounts.ts';
import { createInteractions } from './interactions.ts';
import { loadKeys } from './keys.ts';
import { type ClientSettings, createProvider } from './provider.ts';

/** How an identity provider is set up. */
export interface IdentityProviderOptions extends ClientSettings {
  readonly host: string;
  readonly port: number;
  /** The issuer in its tokens; by default the address it listens at. */
  readonly issuer?: string;
  readonly stateDir?: string;
}

/** Reads the options from the environment. */
export function identityProviderOptions(env: Environment): IdentityProviderOptions {
  return {
    host: env.HOST,
    port: env.IDENTITY_PORT,
    ...(env.ISSUER && { issuer: env.ISSUER }),
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    redirectUris: redirectUris(
      env.OIDC_REDIRECT_HOSTS,
      ['3000', ...env.OIDC_REDIRECT_PORTS],
      env.OIDC_REDIRECT_URIS,
    ),
    ...(env.SANDBOX_STATE_DIR && { stateDir: env.SANDBOX_STATE_DIR }),
  };
}

/** Every address the app may be sent back to: its callback on each host and port, and `more` as they are. */
function redirectUris(
  hosts: readonly string[],
  ports: readonly string[],
  more: readonly string[] = [],
): readonly string[] {
  const made = hosts.flatMap((host) =>
    ports.flatMap((port) =>
      ['http', 'https'].map((scheme) => `${scheme}://${host}:${port}/api/auth/callback/google`),
    ),
  );
  return [...new Set([...made, ...more])];
}

const ownPaths = /^\/(interaction|pictures|healthz)(\/|$|\?)/;

/** Starts the stand-in for Google's sign-in. */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<RunningService> {
  const keys = await loadKeys(options.stateDir);
  const accounts = new Map<string, Account>(demoAccounts.map((account) => [account.sub, account]));
  const findBySubject = (sub: string) => accounts.get(sub);

  let provider: Provider;
  const interactions = createInteractions({
    provider: () => provider,
    remember: (account) => accounts.set(account.sub, account),
    findBySubject,
  });
  const ownPages = getRequestListener(interactions.fetch);
  let callback: ReturnType<Provider['callback']>;
  const server = createServer((request, response) => {
    const handle = ownPaths.test(request.url ?? '') ? ownPages : callback;
    void handle(request, response);
  });
  const service = await listen('identity provider', server, options);
  // Only now is the port known, and with it the issuer; no request can come in between.
  provider = createProvider(options.issuer ?? service.url, options, keys, findBySubject);
  callback = provider.callback();
  return service;
}
