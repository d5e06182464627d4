import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DigitKeys } from '../DigitKeys/DigitKeys.tsx';
import { dialogStrings } from '../dialogs.strings.ts';
import * as styles from './PinPad.css.ts';

const strings = dialogStrings.pin;

/** How many digits a PIN has. */
export const pinLength = 4;

/** Props of {@link PinPad}. */
export interface PinPadProps {
  /** The digits that are typed so far. */
  value: string;
  /** Called with the digits after each press. */
  onChange: (value: string) => void;
  /** Why the last PIN was refused. */
  problem?: 'wrong' | 'locked' | undefined;
  /** Nothing can be typed, for instance while the PIN is checked. @default false */
  isDisabled?: boolean | undefined;
  /** What the PIN is for. @default 'Money leaves with a name on it.' */
  reason?: string;
}

/** Four digits by which a person acts at a shared device. They are never shown; a keyboard types them too. */
export const PinPad = ({
  value,
  onChange,
  problem,
  isDisabled = false,
  reason = strings.reason,
}: PinPadProps) => {
  const isBlocked = isDisabled || problem === 'locked';
  const type = (digit: string) => {
    if (!isBlocked && value.length < pinLength) onChange(value + digit);
  };
  const deleteLast = () => {
    if (!isBlocked) onChange(value.slice(0, -1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) type(event.key);
    if (event.key === 'Backspace') deleteLast();
  };
  return (
    <fieldset aria-label={strings.title} className={styles.pad} onKeyDown={onKeyDown}>
      <div>
        <p className={styles.title}>{strings.title}</p>
        {problem === undefined ? (
          <p className={styles.reason}>{reason}</p>
        ) : (
          <p role="alert" className={styles.problem}>
            {strings[problem]}
          </p>
        )}
      </div>
      <div role="status" className={styles.dots}>
        <VisuallyHidden>{strings.typed(value.length)}</VisuallyHidden>
        {Array.from({ length: pinLength }, (_, index) => (
          <span
            key={index}
            className={styles.dot[index < value.length ? 'typed' : 'empty']}
            aria-hidden="true"
          />
        ))}
      </div>
      <DigitKeys isDisabled={isBlocked} onDigit={type} onDelete={deleteLast} onClear={() => onChange('')} />
    </fieldset>
  );
};
