import type { QueryClient } from '@tanstack/react-query';
import { type SafeStorage, safeStorage } from '../../browser/safe-storage.ts';
import { tabStorage } from '../../browser/session-storage.ts';
import { customerKey } from './session.queries.ts';
import { customerIdOf, isOtherCustomer, type TokenStore, tokenStore } from './token-store.ts';

interface Stores {
  readonly tokens: TokenStore;
  readonly shared: SafeStorage;
  readonly tab: Pick<typeof tabStorage, 'clear' | 'entry'>;
}

/**
 * Clears everything of a customer when the session ends: by logging out, by a refused token, in another tab, or because
 * another customer signs in. The one place that does, as long as the page lives. Only a logout that has not reached the
 * server is kept (record 6).
 */
export function forgetCustomerAtEnd(
  queryClient: QueryClient,
  { tokens, shared, tab }: Stores = { tokens: tokenStore, shared: safeStorage, tab: tabStorage },
): void {
  const customerId = tab.entry('customerId');
  const rememberCustomer = () => {
    // The entries stay the earlier customer's until they are cleared.
    if (customerId.read() === null) customerId.write(customerIdOf(tokens.read()));
  };

  // The session may have ended in another tab while this one was at the payment page. What a visitor wants to add is
  // kept for the sign-in.
  if (tokens.read() === null) {
    // What a visitor asked about is kept as well, where there was nobody but a visitor.
    if (customerId.read() !== null) tab.entry('deliveryPlace').write(null);
    tab.clear('pendingAddition', 'pendingLogout', 'deliveryPlace');
  } else if (isOtherCustomer(customerId.read(), customerIdOf(tokens.read()))) tab.clear('pendingLogout');
  rememberCustomer();

  tokens.onSessionEnd(() => {
    tab.clear('pendingLogout');
    // When the next session has begun in another tab, what is shared is already its own, and what the page shows is read
    // again.
    if (tokens.read() !== null) return void queryClient.resetQueries({ queryKey: customerKey });
    queryClient.removeQueries({ queryKey: customerKey });
    shared.set('selectedAddressId', null);
    shared.set('cachedPromo', null);
  });
  // After the end's own callback, which clears the entry.
  tokens.subscribe(rememberCustomer);
}
