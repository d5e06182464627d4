import { CounterButton, UnlockDialog, type UnlockDialogProps } from '@tiffin/ui';

/** What the app's mutation gives; it starts the shift when the PIN is right. */
interface LockedShiftProps extends Omit<UnlockDialogProps, 'isOpen'> {
  isOpen: boolean;
  open: () => void;
}

/** Start shift on a device that a manager has set to ask for a PIN. */
export function LockedShift({ isOpen, open, ...unlock }: LockedShiftProps) {
  return (
    <>
      <CounterButton icon="play" onClick={open}>
        Start shift
      </CounterButton>
      {isOpen && <UnlockDialog isOpen {...unlock} />}
    </>
  );
}
