import { type ReactElement, useEffect, useId, useRef } from 'react';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';
import { dayStrings as strings } from '../day.strings.ts';
import * as styles from './DayPanel.css.ts';

/** One bar of a chart. */
export interface ChartBar {
  readonly key: string | number;
  /** Under the bar. */
  readonly label: string;
  /** In the table for those who listen. */
  readonly spoken: string;
  readonly count: number;
  /** Whether it is the one that runs now. */
  readonly isPresent: boolean;
}

interface BarChartProps {
  title: string;
  /** What the bars are: "Hour". */
  unit: string;
  bars: readonly ChartBar[];
  /** A line below the chart. @default null */
  children?: ReactElement | null;
}

/** How many orders came when: bars to look at, a table to listen to. */
export const BarChart = ({ title, unit, bars, children = null }: BarChartProps) => {
  const titleId = useId();
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        {title}
      </h2>
      <ol className={styles.bars} aria-hidden="true">
        {bars.map(({ key, ...bar }) => (
          <Bar key={key} {...bar} most={most} />
        ))}
      </ol>
      <div className={screenReaderOnly}>
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{strings.count}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, spoken, count }) => (
              <tr key={key}>
                <th scope="row">{spoken}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </section>
  );
};

const Bar = ({ label, count, most, isPresent }: Omit<ChartBar, 'key' | 'spoken'> & { most: number }) => {
  const bar = useRef<HTMLSpanElement>(null);
  // Not by a style attribute: the security policy forbids those in the server's HTML.
  useEffect(() => bar.current?.style.setProperty('--share', `${count / most}`), [count, most]);
  return (
    <li className={styles.column}>
      <span className={styles.space}>
        {count > 0 && <b className={styles.barCount}>{count}</b>}
        <span ref={bar} className={styles.bar[isPresent ? 'present' : 'other']} />
      </span>
      <span className={styles.hour}>{label}</span>
    </li>
  );
};
