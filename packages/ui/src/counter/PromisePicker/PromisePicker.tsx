import { clockMinutesAfter, clockMinutesBetween, type LocalTimes } from '@tiffin/domain';
import { orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './PromisePicker.css.ts';

const nudgeMs = 5 * 60_000;

interface PromisePickerProps {
  /** "At the door by". */
  label: string;
  /** The time that would be promised. */
  value: Date;
  onChange: (promise: Date) => void;
  /** The first and the last time that can be promised. */
  earliest: Date;
  latest: Date;
  now: Date;
  times: LocalTimes;
  isDisabled: boolean;
  /** What else there is to say about the time, under it. */
  remark?: string;
}

/** The time that is being promised, large, with five minutes less or more. */
export const PromisePicker = ({
  label,
  value,
  onChange,
  earliest,
  latest,
  now,
  times,
  isDisabled,
  remark,
}: PromisePickerProps) => {
  const minutes = clockMinutesBetween(now, value);
  const nudge = (ms: number) => onChange(new Date(value.getTime() + ms));
  return (
    <div className={styles.promise}>
      <p className={styles.words}>{label}</p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.nudge}
          aria-label={strings.soonerSpoken}
          disabled={isDisabled || value.getTime() - nudgeMs < earliest.getTime()}
          onClick={() => nudge(-nudgeMs)}
        >
          {strings.sooner}
        </button>
        <output className={styles.time}>{times.time(value.toISOString())}</output>
        <button
          type="button"
          className={styles.nudge}
          aria-label={strings.laterSpoken}
          disabled={isDisabled || value.getTime() + nudgeMs > latest.getTime()}
          onClick={() => nudge(nudgeMs)}
        >
          {strings.later}
        </button>
      </div>
      <p className={styles.words}>
        {[strings.inMinutes(minutes), remark]
          .filter((words) => words !== undefined && words !== '')
          .join('; ')}
      </p>
    </div>
  );
};

interface MinuteChipsProps {
  label: string;
  /** What is counted from, and by how much. */
  from: Date;
  minutes: readonly number[];
  words: (minutes: number) => string;
  value: Date;
  onChange: (promise: Date) => void;
  isDisabled: boolean;
}

/** The usual times in one press each. */
export const MinuteChips = ({
  label,
  from,
  minutes,
  words,
  value,
  onChange,
  isDisabled,
}: MinuteChipsProps) => (
  <fieldset aria-label={label} className={styles.chips}>
    {minutes.map((count) => (
      <button
        key={count}
        type="button"
        className={styles.chip}
        aria-pressed={clockMinutesBetween(from, value) === count}
        disabled={isDisabled}
        onClick={() => onChange(clockMinutesAfter(from, count))}
      >
        {words(count)}
      </button>
    ))}
  </fieldset>
);
