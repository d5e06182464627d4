import { useQueryClient } from '@tanstack/react-query';
import type { CounterOrder, OrderProblem, ProblemAnswer } from '@tiffin/domain';
import { useSingleFlightMutation } from '@tiffin/web';
import { useState } from 'react';
import { failedAction } from '../board/order-notices.ts';
import { refusedOrder } from '../board/refused-order.ts';
import { boardQueries, showAnswer } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { type PinPress, withPin } from '../pin/with-pin.ts';
import { sessionQueries } from '../session/session.queries.ts';
import { createAnswerKeys } from './answer-keys.ts';
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
  const [keys] = useState(createAnswerKeys);
  const { mutate, isPending, error, variables, reset } = useSingleFlightMutation({
    keyOf: ({ problem }: AnswerPress) => problem.id,
    mutationFn: ({ order: { order }, problem, answer, pin }: AnswerPress) => {
      const key = keys.keyOf(problem.id, answer);
      const data = { restaurantId, orderId: order.id, problemId: problem.id, answer, key };
      return withPin(pin, () => answerProblem({ data }));
    },
    onSuccess: (answered, press) => {
      keys.forget();
      showAnswer(client, restaurantId, answered);
      onDone(press);
    },
    // Another person may have closed it meanwhile: the dialog goes on from what is true.
    onError: (refusal, { order: { order } }) => {
      keys.forgetRefused(refusal);
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
