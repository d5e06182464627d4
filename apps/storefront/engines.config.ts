// The walk in the engines of other browsers: npx playwright test --config apps/storefront/engines.config.ts
import { defineConfig } from '@playwright/test';
import { root } from '../../scripts/stack/settings.ts';
import type { EngineOptions } from './e2e/engines/test.ts';
import { journeyStack } from './e2e/journey-stack.ts';
import { storybookPort } from './e2e/ports.ts';
import { rounds } from './e2e/soak.ts';

const storybookServer = {
  command: `node .storybook/e2e/serve-storybook.ts ${storybookPort}`,
  cwd: root,
  wait: { stdout: /Listening on/ },
  // It builds Storybook first.
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  testMatch: '*.walk.ts',
  outputDir: 'test-results/engines',
  globalSetup: './e2e/engines/install.ts',
  // A limit for what hangs.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // Both engines at once, each in one process.
  workers: 2,
  retries: 0,
  grepInvert: rounds<RegExp | RegExp[]>(/@soak/, []),
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME || 'test-results/engines.json' }],
  ],
  projects: (['Firefox', 'WebKit'] as const).map((engineName) => ({
    name: engineName,
    workers: 1,
    use: { engineName },
  })),
  webServer: [...journeyStack, ...rounds([], [storybookServer])],
});
