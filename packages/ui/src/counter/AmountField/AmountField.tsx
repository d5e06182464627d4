import { poundSign } from '@tiffin/domain';
import { useId } from 'react';
import { dialogStrings } from '../dialogs.strings.ts';
import * as styles from './AmountField.css.ts';

interface AmountFieldProps {
  /** The text as it is typed. */
  value: string;
  onChange: (value: string) => void;
}

/** An amount in pounds, as people write it. */
export const AmountField = ({ value, onChange }: AmountFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{dialogStrings.refund.amountLabel}</label>
      <div className={styles.box}>
        <span aria-hidden="true">{poundSign}</span>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  );
};
