import type { OrderHistoryEntry } from '../order/counter-order.ts';
import type { LifecycleActor } from '../order-lifecycle/lifecycle-table.ts';

/** What a restaurant answers an order with. */
export const answerActions = ['accept', 'decline'] as const satisfies readonly OrderHistoryEntry['action'][];

/** Who answers for a restaurant. */
export const answeringActors = ['staff', 'manager'] as const satisfies readonly LifecycleActor[];

/** When people of the restaurant have answered; null while they have not, and where the system or nobody did. */
export function answeredAt(history: readonly OrderHistoryEntry[]): string | null {
  const isAnswer = ({ action, actor }: OrderHistoryEntry) =>
    answerActions.some((name) => name === action) && answeringActors.some((kind) => kind === actor);
  return history.find(isAnswer)?.at ?? null;
}

/** How many whole seconds an answer took. */
export function answerSeconds(placedAt: Date, answered: Date): number {
  return Math.max(0, Math.floor((answered.getTime() - placedAt.getTime()) / 1_000));
}
