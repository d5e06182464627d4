import { useQueryClient } from '@tanstack/react-query';
import { ApiError, statusOf } from '@tiffin/api';
import { type Cart, mergeReorders, type Order, type Reorder } from '@tiffin/domain';
import { reorderStrings } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { useRef, useState } from 'react';
import { getCartEdits } from '../cart/get-cart-edits.ts';
import { useCart } from '../cart/use-cart.ts';
import { revalidateSession } from '../session/session.queries.ts';
import { reorder } from './reorder.functions.ts';

/** What came of a press, and what to do about it. */
export interface OrderingAgain {
  /** Null before the first answer. */
  readonly result: Reorder | null;
  /** Why nothing was added, in words for the customer; null while that has not happened. */
  readonly failure: string | null;
  /** Whether another try may do better. */
  readonly canRetry: boolean;
  /** The line whose acceptance is on its way, or did not arrive. */
  readonly accepting: string | null;
  readonly failedLine: string | null;
  readonly start: () => void;
  readonly accept: (lineId: string) => void;
  readonly undo: () => void;
}

/** Orders an order again: each press is one call, whose lines come into the cart in their turn among its edits. */
export function useReorder({ id }: Pick<Order, 'id'>): OrderingAgain {
  const queryClient = useQueryClient();
  const edits = getCartEdits(queryClient);
  const { cart } = useCart({ refetchOnMount: false });
  const [result, setResult] = useState<Reorder | null>(null);
  // The same call keeps its key until it is answered: a repeat after a lost answer adds nothing twice.
  const keyed = useRef({ call: '', key: '' });
  const { mutate, variables, isPending, error } = useSingleFlightMutation({
    async mutationFn(accepted: readonly string[]) {
      const call = JSON.stringify(accepted);
      if (keyed.current.call !== call) keyed.current = { call, key: crypto.randomUUID() };
      const acceptance =
        accepted.length === 0 ? {} : { acceptAllergens: accepted, menuVersion: result?.menuVersion };
      let next: Reorder | undefined;
      await edits.run(async () => {
        const answer = await reorder({ data: { id, ...acceptance, idempotencyKey: keyed.current.key } });
        next = answer.result;
        return signedInCart(answer.cart);
      });
      if (next === undefined) throw new Error('A call that was answered gave no result.');
      return next;
    },
    meta: { hasOwnMessage: true },
    onSuccess(next, accepted) {
      keyed.current = { call: '', key: '' };
      setResult((before) => (before === null ? next : mergeReorders(before, next, accepted)));
    },
    onError(failure) {
      const status = statusOf(failure);
      // What the server has refused is decided again by another press.
      if (status !== null && status < 500) keyed.current = { call: '', key: '' };
      if (status === 401) void revalidateSession(queryClient);
    },
  });
  const line = variables?.[0] ?? null;
  return {
    result,
    failure: error === null || line !== null ? null : messageOf(error),
    canRetry: !isFull(error),
    accepting: isPending ? line : null,
    failedLine: error === null ? null : line,
    start() {
      if (isPending) return;
      setResult(null);
      mutate([]);
    },
    accept: (lineId) => mutate([lineId]),
    undo() {
      const added = new Map<string, number>();
      for (const { cartItemId, quantity } of [...(result?.added ?? []), ...(result?.changed ?? [])])
        added.set(cartItemId, (added.get(cartItemId) ?? 0) + quantity);
      for (const item of cart?.items ?? []) {
        const rest = item.quantity - (added.get(item.id) ?? 0);
        if (rest < 1) edits.remove(item.id);
        else if (rest < item.quantity) edits.setQuantity(item.id, rest);
      }
    },
  };
}

const isFull = (error: Error | null) => error instanceof ApiError && error.code === 'cart_full';

function messageOf(error: Error): string {
  return isFull(error) ? error.message : reorderStrings.failed;
}

function signedInCart(cart: Cart | null): Cart {
  if (cart === null) throw new Error('The customer has signed out.');
  return cart;
}
