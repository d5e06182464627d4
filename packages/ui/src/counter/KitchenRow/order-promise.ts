import { expectedTime, type LocalTimes, type Order, type OrderUrgency, orderUrgency } from '@tiffin/domain';
import { boardStrings as strings } from '../board.strings.ts';

/** An order's promise in words, and how much it presses. */
export interface OrderPromise {
  readonly step: OrderUrgency['step'];
  /** "19:05". */
  readonly time: string;
  /** "in 18 min"; empty where nothing is promised. */
  readonly away: string;
}

/** Puts an order's promise into words. */
export function orderPromise(order: Order, now: Date, times: LocalTimes): OrderPromise {
  const expected = expectedTime(order);
  const urgency = orderUrgency(order, now);
  if (expected === null || urgency === null) return { step: 'calm', time: strings.noPromise, away: '' };
  const { step, minutes } = urgency;
  return {
    step,
    time: times.time(expected.to),
    away: step === 'late' ? strings.minutesLate(minutes) : strings.inMinutes(minutes),
  };
}
