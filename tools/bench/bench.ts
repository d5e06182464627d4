// `npm run bench`: measures Tiffin beside its peers, and how it grows. `npm run bench -- <words>` measures only the parts
// whose names contain one of the words. BENCH_ROUNDS sets how many rounds a measurement has, BENCH_MS how long each round
// loads a server. Prints a report, which ends with one table that marks missed bars, and writes it to dist/benchmarks.md.
// Exits with 1 only when something could not be measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/stack/browser.ts';
import { builds, ensureBuilt } from '../../scripts/stack/build.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';
import { type OwnStack, startOwnStack } from '../stack/own-stack.ts';
import { measureBackend } from './backend/backend.ts';
import { measureCosts } from './costs.ts';
import { measureCounterBoard } from './counter-board.ts';
import { measureGrowth } from './growth.ts';
import { measureMenuGrowth } from './growth-menus.ts';
import { memoryRows } from './memory-growth.ts';
import { measureNodes } from './nodes.ts';
import { measurePages } from './pages.ts';
import { measureRendering } from './rendering.ts';
import { closingTable, type Measured, markdownTable, type Table } from './report.ts';
import { measureSizes } from './sizes.ts';
import { measureStorybook } from './storybook.ts';

interface Results {
  readonly measured?: readonly Measured[];
  readonly tables?: readonly Table[];
}

/** Runs a measurement on its own stack. */
async function onOwnStack(measure: (stack: OwnStack) => Promise<Measured[]>): Promise<Results> {
  const stack = await startOwnStack();
  try {
    return { measured: await measure(stack) };
  } finally {
    await stack.stop();
  }
}

const parts: readonly (readonly [name: string, measure: () => Promise<Results>])[] = [
  ['page', () => onOwnStack(measurePages)],
  ['bytes', async () => ({ measured: await measureSizes() })],
  ['growth-menus', measureMenuGrowth],
  ['rendering', () => onOwnStack(measureRendering)],
  ['backend', async () => ({ measured: await measureBackend() })],
  ['counter', () => onOwnStack(measureCounterBoard)],
  ['memory', async () => ({ measured: memoryRows() })],
  ['storybook', async () => ({ measured: await measureStorybook() })],
  ['costs', async () => ({ tables: await measureCosts() })],
  ['growth', async () => ({ tables: await measureGrowth() })],
  ['nodes', async () => ({ tables: await measureNodes() })],
];

async function measure(words: readonly string[]): Promise<Required<Results>> {
  const wanted = parts.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
  if (wanted.length === 0) throw new Error(`The parts are: ${parts.map(([name]) => name).join(', ')}.`);
  for (const build of builds) if (build.name !== 'storybook') await ensureBuilt(build);
  const measured: Measured[] = [];
  const tables: Table[] = [];
  for (const [name, part] of wanted) {
    logStep(name, 'measuring ...');
    const results = await part();
    measured.push(...(results.measured ?? []));
    tables.push(...(results.tables ?? []));
  }
  return { measured, tables };
}

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  const { measured, tables } = await measure(process.argv.slice(2));
  const report = [
    '# Benchmarks',
    '',
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}; everything on one machine; peers take turns; medians and spreads.`,
    '',
    ...tables.map(markdownTable),
    ...(measured.length === 0 ? [] : [markdownTable(closingTable(measured))]),
  ].join('\n');
  const file = join(root, 'dist', 'benchmarks.md');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(file, report);
  console.log(`\n${report}`);
  logStep('bench', `report in ${file.slice(root.length + 1)}`);
  process.exit(0);
} catch (error) {
  logStep('bench', reason(error));
  process.exit(1);
}
