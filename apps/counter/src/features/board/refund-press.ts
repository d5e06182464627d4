import type { CounterOrder } from '@tiffin/domain';
import type { ConfirmedRefund } from '@tiffin/ui';

/** What is sent of a refund that was confirmed. */
export function refundPress(order: CounterOrder, confirmed: ConfirmedRefund) {
  const { selection, amount, reason, expectedRefunded, pin } = confirmed;
  return {
    order,
    // All that is left is an amount on the wire: what the dialog showed, and no penny that came since.
    refund: {
      selection: selection.kind === 'full' ? ({ kind: 'amount', amount } as const) : selection,
      reason,
      expectedRefunded,
    },
    pin,
  };
}
