import {
  doBreaksFit,
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
  removed: SpecialHoursOfDates | null;
  onRemove: (hours: SpecialHoursOfDates) => void;
}

const strings = serviceStrings.hours;
const empty = {
  ...{ from: '', to: '', opening: '12:00', breakFrom: '', breakTo: '', closing: '22:00' },
  ...{ customerNote: '', note: '' },
};

const wrongFields = {
  from: ['from'],
  to: ['to'],
  times: ['opening', 'closing'],
  breaks: ['breakFrom', 'breakTo'],
} satisfies Record<keyof typeof strings.problems, (keyof typeof empty)[]>;

/** Other hours on one date or several, and the dates that have some. */
export const SpecialHoursBlock = (props: SpecialHoursBlockProps) => {
  const { specialHours, today, isPending, isDisabled, removed, onSave, onRemove } = props;
  const ids = useId();
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState<keyof typeof strings.problems | null>(null);
  const save = (isActive: boolean) => {
    const hours = hoursTyped(typed, isActive);
    const found = problemOf(hours, today);
    setProblem(found);
    if (found === null) onSave(hours);
  };
  const field = (
    name: keyof typeof empty,
    label: string,
    input: { type: 'date' | 'time'; min?: string } | { maxLength: number; placeholder?: string },
  ) => {
    const isWrong = problem !== null && wrongFields[problem].some((wrong) => wrong === name);
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
        {field('breakFrom', strings.breakFrom, { type: 'time' })}
        {field('breakTo', strings.breakTo, { type: 'time' })}
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
        removed={removed}
        onRemove={onRemove}
        onUndo={onSave}
      />
    </section>
  );
};

function hoursTyped({ breakFrom, breakTo, ...typed }: typeof empty, isActive: boolean): SpecialHoursOfDates {
  const hasBreak = isActive && (breakFrom !== '' || breakTo !== '');
  return {
    ...typed,
    to: typed.to === '' ? typed.from : typed.to,
    isActive,
    ...(hasBreak && { breaks: [{ from: breakFrom, to: breakTo }] }),
  };
}

function problemOf(hours: SpecialHoursOfDates, today: string): keyof typeof strings.problems | null {
  const { isActive, opening, closing } = hours;
  const areTimesWrong = isActive && (opening === '' || closing === '' || opening === closing);
  const problem = specialDatesProblem(hours, today) ?? (areTimesWrong ? 'times' : null);
  return problem ?? (doBreaksFit(hours) ? null : 'breaks');
}
