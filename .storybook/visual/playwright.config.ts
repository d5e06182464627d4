import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/stack/browser.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.VISUAL_PORT ?? 6007);
const executablePath = findChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results/visual'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Only `npm run test:visual -- --update` writes baselines.
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { open: 'never', outputFolder: join(root, 'dist/visual-report') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      // Text that is drawn the same on every screen and by every graphics card.
      args: [...chromiumFlags, '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  expect: { toMatchSnapshot: { maxDiffPixelRatio: 0.0005 } },
  webServer: {
    command: `srvx serve --prod --host=127.0.0.1 --port=${port} --static=dist/storybook`,
    cwd: root,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
