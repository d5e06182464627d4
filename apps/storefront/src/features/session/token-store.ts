import type { Subscription } from '@tanstack/store';
import type { TokenPair } from '@tiffin/api';
import { type SafeStorage, safeStorage } from '../../browser/safe-storage.ts';

/** How the tokens travel to our server, and on to the backend (Spec §7). */
export function tokenHeaders({ accessToken, refreshToken }: TokenPair): Record<string, string> {
  return {
    authorization: `Bearer ${accessToken}`,
    'access-token': accessToken,
    'refresh-token': refreshToken,
  };
}

/** The tokens in storage: both or none. */
export interface TokenStore {
  read(): TokenPair | null;
  write(pair: TokenPair): void;
  clear(): void;
  /** Stores a newer pair, unless the customer has since signed out or another tab was faster. */
  replace(sent: TokenPair, renewed: TokenPair): void;
  /** Stores the new pair of an answer, unless the customer has since signed out or another answer was faster. */
  storeRenewed(sent: TokenPair, headers: Headers): void;
  /** Forgets the tokens that turned out to be worthless, unless they have been replaced since; true when it has. */
  clearIfUnchanged(sent: TokenPair): boolean;
  subscribe(listener: () => void): Subscription;
  /**
   * Calls back when the session has ended, here or in another tab, even if another one has begun since: then the tokens
   * may be known only as those of another customer.
   */
  onSessionEnd(listener: () => void): Subscription;
}

/** What may stand in a header: anything else in storage is not a token of ours. */
export const tokenPattern = /^[\x21-\x7e]{1,8192}$/;

function isUsable(token: string | null | undefined): token is string {
  return typeof token === 'string' && tokenPattern.test(token);
}

/** Reads whose tokens they are, without checking them: null for a visitor, or where the access token does not say. */
export function customerIdOf(pair: TokenPair | null): string | null {
  try {
    // JWTs use base64url, `atob` base64.
    const payload = pair?.accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { sub }: { readonly sub?: unknown } = JSON.parse(atob(payload ?? ''));
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}

/** Returns whether both customers are known, and differ. */
export function isOtherCustomer(before: string | null, now: string | null): boolean {
  return Boolean(before && now) && before !== now;
}

/** Makes the token store over some storage. */
export function createTokenStore(storage: SafeStorage): TokenStore {
  // The same object as long as nothing has changed, as React asks for.
  let last: TokenPair | null = null;

  const read = () => {
    const accessToken = storage.get('accessToken');
    const refreshToken = storage.get('refreshToken');
    if (!isUsable(accessToken) || !isUsable(refreshToken)) {
      last = null;
    } else if (last?.accessToken !== accessToken || last.refreshToken !== refreshToken) {
      last = { accessToken, refreshToken };
    }
    return last;
  };
  const write = ({ accessToken, refreshToken }: TokenPair) => {
    storage.set('accessToken', accessToken);
    storage.set('refreshToken', refreshToken);
  };
  const clear = () => {
    storage.set('accessToken', null);
    storage.set('refreshToken', null);
  };
  const isStill = (sent: TokenPair) => read()?.refreshToken === sent.refreshToken;

  const replace = (sent: TokenPair, renewed: TokenPair) => {
    if (isStill(sent)) write(renewed);
  };

  return {
    read,
    write,
    clear,
    replace,
    storeRenewed(sent, headers) {
      const accessToken = headers.get('access-token');
      const refreshToken = headers.get('refresh-token');
      if (isUsable(accessToken) && isUsable(refreshToken)) replace(sent, { accessToken, refreshToken });
    },
    clearIfUnchanged(sent) {
      const isWorthless = isStill(sent);
      if (isWorthless) clear();
      return isWorthless;
    },
    subscribe(listener) {
      const { accessToken, refreshToken } = storage.history;
      const subscriptions = [accessToken.subscribe(listener), refreshToken.subscribe(listener)];
      return {
        unsubscribe() {
          for (const subscription of subscriptions) subscription.unsubscribe();
        },
      };
    },
    onSessionEnd(listener) {
      const { refreshToken } = storage.history;
      let known = refreshToken.get().removals;
      let knownCustomer = customerIdOf(read());
      return refreshToken.subscribe(({ removals }) => {
        const customer = customerIdOf(read());
        const hasEnded = removals !== known || isOtherCustomer(knownCustomer, customer);
        known = removals;
        knownCustomer = customer;
        if (hasEnded) listener();
      });
    },
  };
}

/** The page's tokens. */
export const tokenStore = createTokenStore(safeStorage);
