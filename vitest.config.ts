import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/stack/browser.ts';

// `SEED=… npm test` draws in the random tests what the failed test drew that has printed this seed.
const replaySeed = fileURLToPath(new URL('packages/domain/src/testing/replay-seed.ts', import.meta.url));

const node = (name: string, root: string, extra: object = {}) => ({
  test: {
    name,
    root,
    environment: 'node' as const,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // A limit for a test that hangs, not for a machine with other work.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: process.env.SEED === undefined ? [] : [replaySeed],
    ...extra,
  },
});

// One width for each scheme; `STORY_VIEWPORT=tablet npm test -- stories` looks at all of them at another.
const storyViewport = (scheme: 'light' | 'dark') =>
  process.env.STORY_VIEWPORT ?? (scheme === 'light' ? 'desktop' : 'mobile');

/** Every story as a test in a real browser: it renders, its play function passes, axe finds nothing. */
const stories = async (name: string, scheme: 'light' | 'dark', skippedTags: string[] = []) => {
  const executablePath = findChromium();
  return {
    plugins: [
      await storybookTest({
        configDir: '.storybook',
        initialGlobals: { scheme, viewport: { value: storyViewport(scheme) } },
        tags: { exclude: skippedTags },
      }),
    ],
    test: {
      name,
      setupFiles: ['.storybook/docs-page-rules.ts', '.storybook/failure-report.ts'],
      // One page for all files: half the time, and stories clean up after themselves anyway.
      isolate: false,
      // Suites such as those of every dialog and every page have many steps; on a busy machine they take their time.
      testTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: 300_000,
        // .storybook/failure-report.ts takes one of a story that fails.
        screenshotFailures: false,
        screenshotDirectory: 'test-results/stories',
        provider: playwright({
          launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
};

export default defineConfig({
  test: {
    // Vitest leaves one core for itself: on a machine with two that is half of the tests' time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      node('domain', 'packages/domain'),
      node('api', 'packages/api'),
      node('mail', 'packages/mail'),
      node('node', 'packages/node'),
      node('ui', 'packages/ui'),
      // The build's own steps stand beside its configuration.
      node('storefront', 'apps/storefront', {
        include: ['src/**/*.test.ts', 'src/**/*.test.tsx', '*.test.ts'],
      }),
      node('backend', 'apps/backend', {
        globalSetup: ['src/testing/global-setup.ts'],
        // Each file has a database and an app of its own; loading the code again for each took as long as the tests.
        isolate: false,
      }),
      node('sandbox', 'apps/sandbox'),
      await stories('storybook', 'light'),
      // What does not depend on the scheme is tested once.
      await stories('storybook-dark', 'dark', ['any-scheme']),
    ],
  },
});
