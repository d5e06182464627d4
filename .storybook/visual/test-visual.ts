// `npm run test:visual`: compares pages and key states with the committed pictures in .storybook/visual/baselines.
// `-- --update` takes what differs as the new baselines; other words go to Playwright: `-- -g HomePage`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/stack/browser.ts';
import { builds, ensureBuilt } from '../../scripts/stack/build.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';
import { baselines, staleBaselines } from './stories.ts';
import { beginVisualRun, endVisualRun } from './visual-run.ts';

try {
  ensureChromium();
  const storybook = builds.find(({ name }) => name === 'storybook');
  if (storybook !== undefined) await ensureBuilt(storybook);
  if (process.argv.includes('--update')) {
    for (const name of staleBaselines()) rmSync(join(baselines, name));
  }
  const words = process.argv
    .slice(2)
    .map((word) => (word === '--update' ? '--update-snapshots=changed' : word));
  beginVisualRun();
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', '.storybook/visual/playwright.config.ts', ...words],
    { cwd: root, stdio: 'inherit' },
  );
  endVisualRun(baselines);
  if (status !== 0) {
    logStep('visual', 'each over its baseline, with a slider: “Baselines” in Storybook');
    logStep('visual', 'differences, side by side: open dist/visual-report/index.html');
    logStep(
      'visual',
      'wanted ones: npm run test:visual -- --update, then look at the pictures and commit them',
    );
  }
  process.exitCode = status ?? 1;
} catch (error) {
  logStep('visual', reason(error));
  process.exitCode = 1;
}
