import { useMutationState, useQueryClient } from '@tanstack/react-query';
import type { CounterAction } from '@tiffin/api/counter';
import type { CounterOrder } from '@tiffin/domain';
import { useSingleFlightMutation } from '@tiffin/web';
import { boardQueries, showAnswer } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { type PinPress, withPin } from '../pin/with-pin.ts';
import { sessionQueries } from '../session/session.queries.ts';
import { useOrderNotices } from './order-notices.ts';

/** What someone wants to do with an order, as they saw it. */
export interface OrderPress extends PinPress {
  readonly order: CounterOrder;
  readonly action: CounterAction;
  /** Called when it is done, whichever page is shown by then. */
  readonly onDone?: ((answer: CounterOrder) => void) | undefined;
}

/** Actions on orders: each is sent once, as of the version that the person saw, and never kept for later. */
export function useOrderActions() {
  const client = useQueryClient();
  const { restaurantId, read, setCancelledHere } = useBoard();
  const { notices, showFailure, dismissNotice } = useOrderNotices();
  const mutationKey = [...boardQueries.all(restaurantId), 'action'];

  const { mutate } = useSingleFlightMutation({
    mutationKey,
    // Without a connection it fails now: sent later, it would meet another order than the one that was seen.
    networkMode: 'always',
    keyOf: ({ order: { order } }: OrderPress) => order.id,
    mutationFn: ({ order: { order }, action, pin }: OrderPress) => {
      const { id: orderId, version: expectedVersion } = order;
      const data = { restaurantId, orderId, action, expectedVersion, key: crypto.randomUUID() };
      return withPin(pin, async () =>
        (await import('../board-feed/board.functions.ts')).actOnOrder({ data }),
      );
    },
    onMutate: ({ order: entry, action }) => {
      dismissNotice(entry);
      if (action.name === 'cancel_accepted') setCancelledHere(entry.order.id, true);
    },
    onSuccess: (answer, { onDone }) => {
      showAnswer(client, restaurantId, answer);
      onDone?.(answer);
    },
    onError: async (error, { order: entry, action }) => {
      // Another device may cancel it yet.
      if (action.name === 'cancel_accepted') setCancelledHere(entry.order.id, false);
      showFailure(entry, error);
      // What has become of it, the next read says, if the refusal does not.
      read();
      // By code that the page does not bring with it.
      const module = await import('./refused-order.ts').catch(() => null);
      const refused = module?.refusedOrder(error) ?? null;
      if (refused !== null) showAnswer(client, restaurantId, refused);
    },
    onSettled: (_data, _error, { action }) => {
      // A PIN has opened manager mode, or it is over by the server's clock.
      if (action.name === 'cancel_accepted') void client.invalidateQueries(sessionQueries.access());
    },
  });

  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as OrderPress,
  });
  return {
    /** Does something with an order, unless something is being done with it. */
    act: (press: OrderPress) => mutate(press),
    /** The action under way, by the order's id. */
    pendingActions: new Map(pending.map(({ order: { order }, action }) => [order.id, action.name])),
    notices,
    dismissNotice,
    showFailure,
  };
}
