import type { ConfigurationLine } from './configure.ts';

/** Choices that stand in one line, with what they were chosen for above them. */
export interface ConfigurationRow<Line> {
  readonly depth: 0 | 1;
  readonly lines: readonly Line[];
}

/**
 * The lines of a configuration in rows: choices follow one another, one that something was chosen for stands alone, and
 * that follows in a row of its own under it.
 */
export function configurationRows<Line extends Pick<ConfigurationLine, 'depth'>>(
  lines: readonly Line[],
): readonly ConfigurationRow<Line>[] {
  const rows: { depth: 0 | 1; lines: Line[]; isAlone: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = rows.at(-1);
    const isAlone = line.depth === 0 && lines[at + 1]?.depth === 1;
    if (last !== undefined && last.depth === line.depth && !last.isAlone && !isAlone) last.lines.push(line);
    else rows.push({ depth: line.depth, lines: [line], isAlone });
  }
  return rows.map(({ depth, lines: inRow }) => ({ depth, lines: inRow }));
}

/** The choices of a dish in words, for one line of text: "To share (2 × Garlic naan, Roti)", "Vegetables". */
export function configurationTexts<Line extends Pick<ConfigurationLine, 'depth'>>(
  lines: readonly Line[],
  textOf: (line: Line) => string,
): readonly string[] {
  const texts: string[] = [];
  for (const row of configurationRows(lines)) {
    const words = row.lines.map(textOf);
    if (row.depth === 0) texts.push(...words);
    else texts.push(`${texts.pop() ?? ''} (${words.join(', ')})`);
  }
  return texts;
}

/** A choice in words: "Olives", and "2 × Olives" for two pieces. */
export function choiceText({ choiceName, count }: Pick<ConfigurationLine, 'choiceName' | 'count'>): string {
  return count === 1 ? choiceName : `${count} × ${choiceName}`;
}
