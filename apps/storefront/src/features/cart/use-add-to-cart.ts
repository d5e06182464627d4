import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CartAddition } from '@tiffin/api';
import { type Cart, toastMessages } from '@tiffin/domain';
import { useCallback, useEffect } from 'react';
import { unwrapped } from '../../server/call-result.ts';
import { notices } from '../notices/notices.ts';
import { tokenStore } from '../session/token-store.ts';
import { useSession } from '../session/use-session.ts';
import { rememberAddition, takeAddition } from './pending-addition.ts';

/** Adds dishes to the cart; visitors are asked to sign in first, and the dish is added afterwards. */
export function useAddToCart() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const send = useCallback(
    (addition: CartAddition) =>
      void written(queryClient, addition).catch(() => notices.failure(toastMessages.cartAddFailed)),
    [queryClient],
  );

  useEffect(() => {
    if (!isSignedIn) return;
    const addition = takeAddition();
    if (addition !== null) send(addition);
  }, [isSignedIn, send]);

  const add = useCallback(
    (addition: CartAddition) => {
      // As it is when the dish is pressed: in a part of the page that React has just taken over, what was rendered is
      // still the server's, which knows no customer.
      if (tokenStore.read() !== null) return send(addition);
      rememberAddition(addition);
      void navigate({ to: '/auth/login' });
    },
    [send, navigate],
  );
  return add;
}

async function written(queryClient: QueryClient, addition: CartAddition): Promise<Cart> {
  const [{ addToCart }, { cartEditsOf }] = await Promise.all([
    import('./cart.functions.ts'),
    import('./cart-edits-of.ts'),
  ]);
  const { menuItemId, quantity } = addition;
  // The server function takes lists that may be written to.
  const selectedOptions = addition.selectedOptions.map(({ optionId, choiceIds }) => ({
    optionId,
    choiceIds: [...choiceIds],
  }));
  return cartEditsOf(queryClient).run(async () =>
    unwrapped(await addToCart({ data: { menuItemId, quantity, selectedOptions } })),
  );
}
