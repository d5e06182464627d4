import { answeredAt, answerSeconds, type CounterOrder, isOrderLate, type Order } from '@tiffin/domain';
import type { stateWords } from '../day.strings.ts';

/** The state of an order as the list of a day names it. */
export function stateOf(order: Order, now: Date): keyof typeof stateWords {
  const { status, refundedAmount } = order;
  switch (status) {
    case 'declined':
    case 'cancelled':
      return status;
    case 'placed':
      return 'new';
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
      if (isOrderLate(order, now)) return 'late';
      if (status === 'ready') return 'ready';
      return status === 'out_for_delivery' ? 'out' : 'kitchen';
    case 'completed':
      return refundedAmount > 0 ? 'partBack' : 'done';
    default:
      return 'inProgress';
  }
}

/** How many seconds people took to answer an order; null where nobody has, or the system did. */
export function answerSecondsOf({ order, history }: CounterOrder): number | null {
  const answered = answeredAt(history);
  if (answered === null || order.placedAt === null) return null;
  return answerSeconds(new Date(order.placedAt), new Date(answered));
}

/** The hours of a chart: from the first with orders to the last, the present one too, and never fewer than eight. */
export function chartHours(ordersByHour: readonly number[], presentHour: number | null): readonly number[] {
  const busy = ordersByHour.flatMap((count, hour) => (count > 0 || hour === presentHour ? [hour] : []));
  const first = Math.min(busy[0] ?? 0, 16);
  const last = Math.max(busy.at(-1) ?? 0, first + 7);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
