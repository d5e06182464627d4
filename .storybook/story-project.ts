import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, findChromium } from '../scripts/stack/browser.ts';
import { root } from '../scripts/stack/settings.ts';
import { storybookPort } from '../scripts/stack/storybook-port.ts';

interface StoryProject {
  name: string;
  scheme: 'light' | 'dark';
  /** The folder with Storybook's main.ts. @default '.storybook' */
  configDir?: string;
  /** What runs before the stories of each file, beside the report of failures. */
  setupFiles?: string[];
  /** Stories with one of these tags are left out. */
  skippedTags?: string[];
}

// One width for each scheme; `STORY_VIEWPORT=tablet npm test -- stories` looks at all of them at another.
const storyViewport = (scheme: 'light' | 'dark') =>
  process.env.STORY_VIEWPORT ?? (scheme === 'light' ? 'desktop' : 'mobile');

/** Where Storybook can be looked at: failures link to it. */
function storybookUrl(): string {
  const envFile = join(root, '.env');
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return `http://localhost:${storybookPort({ ...fromFile, ...process.env })}`;
}

/** A Vitest project with every story as a test in a real browser: it renders, its play function passes, axe finds nothing. */
export async function storyProject({
  name,
  scheme,
  configDir = '.storybook',
  setupFiles = [],
  skippedTags = [],
}: StoryProject) {
  const executablePath = findChromium();
  return {
    plugins: [
      await storybookTest({
        configDir,
        storybookUrl: storybookUrl(),
        initialGlobals: { scheme, viewport: { value: storyViewport(scheme) } },
        tags: { exclude: skippedTags },
      }),
    ],
    test: {
      name,
      setupFiles: [...setupFiles, join(import.meta.dirname, 'failure-report.ts')],
      // One page for all files: half the time, and stories clean up after themselves anyway.
      isolate: false,
      // Suites such as those of every dialog and every page have many steps; on a busy machine they take their time.
      testTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: 300_000,
        // failure-report.ts takes one of a story that fails.
        screenshotFailures: false,
        screenshotDirectory: 'test-results/stories',
        provider: playwright({
          launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}
