import { CounterButton, RefundDialog, type RefundDialogProps } from '@tiffin/ui';

/** What the app's mutation gives; it closes the dialog when the server has paid back. */
interface RefundOrderProps extends Omit<RefundDialogProps, 'isOpen' | 'needsPin'> {
  isOpen: boolean;
  open: () => void;
}

/** Pays money back at a shared device. Mounted for each opening, the dialog keeps no PIN and no amount. */
export function RefundOrder({ isOpen, open, ...refund }: RefundOrderProps) {
  return (
    <>
      <CounterButton icon="refund" onClick={open}>
        Refund
      </CounterButton>
      {isOpen && <RefundDialog isOpen needsPin {...refund} />}
    </>
  );
}
