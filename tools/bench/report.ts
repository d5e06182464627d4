/** A table of a report; its values are already formatted. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A measured row of the closing table: medians, and what is compared with the bar. */
export interface Measured {
  readonly what: string;
  /** The median of ours, such as "652 ms". */
  readonly ours: string;
  /** The peer with its median, such as "Start minimal: 380 ms"; null where there is none. */
  readonly peer: string | null;
  /** Ours ÷ the peer's, or with a sign and unit ours − the peer's; null where the bar is about ours alone. */
  readonly ratio: string | null;
  /** What is compared with the bar. */
  readonly value: number;
  /** The smallest and the largest value of the rounds. */
  readonly spread: string;
  /** Null where the row has no bar. */
  readonly bar: number | null;
  readonly aim: number | null;
  /** Whether more is better, as with requests a second, or less, as with bytes and times. */
  readonly better: 'more' | 'less';
}

/** A part that could not be measured, and why. */
export interface Failure {
  readonly part: string;
  readonly reason: string;
}

/** What the parts of a benchmark have measured. */
export interface Results {
  readonly measured: readonly Measured[];
  readonly tables: readonly Table[];
  readonly failures: readonly Failure[];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes a table in Markdown. */
function markdownTable({ title, head, rows }: Table): string {
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** Formats a figure with as many digits as its size deserves, and its unit. */
export function formatFigure(value: number, unit = ''): string {
  const size = Math.abs(value);
  const digits = unit === 'kB' ? 1 : size >= 100 ? 0 : size < 0.1 ? 3 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

/** Makes the closing table: each measured row beside its peer, bar and aim. A missed bar is marked and is not an error. */
function closingTable(rows: readonly Measured[]): Table {
  return {
    title: 'Figures against their bars',
    head: ['what', 'ours', 'peer', 'ratio', 'spread', 'bar', 'aim', ''],
    rows: rows.map((row) => [
      row.what,
      row.ours,
      row.peer ?? '–',
      row.ratio ?? '–',
      row.spread,
      row.bar === null ? '–' : String(row.bar),
      row.aim === null ? '–' : String(row.aim),
      verdict(row),
    ]),
  };
}

/** Writes the report of a benchmark: its tables, the parts that failed, and last the figures against their bars. */
export function writeReport(machine: string, { measured, tables, failures }: Results): string {
  const failed = failures.map(({ part, reason }) => `- ${part}: ${reason}`);
  return [
    '# Benchmarks',
    '',
    `${machine}; everything on one machine; peers take turns; medians and spreads.`,
    '',
    ...tables.map(markdownTable),
    ...(failed.length === 0 ? [] : ['### Not measured', '', ...failed, '']),
    ...(measured.length === 0 ? [] : [markdownTable(closingTable(measured))]),
  ].join('\n');
}

function verdict({ value, bar, aim, better }: Measured): string {
  if (bar === null || aim === null) return 'noted';
  const reaches = (goal: number) => (better === 'more' ? value >= goal : value <= goal);
  if (reaches(aim)) return 'aim';
  return reaches(bar) ? 'holds' : '**missed**';
}
