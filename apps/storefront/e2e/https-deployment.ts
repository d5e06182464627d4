import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { embeddedDatabaseUrl, environments, ownSecrets, root } from '../../../scripts/stack/settings.ts';
import { type BufferingProxy, startBufferingProxy } from './buffering-proxy.ts';
import { clockStart } from './clock.ts';
import { counterHost, deploymentDomain, identityHost } from './deployment-hosts.ts';
import { readMetric } from './metrics.ts';
import { httpsPorts as own, ports } from './ports.ts';
import { signInLimit } from './sign-in-limit.ts';
import { expect } from './test.ts';

const programs = {
  identity: 'apps/sandbox/src/identity-provider/server.ts',
  backend: 'apps/backend/dist/server.js',
  storefront: 'apps/storefront/dist/host.js',
  counter: 'apps/counter/dist/host.js',
} as const;

/** A deployment as an operator has it: over https, behind one proxy, with the identity provider on another site. */
export interface HttpsDeployment {
  readonly proxy: BufferingProxy;
  stop(): Promise<void>;
}

/**
 * Starts a deployment beside the journeys' stack, on its database and with its payment provider. Its programs find its
 * hostnames through the proxy's own forward proxy and trust its certificate.
 */
export async function startHttpsDeployment(storefrontHost: string): Promise<HttpsDeployment> {
  const proxy = await startBufferingProxy([`*.${deploymentDomain}`, identityHost], (hostname) => {
    if (hostname === identityHost) return own.identity;
    if (hostname === counterHost) return own.counter;
    return hostname === storefrontHost ? own.storefront : undefined;
  });
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-https-'));
  const certificateFile = join(folder, 'certificate.pem');
  writeFileSync(certificateFile, proxy.certificate);

  const issuer = `https://${identityHost}`;
  const secrets = ownSecrets(process.env.JOURNEY_DATA_FOLDER ?? folder);
  const usual = environments(
    { ...ports, ...own, storybook: 0 },
    embeddedDatabaseUrl(ports.database),
    secrets,
    folder,
  );
  const shared = {
    OIDC_ISSUER: issuer,
    OIDC_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
    TRUST_PROXY: '1',
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: proxy.url,
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
  const callback = (host: string) => `https://${host}/api/auth/callback/google`;
  const settings = {
    identity: {
      ...usual.sandbox,
      ISSUER: issuer,
      OIDC_REDIRECT_URIS: [storefrontHost, counterHost].map(callback).join(','),
    },
    backend: {
      ...usual.backend,
      ...shared,
      CLOCK_START: await businessTime(),
      // Both backends count in the same database.
      RATE_LIMIT_SIGN_IN: signInLimit,
      DATABASE_POOL_WAIT_MS: '10000',
      COUNTER_URL: `https://${counterHost}`,
      OIDC_REDIRECT_URI: callback(storefrontHost),
    },
    storefront: { ...usual.storefront, ...shared },
    counter: { ...usual.counter, ...shared },
  };

  const running: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(
      running.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }),
    );
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (name: keyof typeof programs, path: string) => {
    const child = spawn(process.execPath, [join(root, programs[name])], {
      env: settings[name],
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const said: string[] = [];
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      // A page says that something did not work; only the programs say why.
      if (/"level":"(warn|error|fatal)"/.test(line)) console.log(`[${name}] ${line}`);
    });
    await isReady(`http://127.0.0.1:${own[name]}${path}`).catch((cause: unknown) => {
      throw new Error(`The ${name} is not ready. It said:\n${said.join('\n')}`, { cause });
    });
  };
  try {
    await Promise.all([
      start('identity', '/healthz'),
      start('backend', '/readyz'),
      start('storefront', '/readyz'),
      start('counter', '/readyz'),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { proxy, stop };
}

async function isReady(url: string): Promise<void> {
  const ask = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(ask, { intervals: [100], timeout: 120_000 }).toBe(true);
}

/** What the stack's own backend takes for the time: both must agree on the orders that they share. */
async function businessTime(): Promise<string> {
  const startedAt = await readMetric(ports.backend, 'process_start_time_seconds');
  return new Date(Date.parse(clockStart) + Date.now() - startedAt * 1000).toISOString();
}
