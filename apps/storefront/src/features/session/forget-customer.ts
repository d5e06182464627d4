import type { QueryClient } from '@tanstack/react-query';
import type { Subscription } from '@tanstack/store';
import { type SafeStorage, safeStorage } from '../../browser/safe-storage.ts';
import { tabStorage } from '../../browser/session-storage.ts';
import { customerKey } from './session.queries.ts';
import { type TokenStore, tokenStore } from './token-store.ts';

interface Stores {
  readonly tokens: TokenStore;
  readonly shared: SafeStorage;
  readonly tab: Pick<typeof tabStorage, 'clear'>;
}

/**
 * Clears everything of a customer when the session ends: by logging out, by a refused token, in another tab, or because
 * another customer signs in. The one place that does; returns how to stop. Only a logout that has not reached the
 * server is kept (record 25).
 */
export function forgetCustomerAtEnd(
  queryClient: QueryClient,
  { tokens, shared, tab }: Stores = { tokens: tokenStore, shared: safeStorage, tab: tabStorage },
): Subscription {
  // The session may have ended in another tab while this one was at the payment page. What a visitor wants to add is
  // kept for the sign-in.
  if (tokens.read() === null) tab.clear('pendingAddition', 'pendingLogout');
  return tokens.onEnded(() => {
    queryClient.removeQueries({ queryKey: customerKey });
    tab.clear('pendingLogout');
    // When the next session has begun in another tab, these are already its own.
    if (tokens.read() !== null) return;
    shared.set('selectedAddressId', null);
    shared.set('cachedPromo', null);
  });
}
