import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/stack/browser.ts';
import { testPortShift } from '../../scripts/stack/test-ports.ts';

const root = join(import.meta.dirname, '../..');
const port = 6008 + testPortShift;
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
    // Not `url`: Playwright would refuse a taken port without saying what to do.
    wait: { stdout: /Listening on/ },
    // It builds Storybook first.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
