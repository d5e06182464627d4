// `npm run bench`: measures Tiffin beside its peers, and how it grows. `npm run bench -- <words>` measures only the parts
// whose names contain one of the words. BENCH_ROUNDS sets how many rounds a measurement has, BENCH_MS how long each round
// loads a server. Prints a report, which ends with one table that marks missed bars, and writes it to dist/benchmarks.md.
// A part that fails leaves the others their figures; then it exits with 1.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/stack/browser.ts';
import { builds, ensureBuilt } from '../../scripts/stack/build.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';
import { type OwnStack, withOwnStack } from '../stack/own-stack.ts';
import { measureBackend } from './backend/backend.ts';
import { measureCosts } from './costs.ts';
import { measureCounterBoard } from './counter-board.ts';
import { measureGrowth } from './growth.ts';
import { measureMenuGrowth } from './growth-menus.ts';
import { measureParts, type Part } from './measure-parts.ts';
import { memoryRows } from './memory-growth.ts';
import { measureNodes } from './nodes.ts';
import { measurePages } from './pages.ts';
import { measureRendering } from './rendering.ts';
import { type Measured, type Results, writeReport } from './report.ts';
import { measureSizes } from './sizes.ts';
import { measureStorybook } from './storybook.ts';

const onOwnStack = (measure: (stack: OwnStack) => Promise<Measured[]>) => async () => ({
  measured: await withOwnStack({}, measure),
});

const parts: readonly Part[] = [
  { name: 'page', measure: onOwnStack(measurePages) },
  { name: 'bytes', measure: async () => ({ measured: await measureSizes() }) },
  { name: 'growth-menus', measure: measureMenuGrowth },
  { name: 'rendering', measure: onOwnStack(measureRendering) },
  { name: 'backend', measure: async () => ({ measured: await measureBackend() }) },
  { name: 'counter', measure: onOwnStack(measureCounterBoard) },
  { name: 'memory', measure: async () => ({ measured: memoryRows() }) },
  { name: 'storybook', measure: async () => ({ measured: await measureStorybook() }) },
  { name: 'costs', measure: async () => ({ tables: await measureCosts() }) },
  { name: 'growth', measure: async () => ({ tables: await measureGrowth() }) },
  { name: 'nodes', measure: async () => ({ tables: await measureNodes() }) },
];

function partsNamed(words: readonly string[]): readonly Part[] {
  const wanted = parts.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (wanted.length === 0) throw new Error(`The parts are: ${parts.map(({ name }) => name).join(', ')}.`);
  return wanted;
}

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}`;
const file = join(root, 'dist', 'benchmarks.md');

// After each part: what is measured outlives a later part that ends the process.
const keepReport = (results: Results) => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(file, writeReport(machine, results));
};

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  const wanted = partsNamed(process.argv.slice(2));
  for (const build of builds) if (build.name !== 'storybook') await ensureBuilt(build);
  const results = await measureParts(wanted, keepReport);
  console.log(`\n${writeReport(machine, results)}`);
  logStep('bench', `report in ${file.slice(root.length + 1)}`);
  process.exit(results.failures.length === 0 ? 0 : 1);
} catch (error) {
  logStep('bench', reason(error));
  process.exit(1);
}
