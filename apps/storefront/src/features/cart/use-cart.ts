import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@tiffin/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { cartQueries } from './cart.queries.ts';
import { applyEdits, type CartEdit, pendingEdits } from './pending-edits.ts';

/** The customer's cart as the page shows it. */
export interface CartView {
  /** With the pending edits applied; null before it has loaded and for visitors. */
  readonly cart: Cart | null;
  readonly hasFailed: boolean;
  /** Edits are on their way to the server. */
  readonly isSaving: boolean;
  readonly refetch: () => void;
}

const noEdits: readonly CartEdit[] = [];

/** The cart with its optimistic edits; empty-handed for visitors. */
export function useCart(): CartView {
  const { hasTokens } = useSession();
  const query = useQuery({ ...cartQueries.current(), enabled: hasTokens, refetchOnWindowFocus: true });
  const edits = useSyncExternalStore(pendingEdits.subscribe, pendingEdits.read, () => noEdits);
  const saved = hasTokens ? (query.data ?? null) : null;
  const cart = useMemo(() => (saved === null ? null : applyEdits(saved, edits)), [saved, edits]);
  return {
    cart,
    hasFailed: query.isError && saved === null,
    isSaving: edits.length > 0,
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
