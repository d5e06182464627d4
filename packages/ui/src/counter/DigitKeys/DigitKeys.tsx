import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { startStrings } from '../start.strings.ts';
import * as styles from './DigitKeys.css.ts';

interface DigitKeysProps {
  /** Called with the digit that was pressed. */
  onDigit: (digit: string) => void;
  /** Called when the last digit goes. */
  onDelete: () => void;
  /** Called when all digits go. */
  onClear: () => void;
  /** Nothing can be typed. */
  isDisabled?: boolean;
}

const strings = startStrings.keys;

/** Keys for digits, large enough for wet hands, in place of the tablet's own keyboard. */
export const DigitKeys = ({ onDigit, onDelete, onClear, isDisabled = false }: DigitKeysProps) => (
  <fieldset disabled={isDisabled} className={styles.keys} aria-label={strings.digits}>
    {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
      <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ))}
    <button type="button" className={styles.word} onClick={onClear}>
      {strings.clear}
    </button>
    <button type="button" className={styles.key} onClick={() => onDigit('0')}>
      0
    </button>
    <button type="button" className={styles.word} onClick={onDelete}>
      <CounterIcon name="backspace" size="large" />
      <VisuallyHidden>{strings.delete}</VisuallyHidden>
    </button>
  </fieldset>
);
