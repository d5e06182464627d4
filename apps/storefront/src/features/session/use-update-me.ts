import { useQueryClient } from '@tanstack/react-query';
import { useSingleFlightMutation } from '@tiffin/web';
import { sessionQueries } from './session.queries.ts';

/** Changes the customer's name or phone number; the failure is shown where it was typed. */
export function useUpdateMe() {
  const queryClient = useQueryClient();
  return useSingleFlightMutation({
    mutationFn: async (change: { name?: string; phoneNumber?: string }) => {
      const { updateMe } = await import('./session.functions.ts');
      return updateMe({ data: change });
    },
    meta: { hasOwnMessage: true },
    onSuccess: (user) => queryClient.setQueryData(sessionQueries.me().queryKey, user),
  });
}
