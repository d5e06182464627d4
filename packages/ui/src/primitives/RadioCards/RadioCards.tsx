import { useId } from 'react';
import { type ChoiceGroupProps, FieldSet } from '../FieldSet/FieldSet.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCardsProps<Value extends string> extends ChoiceGroupProps {
  /** The choices, four at most, each with its icon. */
  options: readonly { value: Value; label: string; icon: IconName }[];
  /** The chosen one; null while none is. */
  value: Value | null;
  /** Told the new choice. */
  onChange: (value: Value) => void;
}

/** One of up to four choices, each a card with an icon. For more, or for long labels, use RadioGroup. */
export const RadioCards = <Value extends string>({
  options,
  value,
  onChange,
  ...fieldSet
}: RadioCardsProps<Value>) => {
  const name = useId();
  return (
    <FieldSet {...fieldSet}>
      {(errorId) => (
        <div className={styles.cards}>
          {options.map((option) => (
            <label key={option.value} className={styles.card}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-describedby={errorId}
                aria-invalid={errorId === undefined ? undefined : true}
                onChange={() => onChange(option.value)}
                className={styles.radio}
              />
              <Icon name={option.icon} />
              {option.label}
              <span className={styles.tick} aria-hidden="true">
                <Icon name="check" className={styles.tickIcon} />
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  );
};
