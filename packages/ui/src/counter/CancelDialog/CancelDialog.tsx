import {
  type CancelReason,
  type CounterOrder,
  cancelReasons,
  canKeepPayment,
  closedReasonMessages,
  formatPounds,
  lifecycleMessages,
  type Pence,
  penceFromText,
  type RefundChoice,
  refundableAmount,
  refundExceedsMessage,
  tipRefundMessage,
  zeroPence,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AmountField } from '../AmountField/AmountField.tsx';
import * as dialog from '../CounterDialog/CounterDialog.css.ts';
import { CounterDialog, type CounterDialogBaseProps } from '../CounterDialog/CounterDialog.tsx';
import { dialogStrings } from '../dialogs.strings.ts';
import { type MoneyDialogProps, MoneyPanel } from '../MoneyPanel/MoneyPanel.tsx';
import { OptionRow } from '../OptionRow/OptionRow.tsx';
import { orderInWords } from '../order-in-words.ts';
import { Segments } from '../Segments/Segments.tsx';

const strings = dialogStrings.cancel;

/** Why an accepted order is cancelled, and what goes back. */
export interface Cancellation {
  readonly reason: CancelReason;
  readonly refund: RefundChoice;
  /** Null where none was asked for. */
  readonly pin: string | null;
}

/** Props of {@link CancelDialog}. */
export interface CancelDialogProps extends CounterDialogBaseProps, MoneyDialogProps {
  /** The order that was accepted. */
  order: CounterOrder;
  /** Called when the order is cancelled. */
  onCancelOrder: (cancellation: Cancellation) => void;
}

type Kind = RefundChoice['kind'];

/** Asks a manager why an accepted order is cancelled and what goes back; nothing may be kept without a reason for it. */
export const CancelDialog = ({
  isOpen,
  onClose,
  order: entry,
  needsPin = true,
  onCancelOrder,
  ...money
}: CancelDialogProps) => {
  const { order } = entry;
  const id = useId();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [chosenKind, setKind] = useState<Kind>('full');
  const [text, setText] = useState('');
  const [pin, setPin] = useState('');
  const left = refundableAmount(order.refunds, order.breakdown.totalAmount);
  const canKeepAll = reason !== null && canKeepPayment(reason);
  // Another reason may have been chosen since.
  const kind = chosenKind === 'none' && !canKeepAll ? 'full' : chosenKind;
  const typed = penceFromText(text);
  const { refund, problem } = refundOf(kind, typed, left, order.breakdown.tipAmount);
  const amount =
    refund === null || refund.kind === 'none' ? zeroPence : refund.kind === 'full' ? left : refund.amount;
  return (
    <CounterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={strings.title(order.number)}
      lead={orderInWords(entry)}
      isLocked={money.isSending ?? false}
      aside={
        <MoneyPanel
          {...money}
          needsPin={needsPin}
          amount={amount}
          pin={pin}
          onPin={setPin}
          confirm={amount > 0 ? strings.confirm(formatPounds(amount)) : strings.confirmFree}
          isComplete={reason !== null && refund !== null}
          onConfirm={() =>
            reason !== null &&
            refund !== null &&
            onCancelOrder({ reason, refund, pin: needsPin ? pin : null })
          }
        />
      }
    >
      <fieldset>
        <legend>
          <VisuallyHidden>{dialogStrings.why}</VisuallyHidden>
        </legend>
        {cancelReasons.map((each) => (
          <OptionRow
            key={each}
            type="radio"
            name={id}
            isChecked={each === reason}
            onChange={() => setReason(each)}
          >
            {strings.reasons[each]}
          </OptionRow>
        ))}
      </fieldset>
      <p className={dialog.kicker}>{dialogStrings.refund.sum}</p>
      <Segments
        label={dialogStrings.refund.what}
        options={canKeepAll ? allKinds : usualKinds}
        words={strings.kinds}
        value={kind}
        onChange={setKind}
      />
      {kind === 'amount' && <AmountField value={text} onChange={setText} />}
      {problem !== null && (
        <p role="alert" className={dialog.problem}>
          {problem}
        </p>
      )}
      <p className={dialog.kicker}>
        {reason === null
          ? dialogStrings.chooseWhy
          : dialogStrings.customerReads(closedReasonMessages[reason])}
      </p>
    </CounterDialog>
  );
};

const usualKinds = ['full', 'amount'] as const;
const allKinds = ['full', 'amount', 'none'] as const;

interface ChosenRefund {
  /** Null while the amount is none that can go back. */
  readonly refund: RefundChoice | null;
  readonly problem: string | null;
}

function refundOf(kind: Kind, amount: Pence | null, left: Pence, tip: Pence): ChosenRefund {
  if (kind !== 'amount') return { refund: { kind }, problem: null };
  if (amount === null) return { refund: null, problem: null };
  if (amount > left) return { refund: null, problem: refundExceedsMessage(left) };
  if (amount <= 0) return { refund: null, problem: lifecycleMessages.refundOfNothing };
  const problem = tipRefundMessage(amount, left, tip);
  return { refund: problem === null ? { kind, amount } : null, problem };
}
