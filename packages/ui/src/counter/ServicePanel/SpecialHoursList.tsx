import {
  type DateRange,
  datesBetween,
  dayServices,
  mostSpecialDates,
  type NotedSpecialHours,
  type SpecialHoursOfDates,
  specialHoursRanges,
} from '@tiffin/domain';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { formatCalendarDate } from '../calendar-date.ts';
import * as pageStyles from '../counter-page.css.ts';
import { serviceStrings } from '../service.strings.ts';
import * as styles from './ServicePanel.css.ts';

interface SpecialHoursListProps {
  /** By date. */
  specialHours: readonly NotedSpecialHours[];
  removed: SpecialHoursOfDates | null;
  isDisabled: boolean;
  onRemove: (hours: SpecialHoursOfDates) => void;
  onUndo: (hours: SpecialHoursOfDates) => void;
}

const strings = serviceStrings.hours;

const daysOf = ({ from, to }: DateRange): string =>
  from === to
    ? formatCalendarDate(from, 'short')
    : strings.days(formatCalendarDate(from, 'short'), formatCalendarDate(to, 'short'));

/** The dates with other hours, a holiday as one row; what was removed keeps its place, with Undo. */
export const SpecialHoursList = (props: SpecialHoursListProps) => {
  const { specialHours, removed, isDisabled, onRemove, onUndo } = props;
  const present = specialHoursRanges(specialHours).map(ofDates);
  const isGone =
    removed !== null && !present.some(({ from, to }) => from <= removed.to && removed.from <= to);
  // More dates at once than the server takes are typed again.
  const canUndo = isGone && datesBetween(removed).length <= mostSpecialDates;
  const rows = canUndo
    ? [...present, removed].sort((one, other) => (one.from < other.from ? -1 : 1))
    : present;
  if (rows.length === 0) return <p className={styles.none}>{strings.none}</p>;
  return (
    <ul aria-label={strings.list} className={styles.list}>
      {rows.map((hours) => {
        const isRemoved = canUndo && hours === removed;
        return (
          <li key={hours.from} className={pageStyles.row}>
            <b className={pageStyles.rowName}>{daysOf(hours)}</b>
            <span role="status" className={pageStyles.rowDetail}>
              {isRemoved ? strings.removed : hoursOf(hours)}
            </span>
            <CounterButton
              size="small"
              isDisabled={isDisabled}
              onClick={() => (isRemoved ? onUndo(hours) : onRemove(hours))}
            >
              <span>
                <span>{isRemoved ? strings.undo : strings.remove}</span>
                <VisuallyHidden>{` ${daysOf(hours)}`}</VisuallyHidden>
              </span>
            </CounterButton>
            {hours.customerNote !== '' && (
              <p className={styles.rowNote}>{strings.quoted(hours.customerNote)}</p>
            )}
            {hours.note !== '' && <p className={styles.rowNote}>{hours.note}</p>}
          </li>
        );
      })}
    </ul>
  );
};

const hoursOf = (hours: SpecialHoursOfDates): string =>
  hours.isActive
    ? dayServices(hours)
        .map(({ opening, closing }) => strings.range(opening, closing))
        .join(', ')
    : strings.closed;

function ofDates({ from, to, hours }: ReturnType<typeof specialHoursRanges<NotedSpecialHours>>[number]) {
  const { date: _date, note = '', customerNote = '', ...times } = hours;
  return { from, to, ...times, note, customerNote };
}
