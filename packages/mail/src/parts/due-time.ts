import { expectedTime, localTimes, type Order } from '@tiffin/domain';

/** The time by which an order is expected, in the restaurant's time zone: "19:22"; empty when there is none. */
export function dueTime(order: Order, timeZone: string): string {
  const expected = expectedTime(order);
  return expected === null ? '' : localTimes(timeZone).time(expected.to);
}
