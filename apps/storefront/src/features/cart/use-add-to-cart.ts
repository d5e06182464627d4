import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CartAddition } from '@tiffin/api';
import { type Cart, toastMessages } from '@tiffin/domain';
import { useCallback, useEffect } from 'react';
import { unwrapped } from '../../server/call-result.ts';
import { notices } from '../notices/notices.ts';
import { useSession } from '../session/use-session.ts';
import { cartEditsOf } from './cart-edits-of.ts';
import { rememberAddition, takeAddition } from './pending-addition.ts';

/** Adds dishes to the cart; visitors are asked to sign in first, and the dish is added afterwards. */
export function useAddToCart() {
  const edits = cartEditsOf(useQueryClient());
  const navigate = useNavigate();
  const { hasTokens, isSignedIn } = useSession();
  const send = useCallback(
    (addition: CartAddition) =>
      void edits.run(() => written(addition)).catch(() => notices.failure(toastMessages.cartAddFailed)),
    [edits],
  );

  useEffect(() => {
    if (!isSignedIn) return;
    const addition = takeAddition();
    if (addition !== null) send(addition);
  }, [isSignedIn, send]);

  const add = useCallback(
    (addition: CartAddition) => {
      if (hasTokens) return send(addition);
      rememberAddition(addition);
      void navigate({ to: '/auth/login' });
    },
    [hasTokens, send, navigate],
  );
  return add;
}

async function written({ menuItemId, quantity, selectedOptions }: CartAddition): Promise<Cart> {
  const { addToCart } = await import('./cart.functions.ts');
  // The server function takes lists that may be written to.
  const options = selectedOptions.map(({ optionId, choiceIds }) => ({ optionId, choiceIds: [...choiceIds] }));
  return unwrapped(await addToCart({ data: { menuItemId, quantity, selectedOptions: options } }));
}
