import { answeredAt, answerSeconds, type CounterOrder, type DayFigures, foldText } from '@tiffin/domain';

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

/** The orders whose number or customer has a text in it; all of them where there is none. */
export function ordersWith(orders: readonly CounterOrder[], text: string): readonly CounterOrder[] {
  const wanted = foldText(text.trim());
  return orders.filter(
    ({ order, customer }) =>
      foldText(order.number).includes(wanted) || foldText(customer.name ?? '').includes(wanted),
  );
}

/** One bar of a chart of days: a day, or the week that begins with it. */
export interface DaysBar {
  readonly date: string;
  readonly orders: number;
}

const dayMs = 86_400_000;
const mostDayBars = 14;

/** The bars of the days from one date to another: one for each day, or for each seven of many. */
export function chartDays(days: readonly DayFigures[], from: string, to: string) {
  const start = Date.parse(from);
  const count = Math.round((Date.parse(to) - start) / dayMs) + 1;
  const step = count > mostDayBars ? 7 : 1;
  const bars = Array.from({ length: Math.ceil(count / step) }, (_, index): DaysBar => {
    const first = dateAt(start + index * step * dayMs);
    const end = dateAt(start + (index + 1) * step * dayMs);
    const inside = days.filter(({ date }) => first <= date && date < end);
    return { date: first, orders: inside.reduce((sum, { orders }) => sum + orders, 0) };
  });
  return { bars, isByWeek: step > 1 };
}

const dateAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
