import { useQueryClient } from '@tanstack/react-query';
import type { CounterRefund } from '@tiffin/api/counter';
import type { CounterOrder } from '@tiffin/domain';
import { useSingleFlightMutation } from '@tiffin/web';
import { refundOrder } from '../board-feed/board.functions.ts';
import { boardQueries, showAnswer } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { type PinPress, withPin } from '../pin/with-pin.ts';
import { sessionQueries } from '../session/session.queries.ts';
import { failedAction } from './order-notices.ts';

interface RefundPress extends PinPress {
  readonly order: CounterOrder;
  readonly refund: CounterRefund;
}

/** Gives money back for an order; what it has become then goes to `onDone` with what was sent. */
export function useRefund(onDone: (answer: CounterOrder, press: RefundPress) => void) {
  const client = useQueryClient();
  const { restaurantId, read } = useBoard();
  const { mutate, isPending, error, variables, reset } = useSingleFlightMutation({
    keyOf: ({ order: { order } }: RefundPress) => order.id,
    mutationFn: ({ order: { order }, refund, pin }: RefundPress) => {
      const data = { restaurantId, orderId: order.id, refund, key: crypto.randomUUID() };
      return withPin(pin, () => refundOrder({ data }));
    },
    onSuccess: (answer, press) => {
      showAnswer(client, restaurantId, answer);
      onDone(answer, press);
    },
    // More may have gone back meanwhile: the dialog goes on from what is true, on the board or not any more.
    onError: (_error, { order: { order } }) => {
      read();
      void client.invalidateQueries(boardQueries.order(restaurantId, order.id));
    },
    // A PIN has opened manager mode, or it is over by the server's clock.
    onSettled: () => void client.invalidateQueries(sessionQueries.access()),
  });
  const failure =
    error === null || variables === undefined ? undefined : failedAction(error, numberOf(variables));
  return { refund: mutate, isPending, failure, reset };
}

const numberOf = ({ order: { order } }: RefundPress) => order.number;
