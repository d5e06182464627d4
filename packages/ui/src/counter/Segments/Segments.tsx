import { RadioOptions } from '../../private/RadioOptions.tsx';
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
  value: chosen,
  onChange,
}: SegmentsProps<Value>) => (
  <fieldset aria-label={label} className={styles.bar}>
    <RadioOptions
      options={options.map((value) => ({ value }))}
      value={chosen}
      onChange={onChange}
      className={styles.option}
    >
      {({ value }) => (
        <>
          {value === chosen && <CounterIcon name="check" size="small" />}
          <span>{words[value]}</span>
        </>
      )}
    </RadioOptions>
  </fieldset>
);
