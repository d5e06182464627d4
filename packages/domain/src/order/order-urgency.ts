import { isLate } from '../order-lifecycle/is-late.ts';
import { lifecycleLimits } from '../order-lifecycle/lifecycle-limits.ts';
import { clockMinutesAfter, clockMinutesBetween } from '../text/clock-minutes.ts';
import type { Order } from './order.ts';
import { expectedTime } from './order-progress.ts';

const minuteMs = 60_000;

/** From how many minutes before its promise an order is due. */
const dueMinutes = 5;

/** How much an accepted order presses: its promise is broken, near, or further away. */
export interface OrderUrgency {
  readonly step: 'calm' | 'due' | 'late';
  /** Whole minutes until the promise; once it is late, since then. */
  readonly minutes: number;
}

/** How much an order presses at `now`; null where nothing is promised. */
export function orderUrgency(order: Order, now: Date): OrderUrgency | null {
  const expected = expectedTime(order);
  if (expected === null) return null;
  const promised = { from: new Date(expected.from), to: new Date(expected.to) };
  const left = clockMinutesBetween(now, promised.to);
  const { status, mode } = order;
  if (isLate({ status, mode, promised }, now)) return { step: 'late', minutes: Math.max(1, -left) };
  const minutes = Math.max(0, left);
  return { step: minutes <= dueMinutes ? 'due' : 'calm', minutes };
}

/**
 * The time to promise when an order is accepted with one press: what the kitchen's load suggests; where that is not
 * known, what its customer was shown. Always one that can be kept.
 */
export function suggestedPromise(order: Order, now: Date, minutes?: number): Date {
  const { leastPromiseMs, mostPromiseMs } = lifecycleLimits;
  const shown =
    minutes === undefined
      ? Date.parse(expectedTime(order)?.to ?? now.toISOString())
      : clockMinutesAfter(now, minutes).getTime();
  // Whole minutes: customers, ticket and bag show no seconds, and the least must still hold when the press arrives.
  const least = Math.ceil((now.getTime() + leastPromiseMs) / minuteMs) * minuteMs + minuteMs;
  const most = Math.floor((now.getTime() + mostPromiseMs) / minuteMs) * minuteMs;
  return new Date(Math.min(Math.max(shown, least), most));
}

/** Whole minutes since an order was placed. */
export function orderAge({ placedAt, createdAt }: Pick<Order, 'placedAt' | 'createdAt'>, now: Date): number {
  return Math.max(0, clockMinutesBetween(new Date(placedAt ?? createdAt), now));
}
