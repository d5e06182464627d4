// `npm test`: everything that must pass, with counts. `npm test -- <words>` runs only the stages whose names contain one.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureChromium } from './stack/browser.ts';
import { run } from './stack/build.ts';
import { CliError, logStep, reason } from './stack/cli.ts';
import { root } from './stack/settings.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports.ts';

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the report that the command has written; without it the command is one check. */
  readonly report?: { file: string; read: (report: unknown) => Outcome };
  /** The code with which the command ends when it could learn nothing; then the stage counts for nothing. */
  readonly unknownCode?: number;
}

const routeTrees = ['storefront', 'counter'].map((app) => join(root, 'apps', app, 'src', 'routeTree.gen.ts'));
const readRouteTrees = () => routeTrees.map((file) => readFileSync(file, 'utf8')).join();
const reports = mkdtempSync(join(tmpdir(), 'tiffin-test-'));

const types = [
  'packages/domain',
  'packages/api',
  'packages/mail',
  'packages/node',
  'packages/ui',
  'packages/web',
  'apps/storefront',
  'apps/counter',
  'apps/counter/worker',
  'apps/backend',
  'apps/sandbox',
  'tools',
];

const sources = ['packages', 'apps', 'scripts', 'tools', '.storybook'];

const checks: readonly Stage[] = [
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'contract lint', command: ['pnpm', 'run', 'lint:contract'] },
  { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'types scripts', command: ['tsc', '-p', '.'] },
  ...types.map((folder) => ({ name: `types ${basename(folder)}`, command: ['tsc', '-p', folder] })),
  { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...sources] },
  {
    name: 'folder cycles',
    command: ['depcruise', '--config', '.dependency-cruiser.folders.cjs', ...sources],
  },
  { name: 'unused code', command: ['knip'] },
  // Not every registry can say which versions have weaknesses.
  { name: 'advisories', command: ['node', 'scripts/audit.ts'], unknownCode: 2 },
];

function vitest(name: string, projects: readonly string[], ...options: string[]): Stage {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: vitestOutcome },
  };
}

const journeys: Stage = {
  name: 'journeys',
  command: ['playwright', 'test', '--config', 'apps/storefront/playwright.config.ts'],
  report: { file: join(reports, 'journeys.json'), read: playwrightOutcome },
};

const docsPages: Stage = {
  name: 'docs pages',
  command: ['playwright', 'test', '--config', '.storybook/e2e/playwright.config.ts'],
  report: { file: join(reports, 'docs-pages.json'), read: playwrightOutcome },
};

const engines: Stage = {
  name: 'engines',
  command: ['playwright', 'test', '--config', 'apps/storefront/engines.config.ts'],
  report: { file: join(reports, 'engines.json'), read: playwrightOutcome },
};

// These tests often wait: for timeouts, locks, and servers that start or stop. Stories and journeys keep a core busy
// each.
const waitingWorkers = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`;

const tests: readonly Stage[] = [
  vitest(
    'unit tests',
    ['domain', 'api', 'mail', 'node', 'ui', 'web', 'storefront', 'counter', 'scripts'],
    waitingWorkers,
  ),
  vitest('backend tests', ['backend', 'sandbox'], waitingWorkers),
  vitest('story tests', ['storybook']),
  docsPages,
  journeys,
  // Firefox and WebKit, on what the journeys have built.
  engines,
  // After the journeys and docs pages, which have built both apps and Storybook already.
  { name: 'browser code', command: ['node', 'scripts/browser-code.ts'] },
  { name: 'sizes', command: ['node', 'tools/size/size.ts'] },
];

async function perform(stage: Stage): Promise<Outcome> {
  const started = Date.now();
  const { code, output } = await run(stage.command, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: stage.report?.file ?? '',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0 && code === stage.unknownCode) {
    logStep('not known', `${stage.name} (${seconds} s): ${output.trim().split('\n')[0]}`);
    return { passed: 0, failed: 0, failures: [] };
  }
  const outcome = outcomeOf(stage, code);
  const { passed, failed, unknown = [] } = outcome;
  const hasPassed = failed === 0;
  logStep(
    hasPassed ? (passed > 0 ? 'passed' : 'not known') : 'FAILED',
    [`${stage.name}: ${passed} passed, ${failed} failed (${seconds} s)`, ...unknown].join('; not known: '),
  );
  // First what failed, then everything that was printed: a log is read from above, and sometimes cut.
  for (const failure of outcome.failures) logStep('', failure);
  for (const page of outcome.pages ?? []) console.log(`\n--- ${page}`);
  if (!hasPassed) console.log(`\n--- ${stage.command.join(' ')}\n${output.trimEnd()}\n---\n`);
  return outcome;
}

function outcomeOf({ name, report }: Stage, code: number): Outcome {
  const failure = { passed: 0, failed: 1, failures: [name] };
  if (!report) return code === 0 ? { passed: 1, failed: 0, failures: [] } : failure;
  if (!existsSync(report.file)) return failure;
  const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // Nothing run, or an error outside any test (an unhandled rejection, a failed set-up), is a failure too.
  const isEmpty = outcome.passed + outcome.failed + (outcome.unknown ?? []).length === 0;
  const isBroken = code !== 0 || isEmpty;
  return isBroken && outcome.failed === 0
    ? { ...outcome, failed: 1, failures: [`${name}: an error outside any test`] }
    : outcome;
}

const words = process.argv.slice(2);
const isWanted = ({ name }: Stage) => words.length === 0 || words.some((word) => name.includes(word));

const total = { passed: 0, failed: 0, failures: [] as string[] };
async function all(stages: readonly Stage[], atOnce: number): Promise<void> {
  const queue = stages.filter(isWanted);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { passed, failed, failures } = await perform(next);
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

try {
  if (![...checks, ...tests].some(isWanted))
    throw new CliError(`No stage is called that: ${words.join(' ')}.`);
  const started = Date.now();
  mkdirSync(reports, { recursive: true });
  process.env.CHROMIUM_PATH = ensureChromium();
  await all(checks, 2);
  const routesBefore = readRouteTrees();
  await all(tests, 1);
  // The journeys build both apps, which writes their route trees again.
  if (isWanted(journeys)) {
    const isCurrent = readRouteTrees() === routesBefore;
    total[isCurrent ? 'passed' : 'failed'] += 1;
    if (!isCurrent) total.failures.push('route trees');
    logStep(
      isCurrent ? 'passed' : 'FAILED',
      `route trees: ${isCurrent ? 'current' : 'stale, commit the new ones'}`,
    );
  }
  logStep('done', `in ${((Date.now() - started) / 1000).toFixed(0)} s`);
} catch (error) {
  total.failed += 1;
  console.error(`\n  ${error instanceof CliError ? error.message : reason(error)}\n`);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
for (const failure of total.failures) logStep('FAILED', failure);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
