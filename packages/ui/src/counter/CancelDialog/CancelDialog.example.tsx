import { CancelDialog, type CancelDialogProps, CounterButton } from '@tiffin/ui';

/** What the app's mutation gives; it closes the dialog when the server has cancelled the order. */
interface CancelOrderProps extends Omit<CancelDialogProps, 'isOpen' | 'needsPin'> {
  isOpen: boolean;
  open: () => void;
}

/** Cancels an accepted order, by a person who has signed in: no PIN is asked for. */
export function CancelOrder({ isOpen, open, ...cancellation }: CancelOrderProps) {
  return (
    <>
      <CounterButton icon="close" onClick={open}>
        Cancel order
      </CounterButton>
      {isOpen && <CancelDialog isOpen needsPin={false} {...cancellation} />}
    </>
  );
}
