import {
  datesBetween,
  type NotedSpecialHours,
  type SpecialHoursOfDates,
  specialDatesProblem,
  specialNoteLimits,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { serviceStrings } from '../service.strings.ts';
import * as styles from './ServicePanel.css.ts';
import { SpecialHoursList } from './SpecialHoursList.tsx';

interface SpecialHoursBlockProps {
  specialHours: readonly NotedSpecialHours[];
  /** The date at the restaurant, "2026-11-20". */
  today: string;
  isPending: boolean;
  isDisabled: boolean;
  onSave: (hours: SpecialHoursOfDates) => void;
  onRemove: (dates: readonly string[]) => void;
}

const strings = serviceStrings.hours;
const empty = { from: '', to: '', opening: '12:00', closing: '22:00', customerNote: '', note: '' };

/** Other hours on one date or several, and the dates that have some. */
export const SpecialHoursBlock = (props: SpecialHoursBlockProps) => {
  const { specialHours, today, isPending, isDisabled, onSave, onRemove } = props;
  const ids = useId();
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState<keyof typeof strings.problems | null>(null);
  const save = (isActive: boolean) => {
    const hours = { ...typed, to: typed.to === '' ? typed.from : typed.to, isActive };
    const found = problemOf(hours, today);
    setProblem(found);
    if (found === null) onSave(hours);
  };
  const field = (
    name: keyof typeof empty,
    label: string,
    input: { type: 'date' | 'time'; min?: string } | { maxLength: number; placeholder?: string },
  ) => {
    const isWrong = name === problem || (problem === 'times' && 'type' in input && input.type === 'time');
    return (
      <label className={'type' in input ? pageStyles.field : styles.wideField}>
        <span className={pageStyles.label}>{label}</span>
        <input
          {...input}
          className={pageStyles.input}
          value={typed[name]}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${ids}-problem` : undefined}
          onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
        />
      </label>
    );
  };
  return (
    <section className={pageStyles.firstBlock} aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{strings.text}</p>
      <div className={styles.fields}>
        {field('from', strings.from, { type: 'date', min: today })}
        {field('to', strings.to, { type: 'date', min: typed.from === '' ? today : typed.from })}
        {field('opening', strings.opens, { type: 'time' })}
        {field('closing', strings.closes, { type: 'time' })}
        {field('customerNote', strings.customerNote, {
          maxLength: specialNoteLimits.customerNote,
          placeholder: strings.customerNoteExample,
        })}
        {field('note', strings.note, { maxLength: specialNoteLimits.note })}
      </div>
      <div role="alert">
        {problem !== null && (
          <p id={`${ids}-problem`} className={pageStyles.error}>
            <CounterIcon name="error" />
            <span>{strings.problems[problem]}</span>
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
      <SpecialHoursList
        specialHours={specialHours}
        isDisabled={isDisabled || isPending}
        onRemove={(range) => onRemove(datesBetween(range))}
      />
    </section>
  );
};

function problemOf(
  { from, to, isActive, opening, closing }: SpecialHoursOfDates,
  today: string,
): keyof typeof strings.problems | null {
  const areTimesWrong = isActive && (opening === '' || closing === '' || opening === closing);
  return specialDatesProblem({ from, to }, today) ?? (areTimesWrong ? 'times' : null);
}
