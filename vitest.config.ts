import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { storyProject } from './.storybook/story-project.ts';

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

// These files keep nothing between them and replace nothing: a process for each took as long as its tests.
const pure = { isolate: false };

// Half a day ahead of the restaurants: a time that is written in the process's own zone is a wrong one.
const farAway = { env: { TZ: 'Pacific/Auckland' } };

const docsPageRules = '.storybook/docs-page-rules.ts';
const darkOnAPhone = '.storybook/dark-on-a-phone.ts';
const scrollAreas = '.storybook/scroll-areas.ts';

const stories = await storyProject({
  name: 'storybook',
  scheme: 'light',
  setupFiles: [docsPageRules, scrollAreas, darkOnAPhone],
  // What other stories or journeys show too.
  skippedTags: process.env.SOAK === '1' ? [] : ['soak'],
});

// Storybook's test panel reads this file too, and gives each project of its folder one name: it gets one project.
const isForStorybook = process.env.VITEST_STORYBOOK === 'true';

export default defineConfig({
  test: {
    // Vitest leaves one core for itself: on a machine with two that is half of the tests' time.
    maxWorkers: '100%',
    projects: isForStorybook
      ? [stories]
      : [
          {
            test: {
              name: 'scripts',
              include: ['scripts/**/*.test.ts', 'tools/**/*.test.ts', '.storybook/**/*.test.ts'],
              testTimeout: 120_000,
              hookTimeout: 120_000,
            },
          },
          node('domain', 'packages/domain', pure),
          node('api', 'packages/api', farAway),
          node('mail', 'packages/mail', { ...pure, ...farAway }),
          node('node', 'packages/node', pure),
          node('ui', 'packages/ui', { ...pure, ...farAway }),
          node('web', 'packages/web', pure),
          // The build's own steps stand beside its configuration.
          node('storefront', 'apps/storefront', {
            include: ['src/**/*.test.ts', 'src/**/*.test.tsx', '*.test.ts'],
          }),
          node('counter', 'apps/counter', { ...pure, ...farAway }),
          node('backend', 'apps/backend', {
            globalSetup: ['src/testing/global-setup.ts'],
            // Each file has a database and an app of its own; loading the code again for each took as long as the tests.
            isolate: false,
          }),
          node('sandbox', 'apps/sandbox'),
          stories,
          // All of it again in dark, for the soak; what does not depend on the scheme is tested once.
          await storyProject({
            name: 'storybook-dark',
            scheme: 'dark',
            setupFiles: [docsPageRules, scrollAreas],
            skippedTags: ['any-scheme'],
          }),
        ],
  },
});
