import { closingBefore, expectedTime, type OpeningSchedule, type Order, orderedAt } from '@tiffin/domain';

/** The closing time that comes before an order is ready, as HH:MM; null where none does. */
export function closingBeforeReady(schedule: OpeningSchedule, order: Order | undefined): string | null {
  const expected = order === undefined ? null : expectedTime(order);
  if (order === undefined || expected === null) return null;
  return closingBefore(schedule, new Date(orderedAt(order)), new Date(expected.to));
}
