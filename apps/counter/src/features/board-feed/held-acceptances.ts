import { useMutationState } from '@tanstack/react-query';
import { acceptHold, type CounterOrder } from '@tiffin/domain';
import { useSingleFlightMutation } from '@tiffin/web';
import { useMemo } from 'react';
import { wait } from './wait.ts';

/** An acceptance as it was pressed. */
export interface Acceptance {
  readonly order: CounterOrder;
  readonly promisedAt: Date;
}

interface HeldAcceptance extends Acceptance {
  readonly holdMs: number;
  /** Takes it back. */
  readonly undone: AbortController;
}

const orderIdOf = ({ order: entry }: Acceptance) => entry.order.id;

const mutationKey = (restaurantId: string) => ['accepting', restaurantId] as const;

/** The acceptances that wait on this device, by the order's id: nobody else knows of them yet. */
export function useHeldAcceptances(restaurantId: string): ReadonlyMap<string, HeldAcceptance> {
  const held = useMutationState({
    filters: { mutationKey: mutationKey(restaurantId), status: 'pending' },
    select: ({ state }) => state.variables as HeldAcceptance,
  });
  return useMemo(() => new Map(held.map((one) => [orderIdOf(one), one])), [held]);
}

/** Keeps an acceptance for ten seconds before it is sent; a device that dies meanwhile has accepted nothing. */
export function useAcceptanceHold(restaurantId: string, send: (acceptance: Acceptance) => void) {
  const held = useHeldAcceptances(restaurantId);
  const { mutate } = useSingleFlightMutation({
    mutationKey: mutationKey(restaurantId),
    // Whether there is a connection matters only when it is sent.
    networkMode: 'always',
    keyOf: orderIdOf,
    mutationFn: ({ holdMs, undone }: HeldAcceptance) => wait(holdMs, undone.signal),
    onSuccess: (isOver, acceptance) => {
      if (isOver) send(acceptance);
    },
  });
  return {
    held,
    hold(acceptance: Acceptance, now: Date) {
      const { order: entry } = acceptance;
      mutate({ ...acceptance, holdMs: acceptHold(entry.order, now), undone: new AbortController() });
    },
    undo: (orderId: string) => held.get(orderId)?.undone.abort(),
  };
}
