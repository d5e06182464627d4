import { expectedTime, type LocalTimes, type PlacedOrder, reachedAt } from '@tiffin/domain';
import { boardStrings as strings } from '../board.strings.ts';

/** What has become of an order that keeps its place for a moment. */
export interface OrderResult {
  readonly words: string;
  /** Nothing is to be done with it any more: it was declined or cancelled. */
  readonly isBad: boolean;
}

/** Says what has become of an order since it took its place; null while that place is still its own. */
export function orderResult(
  { entry: { order }, before, isOver }: PlacedOrder,
  times: LocalTimes,
): OrderResult | null {
  if (!isOver) return null;
  if (order.status === 'declined' || order.status === 'cancelled') {
    return { words: strings.gone[order.status], isBad: true };
  }
  return { words: wordsOf(order, before.order.status, times), isBad: false };
}

type Order = PlacedOrder['entry']['order'];

function wordsOf(order: Order, before: Order['status'], times: LocalTimes): string {
  const reached = reachedAt(order, order.status);
  const time = reached === undefined ? '' : times.time(reached);
  switch (order.status) {
    case 'ready':
      return before === 'completed' ? strings.readyAgain : strings.readyAt(time);
    case 'out_for_delivery':
      return strings.sentOutAt(time);
    case 'completed':
      return strings.doneAt(order.mode, time);
    default: {
      const expected = expectedTime(order);
      // It was accepted before it took its place: someone has seen it.
      if (before === 'accepted' && order.status === 'accepted') {
        return strings.seenFor(expected === null ? '' : times.time(expected.to));
      }
      if (before !== 'placed') return strings.backInKitchen;
      return strings.acceptedFor(expected === null ? '' : times.time(expected.to));
    }
  }
}
