/** A table of a report, with all values as they are to be read. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A measured row beside its bar. */
export interface Measured {
  readonly what: string;
  /** What it is measured against, in words and figures. */
  readonly peer: string;
  readonly value: number;
  readonly unit: string;
  /** The smallest and the largest value. */
  readonly spread: string;
  readonly bar: number;
  readonly aim: number;
  /** Whether more is better, as with ratios, or less, as with bytes and times. */
  readonly better: 'more' | 'less';
}

/** Whether a row holds its bar. */
export const holds = ({ value, bar, better }: Measured): boolean =>
  better === 'more' ? value >= bar : value <= bar;

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export function markdownTable({ title, head, rows }: Table): string {
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

const width = 30;

/** How far a value is on its way: the bar stands in the middle, and a full strip is twice as good as it asks. */
function strip({ value, bar, better }: Measured): string {
  const share = better === 'more' ? value / bar : value <= 0 ? 2 : bar / value;
  const filled = Math.max(0, Math.min(width, Math.round((share / 2) * width)));
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
}

const shown = (value: number, unit: string) =>
  `${Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) < 0.1 ? 3 : 2)}${unit && ` ${unit}`}`;

/** The performance table with a small chart, in Markdown. */
export function measuredReport(rows: readonly Measured[]): string {
  const table = markdownTable({
    title: 'Beside the bars',
    head: ['what', 'measured', 'spread', 'peer', 'bar', 'aim', ''],
    rows: rows.map((row) => [
      row.what,
      shown(row.value, row.unit),
      row.spread,
      row.peer,
      `${row.bar}`,
      `${row.aim}`,
      holds(row)
        ? (row.better === 'more' ? row.value >= row.aim : row.value <= row.aim)
          ? 'aim'
          : 'holds'
        : '**missed**',
    ]),
  });
  const name = Math.max(...rows.map(({ what }) => what.length));
  const chart = rows.map((row) => `${row.what.padEnd(name)} ${strip(row)} ${shown(row.value, row.unit)}`);
  return `${table}\nThe bar stands in the middle of each strip; to the right of it is better.\n\n\`\`\`text\n${chart.join('\n')}\n\`\`\`\n`;
}
