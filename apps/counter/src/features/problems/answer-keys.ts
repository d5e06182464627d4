import type { ProblemAnswer } from '@tiffin/domain';
import { isRefused } from '../board/is-refused.ts';
import { PinError } from '../pin/pin-error.ts';

/**
 * The keys that answers are sent with: one whose outcome nobody knows is sent once more with its key, so that nothing is
 * said to the customer twice.
 */
export function createAnswerKeys() {
  const keys = new Map<string, string>();
  return {
    keyOf(problemId: string, answer: ProblemAnswer): string {
      const name = JSON.stringify([problemId, answer]);
      const key = keys.get(name) ?? crypto.randomUUID();
      keys.set(name, key);
      return key;
    },
    /** The server has taken the answer. */
    forget: () => keys.clear(),
    /** It did not, or nobody knows. */
    forgetRefused(error: Error): void {
      // A PIN that is not taken says nothing about what was sent before.
      if (isRefused(error) && !(error instanceof PinError)) keys.clear();
    },
  };
}
