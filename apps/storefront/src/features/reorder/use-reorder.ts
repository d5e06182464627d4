import { useQueryClient } from '@tanstack/react-query';
import { ApiError, statusOf } from '@tiffin/api';
import { type Cart, mergeReorders, type Order, type Reorder } from '@tiffin/domain';
import { reorderStrings } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { useState } from 'react';
import { getCartEdits } from '../cart/get-cart-edits.ts';
import { useCart } from '../cart/use-cart.ts';
import { revalidateSession } from '../session/session.queries.ts';
import { type Accepted, createCallKeys } from './call-keys.ts';
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
  /** Why the server refused it, in words for the customer; null where it may arrive next time. */
  readonly failedWhy: string | null;
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
  const [keys] = useState(createCallKeys);
  const { mutate, variables, isPending, error } = useSingleFlightMutation({
    async mutationFn(accepted: Accepted | null) {
      const acceptance =
        accepted === null ? {} : { acceptAllergens: [accepted.lineId], menuVersion: accepted.readAt };
      const idempotencyKey = keys.keyOf(accepted);
      let next: Reorder | undefined;
      await edits.run(async () => {
        const answer = await reorder({ data: { id, ...acceptance, idempotencyKey } });
        next = answer.result;
        return signedInCart(answer.cart);
      });
      if (next === undefined) throw new Error('A call that was answered gave no result.');
      return next;
    },
    meta: { hasOwnMessage: true },
    onSuccess(next, accepted) {
      keys.answered(accepted);
      setResult((before) =>
        before === null || accepted === null ? next : mergeReorders(before, next, [accepted.lineId]),
      );
    },
    onError(failure, accepted) {
      keys.failed(accepted, failure);
      if (statusOf(failure) === 401) void revalidateSession(queryClient);
    },
  });
  const line = variables?.lineId ?? null;
  return {
    result,
    failure: error === null || line !== null ? null : messageOf(error),
    canRetry: !isFull(error),
    accepting: isPending ? line : null,
    failedLine: error === null ? null : line,
    failedWhy: isFull(error) ? error.message : null,
    start() {
      if (isPending) return;
      setResult(null);
      mutate(null);
    },
    accept(lineId) {
      const line = result?.left.find((left) => left.lineId === lineId);
      if (line !== undefined) mutate({ lineId, readAt: line.readAt });
    },
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

const isFull = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'cart_full';

function messageOf(error: Error): string {
  return isFull(error) ? error.message : reorderStrings.failed;
}

function signedInCart(cart: Cart | null): Cart {
  if (cart === null) throw new Error('The customer has signed out.');
  return cart;
}
