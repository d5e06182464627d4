import { useQuery } from '@tanstack/react-query';
import type { User } from '@tiffin/api';
import { useSyncExternalStore } from 'react';
import { sessionQueries } from './session.queries.ts';
import { tokenStore } from './token-store.ts';

/** Who looks at the page; until hydration everybody is unknown, as on the server. */
export interface Session {
  /** Tokens are there, so that calls may be made in the customer's name. */
  readonly hasTokens: boolean;
  readonly user: User | null;
  /** A visitor, or somebody whose name has not come yet: no user or no access token (Spec §2). */
  readonly isSignedIn: boolean;
  /** The user is being fetched. */
  readonly isLoading: boolean;
}

const noTokens = () => null;

/** The session of this browser, following changes in other tabs. */
export function useSession(): Session {
  const tokens = useSyncExternalStore(tokenStore.subscribe, tokenStore.read, noTokens);
  const hasTokens = tokens !== null;
  const me = useQuery({ ...sessionQueries.me(), enabled: hasTokens });
  const user = hasTokens ? (me.data ?? null) : null;
  return { hasTokens, user, isSignedIn: user !== null, isLoading: hasTokens && me.isPending };
}
