import { type DateRange, type NotedSpecialHours, specialHoursRanges } from '@tiffin/domain';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { formatCalendarDate } from '../calendar-date.ts';
import * as pageStyles from '../counter-page.css.ts';
import { serviceStrings } from '../service.strings.ts';
import * as styles from './ServicePanel.css.ts';

interface SpecialHoursListProps {
  /** By date. */
  specialHours: readonly NotedSpecialHours[];
  isDisabled: boolean;
  onRemove: (range: DateRange) => void;
}

const strings = serviceStrings.hours;

const daysOf = ({ from, to }: DateRange): string =>
  from === to
    ? formatCalendarDate(from, 'short')
    : strings.days(formatCalendarDate(from, 'short'), formatCalendarDate(to, 'short'));

/** The dates with other hours, a holiday as one row. */
export const SpecialHoursList = ({ specialHours, isDisabled, onRemove }: SpecialHoursListProps) =>
  specialHours.length === 0 ? (
    <p className={styles.none}>{strings.none}</p>
  ) : (
    <ul aria-label={strings.list} className={styles.list}>
      {specialHoursRanges(specialHours).map(({ hours, ...range }) => (
        <li key={range.from} className={pageStyles.row}>
          <b className={pageStyles.rowName}>{daysOf(range)}</b>
          <span className={pageStyles.rowDetail}>
            {hours.isActive ? strings.range(hours.opening, hours.closing) : strings.closed}
          </span>
          <CounterButton size="small" isDisabled={isDisabled} onClick={() => onRemove(range)}>
            <span>
              <span>{strings.remove}</span>
              <VisuallyHidden>{` ${daysOf(range)}`}</VisuallyHidden>
            </span>
          </CounterButton>
          {hours.customerNote ? <p className={styles.rowNote}>{strings.quoted(hours.customerNote)}</p> : null}
          {hours.note ? <p className={styles.rowNote}>{hours.note}</p> : null}
        </li>
      ))}
    </ul>
  );
