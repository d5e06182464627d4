import type { ReactNode } from 'react';
import * as styles from '../../private/choice.css.ts';
import { RadioOptions } from '../../private/RadioOptions.tsx';
import { type Elements, Words } from '../../private/Words.tsx';
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
  /** What stands under the row, such as the options of the chosen one. */
  under?: Elements;
}

export interface RadioGroupProps<Value extends string> extends ChoiceGroupProps, ChoiceGroupLook {
  /** The choices, best known first. */
  options: readonly RadioOption<Value>[];
  /** The chosen one; null while none is. */
  value: Value | null;
  /** Called with the new choice. */
  onChange: (value: Value) => void;
}

/** One of a few choices, all in sight. Nothing is chosen in advance unless one is plainly the usual. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  onChange,
  look = 'label',
  ...fieldSet
}: RadioGroupProps<Value>) => (
  <FieldSet {...fieldSet} look={look}>
    {(errorId) => (
      <RadioOptions
        options={options}
        value={value}
        onChange={onChange}
        className={styles.choice[look === 'section' ? 'row' : 'plain']}
        errorId={errorId}
      >
        {({ label, note, detail }) => (
          <>
            <span className={styles.mark.radio} aria-hidden="true" />
            <span className={styles.text}>
              <Words>{label}</Words>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </>
        )}
      </RadioOptions>
    )}
  </FieldSet>
);
