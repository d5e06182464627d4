import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tiffin/api';
import type { CounterOrder, OrderProblem, ProblemAnswer } from '@tiffin/domain';
import { useSingleFlightMutation } from '@tiffin/web';
import { useState } from 'react';
import { failedAction } from '../board/order-notices.ts';
import { refusedOrder } from '../board/refused-order.ts';
import { boardQueries, showAnswer } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { type PinPress, withPin } from '../pin/with-pin.ts';
import { sessionQueries } from '../session/session.queries.ts';
import { answerProblem } from './problems.functions.ts';

interface AnswerPress extends PinPress {
  readonly order: CounterOrder;
  readonly problem: OrderProblem;
  readonly answer: ProblemAnswer;
}

/** Answers or closes what a customer has found wrong. */
export function useAnswer(onDone: (press: AnswerPress) => void) {
  const client = useQueryClient();
  const { restaurantId, read } = useBoard();
  // A press whose answer did not come is sent once more with its key: nothing is said to the customer twice.
  const [keys] = useState(() => new Map<string, string>());
  const { mutate, isPending, error, variables, reset } = useSingleFlightMutation({
    keyOf: ({ problem }: AnswerPress) => problem.id,
    mutationFn: ({ order: { order }, problem, answer, pin }: AnswerPress) => {
      const name = JSON.stringify([problem.id, answer]);
      const key = keys.get(name) ?? crypto.randomUUID();
      keys.set(name, key);
      const data = { restaurantId, orderId: order.id, problemId: problem.id, answer, key };
      return withPin(pin, () => answerProblem({ data }));
    },
    onSuccess: (answered, press) => {
      keys.clear();
      showAnswer(client, restaurantId, answered);
      onDone(press);
    },
    // Another person may have closed it meanwhile: the dialog goes on from what is true.
    onError: (refusal, { order: { order } }) => {
      if (refusal instanceof ApiError && refusal.status !== null) keys.clear();
      const refused = refusedOrder(refusal);
      if (refused !== null) showAnswer(client, restaurantId, refused);
      read();
      void client.invalidateQueries(boardQueries.order(restaurantId, order.id));
    },
    // A PIN has opened manager mode, or it is over by the server's clock.
    onSettled: () => void client.invalidateQueries(sessionQueries.access()),
  });
  const failure =
    error === null || variables === undefined ? undefined : failedAction(error, variables.order.order.number);
  return { send: mutate, isPending, failure, reset };
}
