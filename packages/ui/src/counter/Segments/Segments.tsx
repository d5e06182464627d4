import { useId } from 'react';
import { nativeInput } from '../../private/choice.css.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './Segments.css.ts';

interface SegmentsProps<Value extends string> {
  /** What is chosen; spoken, never shown. */
  label: string;
  options: readonly Value[];
  words: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few short words, parts of one bar. */
export const Segments = <Value extends string>({
  label,
  options,
  words,
  value,
  onChange,
}: SegmentsProps<Value>) => {
  const id = useId();
  return (
    <fieldset aria-label={label} className={styles.bar}>
      {options.map((option) => (
        <label key={option} className={styles.option}>
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
    </fieldset>
  );
};
