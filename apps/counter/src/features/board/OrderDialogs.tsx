import type { CounterAction } from '@tiffin/api/counter';
import type { CounterOrder, OpeningSchedule, SoldOutTarget } from '@tiffin/domain';
import { CancelDialog, DeclineDialog, RefundDialog } from '@tiffin/ui';
import { moneyProblem } from './money-problem.ts';
import type { FailedAction } from './order-notices.ts';
import { refundPress } from './refund-press.ts';
import { useRefund } from './use-refund.ts';

/** Which dialog of an order is open. */
export type OrderDialog = 'decline' | 'cancel_accepted' | 'refund';

interface OrderDialogsProps {
  readonly dialog: OrderDialog;
  readonly order: CounterOrder;
  readonly needsPin: boolean;
  /** An action on the order is on its way. */
  readonly isSending: boolean;
  /** Why the last one did not work. */
  readonly failure: FailedAction | undefined;
  /** When the restaurant is open. */
  readonly schedule: OpeningSchedule;
  readonly now: Date;
  /** Called with what is to go off the menu, just before the order is declined. */
  readonly onTick: (targets: readonly SoldOutTarget[]) => void;
  readonly onPress: (action: CounterAction, pin: string | null) => void;
  readonly onClose: () => void;
}

/** Everything about an order that asks before it is done: declining, cancelling and paying back. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { dialog, order, needsPin, isSending, failure, schedule, now, onPress, onClose } = props;
  const refund = useRefund(onClose);
  const shared = { isOpen: true, order, onClose };
  switch (dialog) {
    case 'decline':
      return (
        <DeclineDialog
          {...shared}
          schedule={schedule}
          now={now}
          isSending={isSending}
          problem={failure?.text}
          onDecline={({ reason, outOf }) => {
            props.onTick(outOf);
            onPress({ name: 'decline', reason, outOf }, null);
          }}
        />
      );
    case 'cancel_accepted':
      return (
        <CancelDialog
          {...shared}
          needsPin={needsPin}
          isSending={isSending}
          {...moneyProblem(failure)}
          onCancelOrder={({ reason, refund: back, pin }) =>
            onPress({ name: 'cancel_accepted', reason, refund: back }, pin)
          }
        />
      );
    case 'refund':
      return (
        <RefundDialog
          {...shared}
          needsPin={needsPin}
          isSending={refund.isPending}
          {...moneyProblem(refund.failure)}
          onRefund={(confirmed) => refund.refund(refundPress(order, confirmed))}
        />
      );
  }
}
