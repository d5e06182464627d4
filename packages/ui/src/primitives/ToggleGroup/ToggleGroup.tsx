import { RadioOptions } from '../../private/RadioOptions.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './ToggleGroup.css.ts';

/** One of the choices of a {@link ToggleGroup}. */
export interface ToggleOption<Value extends string> {
  readonly value: Value;
  /** One or two words. */
  readonly label: string;
  /** Icon before the words. */
  readonly icon?: IconName;
  /** Cannot be chosen at the moment: struck through, and passed over by the arrows. */
  readonly isDisabled?: boolean;
}

export interface ToggleGroupProps<Value extends string> {
  /** What is chosen between; spoken, never shown. */
  label: string;
  /** Two to four choices, all in sight. */
  options: readonly ToggleOption<Value>[];
  /** The chosen one; null while none is. */
  value: Value | null;
  /** Called with the new choice. */
  onChange: (value: Value) => void;
}

/** One of two to four short choices side by side, which takes effect at once. A radio group to screen readers. */
export const ToggleGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) => (
  <div className={styles.group} role="radiogroup" aria-label={label}>
    <RadioOptions options={options} value={value} onChange={onChange} className={styles.option}>
      {(option) => (
        <span className={styles.face}>
          {option.icon && <Icon name={option.icon} className={styles.label} />}
          <span className={styles.label}>{option.label}</span>
        </span>
      )}
    </RadioOptions>
  </div>
);
