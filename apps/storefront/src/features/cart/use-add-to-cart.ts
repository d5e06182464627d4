import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toastMessages } from '@tiffin/domain';
import { useCallback } from 'react';
import { tokenStore } from '../session/token-store.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Addition } from './addition.ts';

/** Adds dishes to the cart; visitors, and customers whose session has ended elsewhere, sign in first; the dish is added afterwards. */
export function useAddToCart(): (addition: Addition) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (addition) => {
      const askToSignIn = async () => {
        const { keepAddition } = await import('./keep-addition.ts');
        keepAddition(addition);
        void navigate({ to: '/auth/login' });
      };
      const add = async () => {
        try {
          // As it is when the dish is pressed: in a part of the page that React has just taken over, what was rendered is
          // still the server's, which knows no customer.
          if (tokenStore.read() === null) return await askToSignIn();
          const { sendAddition } = await import('./send-addition.ts');
          if (!(await sendAddition(queryClient, addition))) await askToSignIn();
        } catch {
          toasts.failure(toastMessages.cartAddFailed);
        }
      };
      void add();
    },
    [queryClient, navigate],
  );
}
