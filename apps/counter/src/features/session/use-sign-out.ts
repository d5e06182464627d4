import { useQueryClient } from '@tanstack/react-query';
import { forgetBoard } from '../kept-board/kept-board.ts';
import { sessionQueries } from './session.queries.ts';

/** Ends the person's session; who works here is read again by the next page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const { signOut } = await import('./session.functions.ts');
    await signOut();
    await forgetBoard();
    queryClient.removeQueries({ queryKey: sessionQueries.access().queryKey });
  };
}
