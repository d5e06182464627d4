import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@tiffin/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { cartQueries } from './cart.queries.ts';
import { applyEdits, type CartEdit } from './cart-edits.ts';
import { cartEditsOf } from './cart-edits-of.ts';

/** The customer's cart as the page shows it. */
export interface CartView {
  /** With the pending edits applied; null before it has loaded and for visitors. */
  readonly cart: Cart | null;
  readonly hasFailed: boolean;
  /** Edits are on their way to the server. */
  readonly isSaving: boolean;
  readonly setQuantity: (itemId: string, quantity: number) => void;
  readonly remove: (itemId: string) => void;
  readonly clear: () => void;
  /** Sends held quantities at once; true when all of it was accepted. */
  readonly flush: () => Promise<boolean>;
  readonly refetch: () => void;
}

const noEdits: readonly CartEdit[] = [];

/** The cart with its optimistic edits; empty-handed for visitors. */
export function useCart(): CartView {
  const edits = cartEditsOf(useQueryClient());
  const { hasTokens } = useSession();
  const query = useQuery({ ...cartQueries.current(), enabled: hasTokens, refetchOnWindowFocus: true });
  const pending = useSyncExternalStore(edits.subscribe, edits.pending, () => noEdits);
  const saved = hasTokens ? (query.data ?? null) : null;
  const cart = useMemo(() => (saved === null ? null : applyEdits(saved, pending)), [saved, pending]);
  return {
    cart,
    hasFailed: query.isError && saved === null,
    isSaving: pending.length > 0,
    setQuantity: edits.setQuantity,
    remove: edits.remove,
    clear: edits.clear,
    flush: edits.flush,
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
