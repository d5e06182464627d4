import { useQuery } from '@tanstack/react-query';
import type { Cart, LoadState } from '@tiffin/domain';
import { useMemo } from 'react';
import { useClientStore } from '../../browser/use-client-store.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { cartQueries } from './cart.queries.ts';
import { noAdditions, noEdits, pendingAdditions, pendingEdits, withPending } from './pending-edits.ts';

/** The customer's cart as the page shows it. */
export interface CartView {
  /** With the pending edits applied; null before it has loaded and for visitors. */
  readonly cart: Cart | null;
  readonly hasFailed: boolean;
  readonly state: LoadState;
  /** Edits are on their way to the server. */
  readonly isSaving: boolean;
  readonly refetch: () => void;
}

/**
 * The cart with its optimistic edits; none for visitors. A component reads it again when it mounts, unless it passes
 * `refetchOnMount: false`, as the column does: its page has just read the cart, and only its code came later.
 */
export function useCart({ refetchOnMount = true }: { readonly refetchOnMount?: boolean } = {}): CartView {
  const { hasTokens } = useSession();
  const { isDeleted } = useRestaurant();
  const query = useQuery({
    ...cartQueries.current(),
    enabled: hasTokens && !isDeleted,
    refetchOnMount,
    refetchOnWindowFocus: true,
  });
  const edits = useClientStore(pendingEdits, noEdits);
  const saved = hasTokens ? (query.data ?? null) : null;
  const additions = useClientStore(pendingAdditions, noAdditions);
  const cart = useMemo(
    () => (saved === null ? null : withPending(saved, [...additions, ...edits])),
    [saved, additions, edits],
  );
  const hasFailed = query.isError && saved === null;
  return {
    cart,
    hasFailed,
    state: saved !== null ? 'ready' : hasFailed && !query.isFetching ? 'failed' : 'loading',
    isSaving: edits.length + additions.length > 0,
    refetch: () => void query.refetch(),
  };
}

/** How many of each dish are in the cart, by the dish's id. */
export function dishQuantities(cart: Cart | null): Readonly<Record<string, number>> {
  const quantities: Record<string, number> = {};
  for (const { menuItem, quantity } of cart?.items ?? []) {
    quantities[menuItem.id] = (quantities[menuItem.id] ?? 0) + quantity;
  }
  return quantities;
}
