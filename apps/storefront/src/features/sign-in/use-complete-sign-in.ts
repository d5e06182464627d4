import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountMessages } from '@tiffin/domain';
import { useCallback } from 'react';
import { addKeptDish } from '../cart/add-kept-dish.ts';
import { logIn } from '../session/log-in.ts';
import { sessionStrings, signInStrings } from '../session/session.strings.ts';
import { toasts } from '../toasts/toasts.ts';

/**
 * Signs in, adds the dish that waited for it, and goes home, or to the phone number form while there is no number
 * (Spec §4, Authentication).
 */
export function useCompleteSignIn(): (data: unknown) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (data) => {
      const session = logIn(queryClient, data);
      if (session === null) return toasts.failure(signInStrings.failed);
      for (const over of [signInStrings.failed, sessionStrings.signedOut]) toasts.resolve(over);
      toasts.success(accountMessages.loggedIn);
      void addKeptDish(queryClient);
      const to = session.user.phoneNumber === null ? '/phone-number-form' : '/';
      void navigate({ to, replace: true });
    },
    [queryClient, navigate],
  );
}
