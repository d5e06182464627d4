import { CounterDialog, type CounterDialogBaseProps } from '../CounterDialog/CounterDialog.tsx';
import { PinPrompt } from '../PinPrompt/PinPrompt.tsx';
import { startStrings } from '../start.strings.ts';

const strings = startStrings.unlock;

/** Props of {@link UnlockDialog}. */
export interface UnlockDialogProps extends CounterDialogBaseProps {
  /** Called with the four digits, as soon as there are four. */
  onSubmit: (pin: string) => void;
  /** Whether the PIN is being checked. @default false */
  isPending?: boolean;
  /** Why the last PIN was refused. */
  pinProblem?: 'wrong' | 'locked' | undefined;
  /** Why the PIN could not be checked. @default null */
  problem?: string | null;
}

/** Asks for the PIN that opens a locked device, over its cover. */
export const UnlockDialog = ({ isOpen, onClose, isPending = false, ...prompt }: UnlockDialogProps) => (
  <CounterDialog isOpen={isOpen} onClose={onClose} title={strings.title} isLocked={isPending}>
    <PinPrompt {...prompt} reason={strings.reason} isPending={isPending} />
  </CounterDialog>
);
