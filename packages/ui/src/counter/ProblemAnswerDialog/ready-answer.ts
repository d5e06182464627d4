import { orderProblemLimits } from '@tiffin/domain';
import { orderProblemStrings } from '../order-problem.strings.ts';

const readyAnswers: readonly string[] = orderProblemStrings.dialog.readyAnswers;

/**
 * The text once a ready answer was chosen: another ready one gives way to it, and what was typed stays, with the ready
 * answer below it where there is room for both.
 */
export function withReadyAnswer(text: string, ready: string): string {
  const typed = text.trim();
  if (typed === '' || readyAnswers.includes(typed)) return ready;
  const both = `${text.trimEnd()}\n${ready}`;
  return both.length > orderProblemLimits.mostText ? text : both;
}
