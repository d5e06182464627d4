import { CounterButton, DeclineDialog, type DeclineDialogProps } from '@tiffin/ui';

/** What the app's mutation gives; it closes the dialog when the server has declined the order. */
interface DeclineOrderProps extends Omit<DeclineDialogProps, 'isOpen'> {
  isOpen: boolean;
  open: () => void;
}

/** Declines a new order. Mounted for each opening, the dialog begins without a reason. */
export function DeclineOrder({ isOpen, open, ...decline }: DeclineOrderProps) {
  return (
    <>
      <CounterButton icon="close" onClick={open}>
        Decline
      </CounterButton>
      {isOpen && <DeclineDialog isOpen {...decline} />}
    </>
  );
}
