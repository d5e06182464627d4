import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { User } from '@tiffin/api';
import { CallError, statusOf, unwrapped } from '../../server/call-result.ts';
import { tellFailedRequest } from '../notices/failed-requests.ts';
import { notices } from '../notices/notices.ts';
import { sessionStrings } from './session.strings.ts';
import { type TokenStore, tokenStore } from './token-store.ts';

/** The beginning of the key of everything that belongs to one customer, forgotten at logout. */
export const customerKey = ['customer'] as const;

/** Reads about the signed-in person. */
export const sessionQueries = {
  me: () =>
    queryOptions({
      queryKey: [...customerKey, 'me'],
      queryFn: async (): Promise<User> => {
        const { fetchMe, renewSession } = await import('./session.functions.ts');
        const sent = tokenStore.read();
        const me = await fetchMe();
        if (me.ok || me.failure.status !== 401 || sent === null) return unwrapped(me);
        // The access token may be broken while the refresh token is good.
        const renewed = await renewSession();
        if (renewed.ok) {
          tokenStore.replace(sent, renewed.value);
          return renewed.value.user;
        }
        // Refused tokens are worthless, whether expired or revoked: the customer is a visitor again.
        if (renewed.failure.status === 401 && tokenStore.drop(sent))
          tellSignedOut(new CallError(renewed.failure));
        return unwrapped(me);
      },
      staleTime: 300_000,
      // A customer whom the server cannot be asked about is still a customer.
      retry: (failureCount, error) => failureCount < 2 && statusOf(error) !== 401,
    }),
};

/** Asks who is signed in once more, after the server has refused tokens: they may have been revoked elsewhere. */
export function doubtSession(queryClient: QueryClient, refused: readonly unknown[]): void {
  const { queryKey } = sessionQueries.me();
  if (refused.join() !== queryKey.join()) void queryClient.invalidateQueries({ queryKey });
}

/** Forgets everything that belongs to one customer as soon as the session ends, in this tab or in another. */
export function forgetCustomerAtEnd(queryClient: QueryClient, tokens: TokenStore = tokenStore): () => void {
  return tokens.onEnded(() => queryClient.removeQueries({ queryKey: customerKey }));
}

/** Tells a customer who has turned out to be a visitor; dropping the tokens has ended the read that found out. */
function tellSignedOut(error: CallError): void {
  // The catalogue has words for it, but not on the home page (Spec §8).
  if (!tellFailedRequest(error)) notices.failure(sessionStrings.signedOut);
}
