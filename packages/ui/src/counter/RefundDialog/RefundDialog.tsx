import {
  type CounterOrder,
  type CounterRefundReason,
  counterRefundReasons,
  formatPounds,
  type Order,
  type Pence,
  type ProblemRefund,
  penceFromText,
  planRefund,
  type RefundableFee,
  type RefundedLine,
  type RefundSelection,
  refundableAmount,
  refundMessage,
  refundReasonMessage,
  zeroPence,
} from '@tiffin/domain';
import { useState } from 'react';
import { AmountField } from '../AmountField/AmountField.tsx';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import * as dialog from '../CounterDialog/CounterDialog.css.ts';
import { CounterDialog, type CounterDialogBaseProps } from '../CounterDialog/CounterDialog.tsx';
import { dialogStrings } from '../dialogs.strings.ts';
import { type MoneyDialogProps, MoneyPanel } from '../MoneyPanel/MoneyPanel.tsx';
import { OptionRow } from '../OptionRow/OptionRow.tsx';
import { callNameFirst } from '../order-page.strings.ts';
import { Segments } from '../Segments/Segments.tsx';
import * as styles from './RefundDialog.css.ts';
import { RefundLines } from './RefundLines.tsx';

const strings = dialogStrings.refund;

/** What is to be paid back, as the server is asked for it. */
export interface ConfirmedRefund {
  /** All that is left, an amount, or some of the dishes with the fees that are ticked. */
  readonly selection: RefundSelection;
  /** What the dialog showed. */
  readonly amount: Pence;
  readonly reason: CounterRefundReason;
  /** What had gone back as far as the person has seen: the server refuses if that has changed. */
  readonly expectedRefunded: Pence;
  /** Null where none was asked for. */
  readonly pin: string | null;
}

/** Props of {@link RefundDialog}. */
export interface RefundDialogProps extends CounterDialogBaseProps, MoneyDialogProps {
  /** The order that was paid. */
  order: CounterOrder;
  /** What is chosen when it opens, as for a problem that the customer has reported; all of it can be changed. */
  prepared?: ProblemRefund | undefined;
  /** Called when the refund is confirmed. */
  onRefund: (refund: ConfirmedRefund) => void;
}

const reasonOptions = counterRefundReasons.map((value) => ({ value, label: strings.reasons[value] }));

const kinds = ['lines', 'amount', 'full'] as const;

type Kind = (typeof kinds)[number];

/**
 * Pays money back: by dish, by amount or all of it, with the sentence that the customer reads and the sum on the button.
 * When money goes back while it is open, that has to be ticked as seen first.
 */
export const RefundDialog = ({
  isOpen,
  onClose,
  order: { order, customer },
  prepared,
  needsPin = true,
  onRefund,
  ...money
}: RefundDialogProps) => {
  const [kind, setKind] = useState<Kind>(prepared?.selection?.kind ?? 'lines');
  const [counts, setCounts] = useState(() => countsOf(prepared));
  const [fees, setFees] = useState<readonly RefundableFee[]>([]);
  const [text, setText] = useState('');
  const [reason, setReason] = useState<CounterRefundReason | null>(prepared?.reason ?? null);
  const [pin, setPin] = useState('');
  const [refundedAtOpening] = useState(order.refundedAmount);
  // It does not follow the order by itself: a press must not pay again what has gone back since the person looked.
  const [seenRefunded, setSeenRefunded] = useState(order.refundedAmount);
  const hasSeenAll = seenRefunded === order.refundedAmount;
  // While a refund is on its way, what goes back is its own. Once ticked, the row stays, and with it the focus.
  const mustBeSeen = !money.isSending && (!hasSeenAll || order.refundedAmount !== refundedAtOpening);
  const selection = selectionOf(kind, counts, fees, penceFromText(text));
  const { amount, lines, problem } = planOf(order, selection);
  const customerName = callNameFirst(customer.name);
  const left = refundableAmount(order.refunds, order.breakdown.totalAmount);
  return (
    <CounterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={strings.title(order.number)}
      lead={`${strings.paid(customerName, formatPounds(order.breakdown.totalAmount))} ${
        order.refundedAmount > 0 ? strings.before(formatPounds(order.refundedAmount)) : strings.nothingYet
      }`}
      isLocked={money.isSending ?? false}
      aside={
        <MoneyPanel
          {...money}
          needsPin={needsPin}
          amount={amount}
          pin={pin}
          onPin={setPin}
          confirm={strings.confirm(formatPounds(amount))}
          isComplete={amount > 0 && reason !== null && hasSeenAll}
          onConfirm={() =>
            reason !== null &&
            selection !== null &&
            onRefund({
              selection,
              amount,
              reason,
              expectedRefunded: seenRefunded,
              pin: needsPin ? pin : null,
            })
          }
        >
          {mustBeSeen && (
            <div role="alert">
              <OptionRow
                type="checkbox"
                isChecked={hasSeenAll}
                onChange={(isSeen) => setSeenRefunded(isSeen ? order.refundedAmount : refundedAtOpening)}
              >
                {order.refundedAmount > 0
                  ? strings.seen(formatPounds(order.refundedAmount))
                  : strings.seenNone}
              </OptionRow>
            </div>
          )}
        </MoneyPanel>
      }
    >
      <Segments label={strings.what} options={kinds} words={strings.kinds} value={kind} onChange={setKind} />
      {kind === 'lines' && (
        <RefundLines
          order={order}
          counts={counts}
          amounts={lines}
          fees={fees}
          onCount={(itemId, count) => setCounts({ ...counts, [itemId]: count })}
          onFees={setFees}
        />
      )}
      {kind === 'amount' && <AmountField value={text} onChange={setText} />}
      {kind === 'full' && <p className={styles.everything}>{strings.everything(formatPounds(left))}</p>}
      {problem !== null && (
        <p role="alert" className={dialog.problem}>
          {problem}
        </p>
      )}
      <p className={dialog.kicker}>{dialogStrings.why}</p>
      <ChoiceChips
        label={dialogStrings.why}
        options={reasonOptions}
        value={reason}
        columns={5}
        onChange={setReason}
      />
      <p className={dialog.kicker}>{strings.whatTheyRead(customerName)}</p>
      <p className={styles.quote}>
        {amount > 0 ? `“${wordsForCustomer(reason, amount)}”` : strings.chooseWhat}
      </p>
    </CounterDialog>
  );
};

/** How many of each line are chosen at first, by its id. */
function countsOf(prepared: ProblemRefund | undefined): Readonly<Record<string, number>> {
  const selection = prepared?.selection;
  if (selection?.kind !== 'lines') return {};
  return Object.fromEntries(selection.lines.map(({ itemId, quantity }) => [itemId, quantity]));
}

interface Plan {
  readonly amount: Pence;
  readonly lines: readonly RefundedLine[];
  /** Why it cannot be paid back; null while nothing is chosen. */
  readonly problem: string | null;
}

const nothing: Plan = { amount: zeroPence, lines: [], problem: null };

/** What a selection gives back. Which dishes went back before only the server knows: it has the last word. */
function planOf(order: Order, selection: RefundSelection | null): Plan {
  if (selection === null) return nothing;
  const earlier = order.refunds.map((refund) => ({ ...refund, lines: null, fees: null }));
  const plan = planRefund(order, selection, earlier);
  return plan.kind === 'refund'
    ? { amount: plan.parts.amount, lines: plan.parts.lines ?? [], problem: null }
    : { ...nothing, problem: plan.problem.message };
}

/** What is chosen; null while that is nothing. */
function selectionOf(
  kind: Kind,
  counts: Readonly<Record<string, number>>,
  fees: readonly RefundableFee[],
  amount: Pence | null,
): RefundSelection | null {
  if (kind === 'full') return { kind };
  if (kind === 'amount') return amount === null ? null : { kind, amount };
  const lines = Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([itemId, quantity]) => ({ itemId, quantity }));
  // The server wants a dish with the fees; fees alone are an amount.
  return lines.length === 0 ? null : { kind, lines, fees };
}

function wordsForCustomer(reason: CounterRefundReason | null, amount: Pence): string {
  return [refundReasonMessage(reason), refundMessage({ amount, state: 'requested' }, '')]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
