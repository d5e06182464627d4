import type { Audit } from './audit.ts';
import type { Findings } from './expected-state.ts';
import { growth, memoryTrend } from './memory.ts';
import type { SoakNode, SoakSystem } from './system.ts';

// What may be held more in the last quarter than in the first after warming up, in percent.
const mostGrowth = 5;
// Tokens and compiled code fill up for a quarter of an hour: a shorter run can show memory, not judge it.
const judgedFromMs = 20 * 60_000;
const shown = 20;

/** What the nodes that lived throughout tell about memory. */
export interface MemoryFindings {
  /** One of them has grown past the bar, or was not watched. */
  readonly hasGrown: boolean;
  /** By how much each has grown, in percent. */
  readonly growth: Readonly<Record<string, number>>;
}

/** Prints what was done, what failed as it should, and how the load was spread. */
export function printFindings({ done, troubles }: Findings, { relay, proxies }: SoakSystem): void {
  table('What was done', [...done]);
  table('Failures that customers met and went on after', [...troubles]);
  table(
    'What became of webhooks',
    [...relay.treated].map(([how, count]) => [how, count]),
  );
  table(
    'Connections given to each node',
    Object.entries(proxies).flatMap(([kind, proxy]) =>
      [...proxy.given.values()].map((count, index) => [`${kind}-${index + 1}`, count] as const),
    ),
  );
}

/** Prints the memory of each node and returns what those say that lived throughout. */
export function printMemory(nodes: readonly SoakNode[], from: number, to: number): MemoryFindings {
  console.log('\n  Memory after warming up, first and last quarter (medians, MB)');
  const steady: Record<string, number> = {};
  const isJudged = to - from >= judgedFromMs;
  let isUnseen = false;
  for (const { name, memoryLog, logFiles } of nodes) {
    const trend = memoryTrend(memoryLog, from, to);
    if (trend === undefined) {
      console.log(`    ${name.padEnd(14)} too few samples`);
      // What nobody has seen cannot be said to hold.
      if (name.endsWith('-2')) isUnseen = true;
      continue;
    }
    const { held, code, resident } = trend;
    const isSteady = name.endsWith('-2');
    if (isSteady) steady[name] = growth(held);
    const isOver = isSteady && isJudged && growth(held) > mostGrowth;
    const show = (range: { readonly first: number; readonly last: number }) =>
      `${range.first.toFixed(1)} -> ${range.last.toFixed(1)} (${growth(range) >= 0 ? '+' : ''}${growth(range).toFixed(1)} %)`;
    const note = isSteady
      ? isOver
        ? `OVER the bar of ${mostGrowth} %`
        : ''
      : `restarted, ${logFiles.length} lives`;
    console.log(
      `    ${name.padEnd(14)} held ${show(held)}   of it code ${show(code)}   resident ${show(resident)}   ${note}`,
    );
  }
  const hasGrown = isJudged && (isUnseen || Object.values(steady).some((each) => each > mostGrowth));
  return { hasGrown, growth: steady };
}

/** Prints the two sides next to each other, then everything that does not agree. */
export function printAudit({ lines, differences, figures }: Audit, { violations }: Findings): void {
  console.log('\n  Audit');
  for (const { what, backend, other, against } of lines) {
    const mark = backend === other ? '=' : '≠';
    console.log(
      `    ${what.padEnd(28)} ${String(backend).padStart(9)} ${mark} ${String(other).padEnd(9)} ${against}`,
    );
  }
  for (const [what, count] of figures) console.log(`    ${what.padEnd(28)} ${String(count).padStart(9)}`);
  list('Differences', differences);
  list('Violations', violations);
}

function table(title: string, rows: readonly (readonly [string, number])[]): void {
  console.log(`\n  ${title}`);
  if (rows.length === 0) console.log('    nothing');
  for (const [name, count] of [...rows].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`    ${name.padEnd(60)} ${count}`);
}

function list(title: string, entries: readonly string[]): void {
  console.log(`\n  ${title}: ${entries.length === 0 ? 'none' : entries.length}`);
  for (const entry of entries.slice(0, shown)) console.log(`    - ${entry}`);
  if (entries.length > shown) console.log(`    ... and ${entries.length - shown} more`);
}
