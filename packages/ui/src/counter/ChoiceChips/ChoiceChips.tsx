import { RadioOptions } from '../../private/RadioOptions.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './ChoiceChips.css.ts';

interface Chip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface ChipsProps<Value extends string> {
  /** What is chosen between; spoken, never shown. */
  label: string;
  options: readonly Chip<Value>[];
  /** The chosen one; null while none is. */
  value: Value | null;
  /** How many stand side by side. */
  columns: 2 | 3 | 5 | 6;
  onChange: (value: Value) => void;
}

/** Large chips of which one is chosen, for a button below that does it. */
export const ChoiceChips = <Value extends string>({
  label,
  options,
  value,
  columns,
  onChange,
}: ChipsProps<Value>) => (
  <div role="radiogroup" aria-label={label} className={styles.columns[columns]}>
    <RadioOptions options={options} value={value} onChange={onChange} className={styles.option}>
      {(option) => (
        <span className={styles.face}>
          <CounterIcon name="check" size="small" className={styles.mark} />
          <span>{option.label}</span>
        </span>
      )}
    </RadioOptions>
  </div>
);

/** Large chips of which one is in force: a press changes that at once. */
export const PressChips = <Value extends string>({
  label,
  options,
  value,
  columns,
  onChange,
}: ChipsProps<Value>) => (
  <fieldset aria-label={label} className={styles.columns[columns]}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={styles.face}
        aria-pressed={option.value === value}
        disabled={option.isDisabled}
        onClick={() => onChange(option.value)}
      >
        <CounterIcon name="check" size="small" className={styles.mark} />
        <span>{option.label}</span>
      </button>
    ))}
  </fieldset>
);
