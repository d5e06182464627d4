// The stack that the journeys use, and the walk in other browsers.
import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../../scripts/stack/postgres-folders.ts';
import { root } from '../../../scripts/stack/settings.ts';
import { clockStart } from './clock.ts';
import { metricsToken } from './metrics.ts';
import { ports } from './ports.ts';
import { signInLimit } from './sign-in-limit.ts';

// A stack of its own beside one that may be running: other ports, other data, always Friday at dinner time.
if (process.env.JOURNEY_DATA_FOLDER === undefined) {
  const folder = temporaryFolder('tiffin-journeys-');
  // The workers read this file too: only the first process makes the folder and takes it away.
  process.env.JOURNEY_DATA_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The servers that Playwright starts before the tests and stops after them. */
export const journeyStack = [
  {
    command: 'node apps/storefront/e2e/fault-proxy.ts',
    cwd: root,
    // Not `port`: Playwright would refuse a taken one without saying what to do.
    wait: { stdout: /fault proxy: ready/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  {
    command: 'node scripts/start.ts --no-storybook',
    cwd: root,
    url: `http://localhost:${ports.storefront}/healthz`,
    // It builds both apps and creates a database first.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      STOREFRONT_PORT: String(ports.storefront),
      COUNTER_PORT: String(ports.counter),
      BACKEND_PORT: String(ports.backend),
      IDENTITY_PORT: String(ports.identity),
      PAYMENTS_PORT: String(ports.payments),
      POSTCODES_PORT: String(ports.postcodes),
      MAILBOX_PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      DATABASE_PORT: String(ports.database),
      DATA_FOLDER: process.env.JOURNEY_DATA_FOLDER,
      CLOCK_START: clockStart,
      RATE_LIMIT_SIGN_IN: signInLimit,
      // A connection may take its time on a busy machine; production says 503 sooner.
      DATABASE_POOL_WAIT_MS: '10000',
      BACKEND_URL: `http://localhost:${ports.faults}`,
      BACKEND_FALLBACK_URL: `http://localhost:${ports.fallbackFaults}`,
      POSTCODES_URL: `http://localhost:${ports.postcodeFaults}`,
      // Pages from memory as in production, but as short-lived as the tests are quick.
      PAGE_CACHE_SECONDS: '0.2',
      // Beside the demo's restaurants one of the journeys' own (main-job.spec.ts).
      OIDC_REDIRECT_URIS: `http://main-job.localhost:${ports.storefront}/api/auth/callback/google`,
      ADMIN_EMAILS: 'admin@tiffin.example',
      METRICS_TOKEN: metricsToken,
    },
  },
] as const;
