import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { statusOf } from '@tiffin/api';
import { tokenStore } from './token-store.ts';

/** The beginning of the key of everything that belongs to one customer, forgotten at logout. */
export const customerKey = ['customer'] as const;

/** Reads about the signed-in person. */
export const sessionQueries = {
  me: () =>
    queryOptions({
      queryKey: [...customerKey, 'me'],
      queryFn: async () => (await import('./read-me.ts')).readMe(),
      staleTime: 300_000,
      // A customer whom the server cannot be asked about is still a customer.
      retry: (failureCount, error) => failureCount < 2 && statusOf(error) !== 401,
    }),
};

/**
 * Asks the server who is signed in after it has refused tokens: they may have been revoked elsewhere. Returns whether the
 * session has ended, which the customer has been shown by then. All callers of one moment share one request.
 */
export async function revalidateSession(
  queryClient: QueryClient,
  refused?: readonly unknown[],
): Promise<boolean> {
  const me = sessionQueries.me();
  // Reading who is signed in checks the session itself.
  if (refused?.join() === me.queryKey.join()) return false;
  if (tokenStore.read() !== null) {
    await queryClient.fetchQuery({ ...me, staleTime: 0 }).catch(() => undefined);
  }
  return tokenStore.read() === null;
}
