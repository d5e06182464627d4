import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CartAddition } from '@tiffin/api';
import { toastMessages } from '@tiffin/domain';
import { useCallback, useEffect } from 'react';
import { unwrapped } from '../../server/call-result.ts';
import { notices } from '../notices/notices.ts';
import { useSession } from '../session/use-session.ts';
import { addToCart } from './cart.functions.ts';
import { cartEditsOf } from './cart-edits-of.ts';
import { rememberAddition, takeAddition } from './pending-addition.ts';

/** Adds dishes to the cart; visitors are asked to sign in first, and the dish is added afterwards. */
export function useAddToCart() {
  const edits = cartEditsOf(useQueryClient());
  const navigate = useNavigate();
  const { hasTokens, isSignedIn } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: (addition: CartAddition) =>
      edits.run(async () => unwrapped(await addToCart({ data: writable(addition) }))),
    meta: { hasOwnMessage: true },
    onError: () => notices.failure(toastMessages.cartAddFailed),
  });

  useEffect(() => {
    if (!isSignedIn) return;
    const addition = takeAddition();
    if (addition !== null) mutate(addition);
  }, [isSignedIn, mutate]);

  const add = useCallback(
    (addition: CartAddition) => {
      if (hasTokens) return mutate(addition);
      rememberAddition(addition);
      void navigate({ to: '/auth/login' });
    },
    [hasTokens, mutate, navigate],
  );
  return { add, isAdding: isPending };
}

function writable({ menuItemId, quantity, selectedOptions }: CartAddition) {
  return {
    menuItemId,
    quantity,
    selectedOptions: selectedOptions.map(({ optionId, choiceIds }) => ({
      optionId,
      choiceIds: [...choiceIds],
    })),
  };
}
