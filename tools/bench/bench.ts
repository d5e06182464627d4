// `npm run bench`: every row of the performance table beside its peer, and how Tiffin grows. `npm run bench -- <words>`
// measures only the parts whose names contain one (bytes, rendering, page, counter, backend, memory, storybook, costs,
// growth, nodes). The report goes to dist/benchmarks.md; BENCH_ROUNDS and BENCH_MS set how long it takes. Ends with 1
// when a bar is missed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/stack/browser.ts';
import { builds, ensureBuilt, run } from '../../scripts/stack/build.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';
import { readBudgets } from '../size/budgets.ts';
import { appSizes } from '../size/routes.ts';
import { readLastSoak } from '../soak/last-soak.ts';
import { type OwnStack, startOwnStack } from '../stack/own-stack.ts';
import { measureCosts } from './costs.ts';
import { measureCounterBoard } from './counter-board.ts';
import { measureGrowth } from './growth.ts';
import { measureNodes } from './nodes.ts';
import { measurePages } from './pages.ts';
import { measureRendering } from './rendering.ts';
import { holds, type Measured, markdownTable, measuredReport, type Table } from './report.ts';
import { measureStorybook } from './storybook.ts';

const words = process.argv.slice(2);
const isWanted = (part: string) => words.length === 0 || words.some((word) => part.includes(word));

async function bytes(): Promise<Measured[]> {
  const budgets = readBudgets();
  const { initial, further, allCss, fonts } = await appSizes('storefront');
  const [heaviest = '', most = { js: 0 }] =
    Object.entries(further).sort(([, one], [, other]) => other.js - one.js)[0] ?? [];
  const row = (what: string, value: number, bar: number, aim: number, peer: string): Measured => ({
    what,
    peer,
    value: value / 1000,
    unit: 'kB',
    spread: 'exact',
    bar,
    aim,
    better: 'less',
  });
  return [
    row(
      'home page JavaScript, gzip',
      initial['/']?.js ?? 0,
      budgets.storefront.homeJavaScript / 1000,
      115,
      "TanStack Start's minimal page: 109 kB",
    ),
    row('further JavaScript of the heaviest route', most.js, 15, 8, `it is ${heaviest}`),
    row('all CSS', allCss, budgets.storefront.allCss / 1000, 8, 'none'),
    row('fonts', fonts, budgets.storefront.fonts / 1000, 30, 'none'),
  ];
}

async function backend(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-bench-'));
  const file = join(folder, 'backend.json');
  const { output } = await run(['node', 'tools/bench/backend/backend.ts'], { BENCH_JSON: file });
  try {
    const rows = JSON.parse(readFileSync(file, 'utf8')) as {
      what: string;
      bar: number | null;
      aim: number | null;
      ratio: number;
      spread: string;
    }[];
    return rows.flatMap(({ what, bar, aim, ratio, spread }) =>
      bar === null || aim === null
        ? []
        : [{ what, peer: 'in the name', value: ratio, unit: '', spread, bar, aim, better: 'more' as const }],
    );
  } catch (cause) {
    throw new Error(`The backend's benchmark gave nothing to read:\n${output}`, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The nodes' memory cannot be measured in passing: it takes the soak. */
function memory(): Measured[] {
  const soak = readLastSoak();
  if (soak === undefined || soak.minutes < 30) {
    logStep('memory', 'needs a soak of 30 minutes before: npm run test:soak -- system');
    return [];
  }
  return Object.entries(soak.growth).map(([name, value]) => ({
    what: `memory growth of ${name} in the soak of ${soak.endedAt.slice(0, 16)}`,
    peer: 'none',
    value,
    unit: '%',
    spread: `${soak.minutes} minutes, seed ${soak.seed}`,
    bar: 5,
    aim: 2,
    better: 'less',
  }));
}

async function measure(): Promise<{ measured: Measured[]; tables: Table[] }> {
  for (const build of builds) if (build.name !== 'storybook') await ensureBuilt(build);
  const measured: Measured[] = [];
  const tables: Table[] = [];
  if (isWanted('bytes')) measured.push(...(await bytes()));
  let stack: OwnStack | undefined;
  try {
    if (['rendering', 'page', 'counter'].some(isWanted)) stack = await startOwnStack();
    for (const [name, part] of [
      ['page', measurePages],
      ['rendering', measureRendering],
      ['counter', measureCounterBoard],
    ] as const) {
      if (stack === undefined || !isWanted(name)) continue;
      logStep(name, 'measuring ...');
      measured.push(...(await part(stack)));
    }
  } finally {
    await stack?.stop();
  }
  if (isWanted('backend')) {
    logStep('backend', 'measuring ...');
    measured.push(...(await backend()));
  }
  if (isWanted('memory')) measured.push(...memory());
  if (isWanted('storybook')) {
    logStep('storybook', 'measuring ...');
    measured.push(...(await measureStorybook()));
  }
  for (const [name, part] of [
    ['costs', measureCosts],
    ['growth', measureGrowth],
    ['nodes', measureNodes],
  ] as const) {
    if (!isWanted(name)) continue;
    logStep(name, 'measuring ...');
    tables.push(...(await part()));
  }
  return { measured, tables };
}

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  const { measured, tables } = await measure();
  const report = [
    '# Benchmarks',
    '',
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}; everything on one machine, the peers taking turns; medians and spreads.`,
    '',
    ...(measured.length === 0 ? [] : [measuredReport(measured)]),
    ...tables.map(markdownTable),
  ].join('\n');
  const file = join(root, 'dist', 'benchmarks.md');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(file, report);
  console.log(`\n${report}\n`);
  logStep('bench', `report in ${file.slice(root.length + 1)}`);
  process.exit(measured.every(holds) ? 0 : 1);
} catch (error) {
  logStep('bench', reason(error));
  process.exit(1);
}
