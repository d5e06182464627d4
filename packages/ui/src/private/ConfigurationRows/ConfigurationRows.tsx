import { type ConfigurationLine, choiceText, configurationRows } from '@tiffin/domain';
import { classNames } from '../class-names.ts';
import * as styles from './ConfigurationRows.css.ts';

type Line = Pick<ConfigurationLine, 'choiceName' | 'count' | 'depth'>;

interface ConfigurationRowsProps {
  /** What was chosen for a dish. */
  lines: readonly Line[];
  className: string;
  /** How a choice is written. @default "2 × Garlic naan" */
  textOf?: (line: Line) => string;
  /** Words after the last choice, such as the price of each. */
  end?: string | undefined;
}

/** What was chosen for a dish, its choices one after another, and under one what was chosen for it. */
export const ConfigurationRows = ({ lines, className, textOf = choiceText, end }: ConfigurationRowsProps) => {
  const rows = configurationRows(lines).map((row) => ({ depth: row.depth, texts: row.lines.map(textOf) }));
  if (end !== undefined) {
    const last = rows.at(-1);
    if (last?.depth === 0) last.texts.push(end);
    else rows.push({ depth: 0, texts: [end] });
  }
  return rows.map(({ depth, texts }, at) => (
    <p key={at} className={classNames(className, depth === 1 && styles.under)}>
      {texts.join(', ')}
    </p>
  ));
};
