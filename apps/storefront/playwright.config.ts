import { rmSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/stack/browser.ts';
import { temporaryFolder } from '../../scripts/stack/postgres-folders.ts';
import { clockStart } from './e2e/clock.ts';
import { ports } from './e2e/ports.ts';
import { signInLimit } from './e2e/sign-in-limit.ts';
import { rounds } from './e2e/soak.ts';

// A stack of its own beside one that may be running: other ports, other data, always Friday at dinner time.
if (process.env.JOURNEY_DATA_FOLDER === undefined) {
  const folder = temporaryFolder('tiffin-journeys-');
  // The workers read this file too: only the first process makes the folder and takes it away.
  process.env.JOURNEY_DATA_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const executablePath = findChromium();

/** What has no size, or tries several itself; `npm run test:soak -- journeys` makes all others on a phone too. */
const sameAtEverySize =
  /(accessibility|counter-.*|cross-window-messages|csrf|double-submit|forced-colours|host-header|hostile-.*|keyboard|layout|open-redirects|page-cache|security-headers|seo|smoke|storage)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Limits for what hangs: a journey is many steps, and on a machine with other work each may take its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // By test, not by file: no core waits for the last long file.
  fullyParallel: true,
  // Each journey has customers, and where it changes one a restaurant, of its own; faults fail those alone.
  workers: 2,
  retries: 0,
  // What unit, story or backend tests show too, the soak tries once more in the whole app.
  grepInvert: rounds<RegExp | RegExp[]>(/@soak/, []),
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME || 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${ports.storefront}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A failed journey reports the page as it was; recording every journey takes a fifth of the time.
    // `--trace=retain-on-failure` records those that fail.
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 1000 },
        // Waiting for what moves takes a third of the time. On the phone, in the layout's journeys and in the soak
        // everything moves.
        contextOptions: { reducedMotion: rounds('reduce', 'no-preference') },
      },
      grepInvert: rounds([/@soak/, /@phone/], []),
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testIgnore: sameAtEverySize,
      // Each way that a phone has of its own: signing in on the page itself, the cart as a sheet, dialogs as sheets.
      // The soak goes these ways at a desk too.
      grep: rounds(/@phone/, /./),
    },
  ],
  webServer: [
    {
      command: 'node e2e/fault-proxy.ts',
      // Not `port`: Playwright would refuse a taken one without saying what to do.
      wait: { stdout: /fault proxy: ready/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: 'node scripts/start.ts --no-storybook',
      cwd: '../..',
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
        ADMIN_EMAILS: 'admin@tiffin.example',
      },
    },
  ],
});
