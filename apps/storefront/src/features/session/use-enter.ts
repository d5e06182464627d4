import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toastMessages } from '@tiffin/domain';
import { useCallback } from 'react';
import { signInStrings } from '../../auth/sign-in.strings.ts';
import { notices } from '../notices/notices.ts';
import { logIn } from './session-actions.ts';

/** Signs in and goes home, or to the phone number form while there is no number (Spec §4, Authentication). */
export function useEnterWithSession(): (data: unknown) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (data) => {
      const session = logIn(queryClient, data);
      if (session === null) return notices.failure(signInStrings.failed);
      notices.success(toastMessages.loggedIn);
      const to = session.user.phoneNumber === null ? '/phone-number-form' : '/';
      void navigate({ to, replace: true });
    },
    [queryClient, navigate],
  );
}
