import { EraseAccountDialog, type ErasureRefusal } from '@tiffin/ui';

interface EraseAccountProps {
  isSending: boolean;
  refusal: ErasureRefusal | null;
  erase: () => void;
  onClose: () => void;
}

/** The app erases the account, signs out and goes home. */
export function EraseAccount({ isSending, refusal, erase, onClose }: EraseAccountProps) {
  const state = isSending ? 'sending' : 'idle';
  return <EraseAccountDialog isOpen state={state} refusal={refusal} onConfirm={erase} onClose={onClose} />;
}
