import { useEffect, useId, useRef } from 'react';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';
import { dayStrings as strings } from '../day.strings.ts';
import * as styles from './DayPanel.css.ts';
import { chartHours } from './day-orders.ts';

interface HourChartProps {
  ordersByHour: readonly number[];
  /** The hour that runs now; null on other days. */
  presentHour: number | null;
}

/** How many orders each hour brought: bars to look at, a table to listen to. */
export const HourChart = ({ ordersByHour, presentHour }: HourChartProps) => {
  const titleId = useId();
  const hours = chartHours(ordersByHour, presentHour);
  const most = Math.max(...ordersByHour, 1);
  const countAt = (hour: number) => ordersByHour[hour] ?? 0;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        {strings.perHour}
      </h2>
      <ol className={styles.bars} aria-hidden="true">
        {hours.map((hour) => (
          <Bar key={hour} hour={hour} count={countAt(hour)} most={most} isPresent={hour === presentHour} />
        ))}
      </ol>
      <div className={screenReaderOnly}>
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{strings.hour}</th>
              <th scope="col">{strings.count}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{strings.hourOf(twoDigits(hour))}</th>
                <td>{countAt(hour)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

interface BarProps {
  hour: number;
  count: number;
  most: number;
  isPresent: boolean;
}

const Bar = ({ hour, count, most, isPresent }: BarProps) => {
  const bar = useRef<HTMLSpanElement>(null);
  // Not by a style attribute: the security policy forbids those in the server's HTML.
  useEffect(() => bar.current?.style.setProperty('--share', `${count / most}`), [count, most]);
  return (
    <li className={styles.column}>
      <span className={styles.space}>
        {count > 0 && <b className={styles.barCount}>{count}</b>}
        <span ref={bar} className={styles.bar[isPresent ? 'present' : 'other']} />
      </span>
      <span className={styles.hour}>{twoDigits(hour)}</span>
    </li>
  );
};
