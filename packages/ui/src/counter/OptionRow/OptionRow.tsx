import type { ReactNode } from 'react';
import { nativeInput, tick } from '../../private/choice.css.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './OptionRow.css.ts';

interface OptionRowProps {
  /** One of several, or one more. */
  type: 'radio' | 'checkbox';
  /** The group of a radio. */
  name?: string;
  children: ReactNode;
  /** Words at the end of the row. */
  detail?: ReactNode;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A row of a dialog that is chosen or ticked by pressing it anywhere. */
export const OptionRow = ({
  type,
  name,
  children,
  detail,
  isChecked,
  isDisabled = false,
  onChange,
}: OptionRowProps) => (
  <label className={styles.row}>
    <input
      type={type}
      name={name}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className={nativeInput}
    />
    <span className={styles.mark[type]} aria-hidden="true">
      {type === 'checkbox' && <CounterIcon name="check" size="small" className={tick} />}
    </span>
    <span>{children}</span>
    {detail !== undefined && <span className={styles.detail}>{detail}</span>}
  </label>
);
