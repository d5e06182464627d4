import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CartAddition } from '@tiffin/api';
import { toastMessages } from '@tiffin/domain';
import { useCallback, useEffect } from 'react';
import { tokenStore } from '../session/token-store.ts';
import { useSession } from '../session/use-session.ts';
import { toasts } from '../toasts/toasts.ts';
import { rememberAddition, takeAddition } from './pending-addition.ts';

/** Adds dishes to the cart; visitors, and customers whose session has ended elsewhere, sign in first; the dish is added afterwards. */
export function useAddToCart() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const askToSignIn = useCallback(
    (addition: CartAddition) => {
      rememberAddition(addition);
      void navigate({ to: '/auth/login' });
    },
    [navigate],
  );
  const send = useCallback(
    async (addition: CartAddition) => {
      try {
        const { sendAddition } = await import('./send-addition.ts');
        if (!(await sendAddition(queryClient, addition))) askToSignIn(addition);
      } catch {
        toasts.failure(toastMessages.cartAddFailed);
      }
    },
    [queryClient, askToSignIn],
  );

  useEffect(() => {
    if (!isSignedIn) return;
    const addition = takeAddition();
    if (addition !== null) void send(addition);
  }, [isSignedIn, send]);

  const add = useCallback(
    (addition: CartAddition) => {
      // As it is when the dish is pressed: in a part of the page that React has just taken over, what was rendered is
      // still the server's, which knows no customer.
      if (tokenStore.read() !== null) void send(addition);
      else askToSignIn(addition);
    },
    [send, askToSignIn],
  );
  return add;
}
