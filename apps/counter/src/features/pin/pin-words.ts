import { pageStrings } from '../page/page.strings.ts';
import { problemKind } from '../page/problem-kind.ts';
import { PinError, pinProblem } from './pin-error.ts';

/** Why a PIN that was sent by itself did not open anything: what the keypad says of it, else in words. */
export function pinWords(error: Error | null) {
  const found = error instanceof PinError ? pinProblem(error) : undefined;
  if (error === null || found !== undefined) return { pinProblem: found, problem: null };
  const problem = problemKind(error) === 'no_answer' ? pageStrings.noAnswer : error.message;
  return { pinProblem: undefined, problem };
}
