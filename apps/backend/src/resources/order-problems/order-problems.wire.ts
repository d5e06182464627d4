import type { components } from '@tiffin/api/schema';
import type { OrderProblem } from '@tiffin/domain';

/** A problem as the contract writes it. */
export function orderProblemToWire({
  id,
  reason,
  lines,
  photos,
  answers,
  ...same
}: OrderProblem): components['schemas']['OrderProblem'] {
  if (reason === 'other') throw new Error('A stored problem has a reason that is not known');
  return {
    _id: id,
    reason,
    lines: [...lines],
    ...same,
    photos: photos.map(({ id: _id, ...size }) => ({ _id, ...size })),
    answers: answers.map(({ text, at, by }) => ({ text, at, ...(by !== undefined && { by }) })),
  };
}

/** The problem as its customer sees it: who of the restaurant answered is not said. */
export function problemForCustomer({ answers, ...problem }: OrderProblem): OrderProblem {
  return { ...problem, answers: answers.map(({ text, at }) => ({ text, at })) };
}
