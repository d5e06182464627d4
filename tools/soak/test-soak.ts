// `npm run test:soak`: runs every test with the full counts of docs/reliability.md, then a rush and a long shift at a
// counter, then the whole system for 45 minutes. `npm run test:soak -- <words>` runs only the parts whose names contain one
// of the words; options go to the programs among them (`npm run test:soak -- system --minutes=5 --seed=123`). Prints the
// output of each part and whether it passed; exits with 1 when one failed.
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

const servedStorybook = ['playwright', 'test', '--config', '.storybook/e2e/playwright.config.ts'];

const storiesIn = (schemes: readonly string[], viewport: string) => [
  'env',
  `STORY_VIEWPORT=${viewport}`,
  'vitest',
  'run',
  ...schemes.map((scheme) => `--project=${scheme}`),
];

/** The given options that a program knows. */
const optionsOf = (...names: readonly string[]) =>
  options.filter((option) => names.includes(option.replace(/^--([^=]+).*/, '$1')));

/** The command of each part, by the part's name. */
const parts: Readonly<Record<string, readonly string[]>> = {
  // `npm test` plays light stories at 1440 px but those with the tag `soak`, and looks at a few in dark at 390 px.
  'stories at 390 px': storiesIn(['storybook', 'storybook-dark'], 'mobile'),
  'stories at 800 px': storiesIn(['storybook', 'storybook-dark'], 'tablet'),
  'stories at 1440 px': storiesIn(['storybook', 'storybook-dark'], 'desktop'),
  'docs pages': [...servedStorybook, 'docs-pages'],
  'served stories': [...servedStorybook, 'served-stories'],
  'rules and backend': ['vitest', 'run', '--project=domain', '--project=backend', '--testTimeout=3600000'],
  // All journeys at both sizes, and pages at every width in both schemes; hostile texts are the next part.
  journeys: [...journeys, '/e2e/(?!hostile-text)'],
  'hostile text': [...journeys, 'hostile-text'],
  // Firefox and WebKit: both sizes, a shift at the counter, stories of each folder.
  engines: ['playwright', 'test', '--config', 'apps/storefront/engines.config.ts'],
  'rush at the counter': ['node', 'tools/counter/rush.ts', ...optionsOf('orders', 'cpu')],
  'long shift at the counter': ['node', 'tools/counter/long-shift.ts', ...optionsOf('minutes', 'orders')],
  // Two backends and a storefront of the commit before beside this one's, on one database.
  upgrade: ['node', 'tools/upgrade/upgrade.ts', ...optionsOf('commit', 'orders')],
  // The recipes of CONTRIBUTING.md in a fresh clone.
  newcomer: ['node', 'tools/newcomer/follow-contributing.ts', ...optionsOf('recipe')],
  system: ['node', 'tools/soak/soak-system.ts', ...optionsOf('minutes', 'customers', 'seed', 'keep')],
};

async function exitCodeOf([command = '', ...parameters]: readonly string[]): Promise<number> {
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

const chosen = Object.entries(parts).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
// Ctrl-C reaches the part itself, which stops what it has started.
process.on('SIGINT', () => {});
const failed: string[] = [];
try {
  const unknown = options.find((option) => !chosen.some(([, command]) => command.includes(option)));
  if (unknown !== undefined) throw new Error(`None of the chosen parts has the option ${unknown}.`);
  if (chosen.length === 0) throw new Error(`The parts are: ${Object.keys(parts).join(', ')}.`);
  process.env.CHROMIUM_PATH = ensureChromium();
  for (const [name, command] of chosen) {
    logStep('soak', `${name} ...`);
    const code = await exitCodeOf(command);
    if (code !== 0) failed.push(name);
    logStep(code === 0 ? 'passed' : 'FAILED', name);
    if (code === 128 + constants.signals.SIGINT) break;
  }
} catch (error) {
  failed.push(reason(error));
}
logStep('soak', failed.length === 0 ? 'all passed' : `FAILED: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
