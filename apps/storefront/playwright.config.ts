import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/stack/browser.ts';
import { journeyStack } from './e2e/journey-stack.ts';
import { ports } from './e2e/ports.ts';
import { rounds } from './e2e/soak.ts';

const executablePath = findChromium();

/** What has no size, or tries several itself; `npm run test:soak -- journeys` makes all others on a phone too. */
const sameAtEverySize =
  /(accessibility|counter-.*|cross-window-messages|csrf|double-submit|forced-colours|host-header|hostile-.*|keyboard|layout|main-job|open-redirects|page-cache|security-headers|seo|smoke|storage)\.spec\.ts$/;

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
  webServer: [...journeyStack],
});
