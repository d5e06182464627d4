import { type OrderProblemState, orderProblemLimits } from './order-problem.ts';

/** What the restaurant does with a problem: answers it, or closes it with or without an answer. */
export interface ProblemAnswer {
  readonly state: Exclude<OrderProblemState, 'open'>;
  /** Null for closing it without one. */
  readonly text: string | null;
}

/** A problem as far as answers go. */
export interface AnswerableProblem {
  readonly state: OrderProblemState;
  readonly answers: readonly unknown[];
}

/** Why an answer is refused: the problem is closed, it has all the answers that it can have, or nothing was answered. */
export type AnswerRefusal = 'closed' | 'too_many' | 'no_answer';

/** Returns why a problem cannot be answered like this; null where it can. */
export function whyNotAnswered(problem: AnswerableProblem, answer: ProblemAnswer): AnswerRefusal | null {
  if (problem.state === 'closed') return 'closed';
  if (answer.text === null) return answer.state === 'answered' ? 'no_answer' : null;
  return problem.answers.length >= orderProblemLimits.mostAnswers ? 'too_many' : null;
}

/** The messages of refused answers whose words are always the same. */
export const answerRefusalMessages = {
  too_many: `This has ${orderProblemLimits.mostAnswers} answers already. Close it, or ring the customer.`,
  no_answer: 'Write an answer, or close it.',
} as const satisfies Partial<Record<AnswerRefusal, string>>;
