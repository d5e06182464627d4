import { queryOptions } from '@tanstack/react-query';
import { CallError, unwrapped } from '../../server/call-result.ts';
import { tokenStore } from './token-store.ts';

/** The beginning of the key of everything that belongs to one customer, forgotten at logout. */
export const customerKey = ['customer'] as const;

/** Reads about the signed-in person. */
export const sessionQueries = {
  me: () =>
    queryOptions({
      queryKey: [...customerKey, 'me'],
      queryFn: async () => {
        const { fetchMe } = await import('./session.functions.ts');
        const sent = tokenStore.read();
        try {
          return unwrapped(await fetchMe());
        } catch (error) {
          // Refused tokens are worthless, whether expired or revoked: the customer is a visitor again.
          const isRefused = error instanceof CallError && error.failure.status === 401;
          if (isRefused && sent !== null) tokenStore.drop(sent);
          throw error;
        }
      },
      staleTime: 300_000,
      retry: false,
    }),
};
