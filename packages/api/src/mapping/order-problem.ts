import { type OrderProblem, orderProblemReasons, orderProblemStates } from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** Reads what a customer has found wrong with an order. */
export function readOrderProblem({ _id, photos, answers, ...same }: Wire['OrderProblem']): OrderProblem {
  return {
    ...same,
    id: _id,
    // A backend of a later version may know more of both.
    reason: orderProblemReasons.find((known) => known === same.reason) ?? 'other',
    state: orderProblemStates.find((known) => known === same.state) ?? 'open',
    photos: photos.map(({ _id: id, width, height }) => ({ id, width, height })),
    answers: answers.map(({ text, at, by }) => ({ text, at, ...(by !== undefined && { by }) })),
  };
}
