import type { Trend } from '../statistics.ts';
import type { Audit } from './audit.ts';
import type { Findings } from './findings.ts';
import { memoryBar, readMemoryTrend } from './memory.ts';
import type { SoakNode, SoakSystem } from './system.ts';

const maxListed = 20;

/** What the memory of the nodes that lived throughout shows. */
interface MemoryFindings {
  /** Whether one of them has grown past the bar, or has too few samples. */
  readonly hasGrown: boolean;
  /** By how much each has grown, in percent. */
  readonly growth: Readonly<Record<string, number>>;
}

/** Prints what was done, which failures the soak brought about, and how the load was spread. */
export function printFindings({ done, failures }: Findings, { relay, proxies }: SoakSystem): void {
  table('What was done', [...done]);
  table('Failures that customers met and went on after', [...failures]);
  table('What became of webhooks', [...relay.treated]);
  table(
    'Connections given to each node',
    Object.entries(proxies).flatMap(([kind, proxy]) =>
      [...proxy.given.values()].map((count, index) => [`${kind}-${index + 1}`, count] as const),
    ),
  );
}

/** Prints the memory of each node; returns the growth of those that lived throughout. */
export function printMemory(nodes: readonly SoakNode[], from: number, to: number): MemoryFindings {
  console.log('\n  Memory after warming up, first and last quarter (medians, MB)');
  const growth: Record<string, number> = {};
  const isJudged = to - from >= memoryBar.fromMs;
  let hasGrown = false;
  for (const { name, memoryLog, logFiles } of nodes) {
    // The second node of each kind is not ended after the warm-up.
    const isSpared = name.endsWith('-2');
    const trend = readMemoryTrend(memoryLog, from, to);
    if (trend === undefined) {
      console.log(`    ${name.padEnd(14)} too few samples`);
      if (isSpared && isJudged) hasGrown = true;
      continue;
    }
    const { held, code, resident } = trend;
    let note = `restarted, ${logFiles.length} lives`;
    if (isSpared) {
      growth[name] = held.growth;
      const isOver = isJudged && held.growth > memoryBar.growth;
      if (isOver) hasGrown = true;
      note = isOver ? `OVER the bar of ${memoryBar.growth} %` : '';
    }
    console.log(
      `    ${name.padEnd(14)} held ${describe(held)}   of it code ${describe(code)}   resident ${describe(resident)}   ${note}`,
    );
  }
  return { hasGrown, growth };
}

function describe({ first, last, growth }: Trend): string {
  return `${first.toFixed(1)} -> ${last.toFixed(1)} (${growth >= 0 ? '+' : ''}${growth.toFixed(1)} %)`;
}

/** Prints both sides of each count, then every difference and violation. */
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
  for (const entry of entries.slice(0, maxListed)) console.log(`    - ${entry}`);
  if (entries.length > maxListed) console.log(`    ... and ${entries.length - maxListed} more`);
}
