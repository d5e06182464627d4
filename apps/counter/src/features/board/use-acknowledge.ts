import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { AcknowledgedPart, CounterOrder } from '@tiffin/domain';
import { boardQueries, showMarks } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';

interface SeenPress {
  readonly order: CounterOrder;
  readonly of: AcknowledgedPart;
}

/** Says for all devices that someone has seen that an order is new, or closed; pressed twice it is the same. */
export function useAcknowledge(onFailure: (order: CounterOrder, error: Error) => void) {
  const client = useQueryClient();
  const { restaurantId, read } = useBoard();
  const mutationKey = [...boardQueries.all(restaurantId), 'acknowledge'];
  const { mutate } = useMutation({
    mutationKey,
    // Without a connection it fails now, as every press on an order.
    networkMode: 'always',
    mutationFn: async ({ order: { order }, of }: SeenPress) => {
      const { acknowledgeOrder } = await import('../board-feed/board.functions.ts');
      return acknowledgeOrder({ data: { restaurantId, orderId: order.id, of } });
    },
    onSuccess: (answer) => showMarks(client, restaurantId, answer),
    onError: (error, { order }) => {
      onFailure(order, error);
      read();
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => {
      const { order: entry } = state.variables as SeenPress;
      return entry.order.id;
    },
  });
  return {
    acknowledge: (order: CounterOrder, of: AcknowledgedPart) => mutate({ order, of }),
    acknowledgingIds: pending,
  };
}
