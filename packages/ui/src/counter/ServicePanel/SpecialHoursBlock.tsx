import type { SpecialHours } from '@tiffin/domain';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { formatCalendarDate } from '../calendar-date.ts';
import * as pageStyles from '../counter-page.css.ts';
import { serviceStrings } from '../service.strings.ts';
import * as styles from './ServicePanel.css.ts';

interface SpecialHoursBlockProps {
  specialHours: readonly SpecialHours[];
  /** The date at the restaurant, "2026-11-20". */
  today: string;
  isPending: boolean;
  isDisabled: boolean;
  onSave: (hours: SpecialHours) => void;
  onRemove: (date: string) => void;
}

const strings = serviceStrings.hours;

/** Other hours on one date, and the dates that have some. */
export const SpecialHoursBlock = (props: SpecialHoursBlockProps) => {
  const { specialHours, today, isPending, isDisabled, onSave, onRemove } = props;
  const ids = useId();
  const [hours, setHours] = useState({ date: '', opening: '12:00', closing: '22:00' });
  const [problem, setProblem] = useState<'date' | 'times' | null>(null);
  const save = (isActive: boolean) => {
    const found = problemOf(hours, isActive, today);
    setProblem(found);
    if (found === null) onSave({ ...hours, isActive });
  };
  const field = (name: keyof typeof hours, label: string, type: 'date' | 'time') => (
    <label className={pageStyles.field}>
      <span className={pageStyles.label}>{label}</span>
      <input
        type={type}
        className={pageStyles.input}
        value={hours[name]}
        min={type === 'date' ? today : undefined}
        aria-invalid={problem === (type === 'date' ? 'date' : 'times') || undefined}
        aria-describedby={problem === null ? undefined : `${ids}-problem`}
        onChange={({ currentTarget }) => setHours({ ...hours, [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <section className={pageStyles.firstBlock} aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{strings.text}</p>
      <div className={styles.fields}>
        {field('date', strings.date, 'date')}
        {field('opening', strings.opens, 'time')}
        {field('closing', strings.closes, 'time')}
      </div>
      <div role="alert">
        {problem !== null && (
          <p id={`${ids}-problem`} className={pageStyles.error}>
            <CounterIcon name="error" />
            <span>{problem === 'date' ? strings.noDate : strings.noTimes}</span>
          </p>
        )}
      </div>
      <div className={pageStyles.buttons}>
        <CounterButton
          icon="calendar"
          className={pageStyles.grow}
          isLoading={isPending}
          isDisabled={isDisabled}
          onClick={() => save(true)}
        >
          {strings.save}
        </CounterButton>
        <CounterButton isDisabled={isDisabled || isPending} onClick={() => save(false)}>
          {strings.closed}
        </CounterButton>
      </div>
      {specialHours.length === 0 ? (
        <p className={styles.none}>{strings.none}</p>
      ) : (
        <ul aria-label={strings.list} className={styles.list}>
          {specialHours.map(({ date, isActive, opening, closing }) => (
            <li key={date} className={pageStyles.row}>
              <b className={pageStyles.rowName}>{formatCalendarDate(date, 'short')}</b>
              <span className={pageStyles.rowDetail}>
                {isActive ? strings.range(opening, closing) : strings.closed}
              </span>
              <CounterButton size="small" isDisabled={isDisabled || isPending} onClick={() => onRemove(date)}>
                <span>
                  <span>{strings.remove}</span>
                  <VisuallyHidden>{` ${formatCalendarDate(date, 'short')}`}</VisuallyHidden>
                </span>
              </CounterButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

function problemOf(
  { date, opening, closing }: Pick<SpecialHours, 'date' | 'opening' | 'closing'>,
  isActive: boolean,
  today: string,
): 'date' | 'times' | null {
  if (date === '' || date < today) return 'date';
  return isActive && (opening === '' || closing === '' || opening === closing) ? 'times' : null;
}
