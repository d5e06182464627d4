import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/stack/browser.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.STORYBOOK_TEST_PORT ?? 6008);
const executablePath = findChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results/storybook'),
  fullyParallel: true,
  workers: 2,
  // A limit for what hangs: a test opens all docs pages of a section.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME || join(root, 'test-results/storybook.json') },
    ],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `node ${join(import.meta.dirname, 'serve-storybook.ts')} ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    // It builds Storybook first.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
});
