import { type ReactNode, useId } from 'react';
import * as styles from '../../private/choice.css.ts';
import { type ChoiceGroupLook, type ChoiceGroupProps, FieldSet } from '../FieldSet/FieldSet.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Words under the label. */
  note?: ReactNode;
  /** Words at the end of the row, such as a price. */
  detail?: ReactNode;
  /** Cannot be chosen at the moment. */
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends ChoiceGroupProps, ChoiceGroupLook {
  /** The choices, best known first. */
  options: readonly RadioOption<Value>[];
  /** The chosen one; null while none is. */
  value: Value | null;
  /** Told the new choice. */
  onChange: (value: Value) => void;
}

/** One of a few choices, all in sight. Nothing is chosen in advance unless one is plainly the usual. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  onChange,
  look = 'label',
  ...fieldSet
}: RadioGroupProps<Value>) => {
  const name = useId();
  return (
    <FieldSet {...fieldSet} look={look}>
      {(errorId) =>
        options.map((option) => (
          <label key={option.value} className={styles.choice[look === 'section' ? 'row' : 'plain']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-describedby={errorId}
              onChange={() => onChange(option.value)}
              className={styles.nativeInput}
            />
            <span className={styles.mark.radio} aria-hidden="true" />
            <span className={styles.text}>
              {option.label}
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
            {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))
      }
    </FieldSet>
  );
};
