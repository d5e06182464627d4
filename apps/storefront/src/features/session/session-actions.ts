import type { QueryClient } from '@tanstack/react-query';
import type { AuthSession } from '@tiffin/api';
import { safeStorage } from '../../browser/safe-storage.ts';
import { readLoginData } from './login-data.ts';
import { customerKey, sessionQueries } from './session.queries.ts';
import { tokenHeaders, tokenStore } from './token-store.ts';

/** Signs in with what the login has brought; null when the data is invalid, which changes nothing. */
export function logIn(queryClient: QueryClient, data: unknown): AuthSession | null {
  const session = readLoginData(data);
  if (session === null) return null;
  // Whoever was signed in before is signed out, in other tabs too: a pair that only changes is taken for a renewed one.
  tokenStore.clear();
  queryClient.removeQueries({ queryKey: customerKey });
  queryClient.setQueryData(sessionQueries.me().queryKey, session.user);
  tokenStore.write(session);
  return session;
}

/** Signs out: here at once, on the server as soon as it can be reached. */
export async function logOut(): Promise<void> {
  const tokens = tokenStore.read();
  tokenStore.clear();
  safeStorage.set('selectedAddressId', null);
  safeStorage.set('cachedPromo', null);
  if (tokens === null) return;
  const { endSession } = await import('./session.functions.ts');
  await endSession({ headers: tokenHeaders(tokens) }).catch(() => null);
}
