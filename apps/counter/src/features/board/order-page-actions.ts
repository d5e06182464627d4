import { type CounterOrder, refundableAmount } from '@tiffin/domain';
import type { PanelAction } from '@tiffin/ui';
import { availableActions } from './order-actions.ts';

/** What the page of an order offers now: the lifecycle's actions, money back, and another ticket. */
export function orderPageActions(counterOrder: CounterOrder, now: Date): readonly PanelAction[] {
  const { refunds, breakdown } = counterOrder.order;
  const actions: PanelAction[] = [...availableActions(counterOrder, now)];
  const isAnswered = !actions.includes('accept');
  if (isAnswered && refundableAmount(refunds, breakdown.totalAmount) > 0) actions.push('refund');
  if (isAnswered) actions.push('print');
  return actions;
}
