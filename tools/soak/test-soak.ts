// `npm run test:soak`: everything that is tried at random or many times, with the full counts of docs/reliability.md, and
// then a counter in a rush and in a long shift, and the whole system for 45 minutes. `npm run test:soak -- <words>` runs
// only the parts whose names contain one; what begins with a dash is for the programs among them
// (`npm run test:soak -- system --minutes=5 --seed=123`).
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureChromium } from '../../scripts/stack/browser.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';

const given = process.argv.slice(2);
const words = given.filter((each) => !each.startsWith('-'));
const options = given.filter((each) => each.startsWith('-'));

const journeys = ['playwright', 'test', '--config', 'apps/storefront/playwright.config.ts'];

const storiesIn = (schemes: readonly string[], viewport: string) => [
  'env',
  `STORY_VIEWPORT=${viewport}`,
  'vitest',
  'run',
  ...schemes.map((scheme) => `--project=${scheme}`),
];

/** Those of the given options that a program knows, by name. */
const optionsOf = (...names: readonly string[]) =>
  options.filter((option) => names.includes(option.replace(/^--([^=]+).*/, '$1')));

/** What has full counts; each says itself what it does while it does it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  // `npm test` has played light stories at 1440 px, and let axe look at them in dark at 390 px.
  'stories at 390 px': storiesIn(['storybook', 'storybook-dark'], 'mobile'),
  'stories at 800 px': storiesIn(['storybook', 'storybook-dark'], 'tablet'),
  'stories at 1440 px': storiesIn(['storybook-dark'], 'desktop'),
  'rules and backend': ['vitest', 'run', '--project=domain', '--project=backend', '--testTimeout=3600000'],
  // All of them at both sizes, and pages at every width in both schemes; the next part makes the hostile texts.
  journeys: [...journeys, '/e2e/(?!hostile-text)'],
  'hostile text': [...journeys, 'hostile-text'],
  'rush at the counter': ['node', 'tools/counter/rush.ts', ...optionsOf('orders', 'cpu')],
  'long shift at the counter': ['node', 'tools/counter/long-shift.ts', ...optionsOf('minutes', 'orders')],
  system: ['node', 'tools/soak/soak-system.ts', ...optionsOf('minutes', 'customers', 'seed', 'keep')],
};

async function codeOf([command = '', ...parameters]: readonly string[]): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, SOAK: '1' },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

const wanted = Object.entries(parts).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
// Ctrl-C reaches the part itself, which stops what it has started.
process.on('SIGINT', () => {});
const failed: string[] = [];
try {
  const unknown = options.find((option) => !wanted.some(([, command]) => command.includes(option)));
  if (unknown !== undefined) throw new Error(`None of these parts has the option ${unknown}.`);
  if (wanted.length === 0) throw new Error(`Name one of: ${Object.keys(parts).join(', ')}.`);
  process.env.CHROMIUM_PATH = ensureChromium();
  for (const [name, command] of wanted) {
    logStep('soak', `${name} ...`);
    const code = await codeOf(command);
    if (code !== 0) failed.push(name);
    logStep(code === 0 ? 'passed' : 'FAILED', name);
    if (code === 128 + constants.signals.SIGINT || code === 130) break;
  }
} catch (error) {
  failed.push(reason(error));
}
logStep('soak', failed.length === 0 ? 'all held' : `FAILED: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
