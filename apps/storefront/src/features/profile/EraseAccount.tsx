import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@tiffin/api';
import { EraseAccountDialog, type ErasureRefusal } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { useState } from 'react';
import { tokenStore } from '../session/token-store.ts';
import { toasts } from '../toasts/toasts.ts';
import { eraser } from './eraser.ts';
import { eraseMe } from './my-data.functions.ts';
import { profileStrings } from './profile.strings.ts';

interface EraseAccountProps {
  /** Called when the dialog is to close. */
  readonly onClose: () => void;
}

/** Asks for a last word, erases the account, signs out and goes home. */
export default function EraseAccount({ onClose }: EraseAccountProps) {
  const navigate = useNavigate();
  const [erase] = useState(() => eraser(eraseMe));
  const { mutate, isPending, error } = useSingleFlightMutation({
    mutationFn: erase,
    meta: { hasOwnMessage: true },
    onSuccess: async () => {
      // There is no session left to be ended on the server.
      tokenStore.clear();
      await navigate({ to: '/', replace: true });
      toasts.success(profileStrings.erased);
    },
  });
  const state = isPending ? 'sending' : error === null ? 'idle' : 'failed';
  return (
    <EraseAccountDialog
      isOpen
      state={state}
      refusal={refusalOf(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

function refusalOf(error: Error | null): ErasureRefusal | null {
  if (!(error instanceof ApiError) || error.code !== 'open_orders') return null;
  const orders = (error.details?.openOrders ?? []).map(
    ({ _id, number }) => ({ number, href: `/orders/${_id}` }) as const,
  );
  return { message: error.message, orders };
}
