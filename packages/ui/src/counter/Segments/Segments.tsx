import { useId } from 'react';
import { nativeInput } from '../../private/choice.css.ts';
import { kicker } from '../CounterDialog/CounterDialog.css.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './Segments.css.ts';

interface SegmentsProps<Value extends string> {
  /** What is chosen. */
  label: string;
  options: readonly Value[];
  words: Readonly<Record<Value, string>>;
  /** Null while none is. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Parts of one bar without a visible label, or chips under it. */
  look?: 'bar' | 'chips';
}

/** One of a few short words, all in sight. */
export const Segments = <Value extends string>({
  label,
  options,
  words,
  value,
  onChange,
  look = 'bar',
}: SegmentsProps<Value>) => {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.group}>
      <p id={id} className={look === 'bar' ? styles.unseen : kicker}>
        {label}
      </p>
      <div className={styles.options[look]}>
        {options.map((option) => (
          <label key={option} className={styles.option[look]}>
            <input
              type="radio"
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
              className={nativeInput}
            />
            {option === value && <CounterIcon name="check" size="small" />}
            {words[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
