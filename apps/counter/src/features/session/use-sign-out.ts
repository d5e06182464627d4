import { useQueryClient } from '@tanstack/react-query';
import { signOut } from './session.functions.ts';
import { sessionQueries } from './session.queries.ts';

/** Ends the person's session; who works here is read again by the next page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await signOut();
    queryClient.removeQueries({ queryKey: sessionQueries.access().queryKey });
  };
}
