import { formatPounds, type Pence } from '@tiffin/domain';
import type { Elements } from '../../private/Words.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as dialog from '../CounterDialog/CounterDialog.css.ts';
import { dialogStrings } from '../dialogs.strings.ts';
import { PinPad, pinLength } from '../PinPad/PinPad.tsx';
import * as styles from './MoneyPanel.css.ts';

/** What a dialog that sends money back needs to know about the person who does it. */
export interface MoneyDialogProps {
  /** A device that several people share asks for a PIN; a person who has signed in types none. @default true */
  needsPin?: boolean | undefined;
  /** Why the last PIN was refused. */
  pinProblem?: 'wrong' | 'locked' | undefined;
  /** The action is on its way. @default false */
  isSending?: boolean | undefined;
  /** Why the last try did not work. */
  problem?: string | undefined;
}

interface MoneyPanelProps extends MoneyDialogProps {
  /** What goes back. */
  amount: Pence;
  pin: string;
  onPin: (pin: string) => void;
  /** The words of the button, with the sum in them. */
  confirm: string;
  /** Whether everything but the PIN has been chosen. */
  isComplete: boolean;
  onConfirm: () => void;
  /** What is to be read before the button is pressed. */
  children?: Elements;
}

/** The sum that leaves, the PIN of who sends it, and the button, which wakes at the fourth figure. */
export const MoneyPanel = ({
  needsPin = true,
  pinProblem,
  isSending = false,
  problem,
  amount,
  pin,
  onPin,
  confirm,
  isComplete,
  onConfirm,
  children,
}: MoneyPanelProps) => (
  <>
    <div aria-live="polite">
      <p className={styles.words}>{dialogStrings.refund.sum}</p>
      <p className={styles.sum} translate="no">
        {formatPounds(amount)}
      </p>
    </div>
    {needsPin && <PinPad value={pin} onChange={onPin} problem={pinProblem} isDisabled={isSending} />}
    <div className={styles.end}>
      {problem !== undefined && (
        <p role="alert" className={dialog.problem}>
          {problem}
        </p>
      )}
      {children}
      <CounterButton
        variant="late"
        isWide
        isLoading={isSending}
        isDisabled={!isSending && (!isComplete || (needsPin && !canSend(pin, pinProblem)))}
        onClick={() => {
          onConfirm();
          // A PIN that was refused is typed again.
          onPin('');
        }}
      >
        {confirm}
      </CounterButton>
    </div>
  </>
);

const canSend = (pin: string, problem: MoneyDialogProps['pinProblem']) =>
  pin.length === pinLength && problem !== 'locked';
