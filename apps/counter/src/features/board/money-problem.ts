import type { FailedAction } from './order-notices.ts';

/** Why a press with a PIN did not work; the keypad says itself what is wrong with a PIN. */
export function moneyProblem(failure: FailedAction | undefined) {
  return {
    pinProblem: failure?.pinProblem,
    problem: failure?.pinProblem === undefined ? failure?.text : undefined,
  };
}
