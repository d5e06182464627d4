import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { User } from '@tiffin/api';
import { useClientStore } from '../../browser/use-client-store.ts';
import { sessionQueries } from './session.queries.ts';
import { tokenStore } from './token-store.ts';

/** Who looks at the page. */
export interface Session {
  /** False on the server, during hydration and while the user is being fetched: nobody can tell yet. */
  readonly isKnown: boolean;
  /** Tokens are there, so that calls may be made in the customer's name. */
  readonly hasTokens: boolean;
  readonly user: User | null;
  /** There is a user and an access token (Spec §2, Navigation). */
  readonly isSignedIn: boolean;
}

const tokens = { get: tokenStore.read, subscribe: tokenStore.subscribe };

/** The session of this browser, following changes in other tabs. */
export function useSession(): Session {
  const isHydrated = useHydrated();
  const hasTokens = useClientStore(tokens, null) !== null;
  const me = useQuery({ ...sessionQueries.me(), enabled: hasTokens });
  const user = hasTokens ? (me.data ?? null) : null;
  return { isKnown: isHydrated && !(hasTokens && me.isPending), hasTokens, user, isSignedIn: user !== null };
}
