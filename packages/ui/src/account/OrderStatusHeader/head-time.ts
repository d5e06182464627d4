import { expectedTime, isOrderLate, type Order, type OrderTimes, reachedAt } from '@tiffin/domain';
import { orderHeadStrings as strings } from '../order-head.strings.ts';

/** The one large time of an order, and the words beside it. */
export interface HeadTime {
  /** "19:22", or both ends of a range. */
  readonly figures: readonly [string] | readonly [string, string];
  /** What happens then, line by line: "at your door". */
  readonly said: readonly string[];
  /** What each minute changes, or what became of the promise: "in 24 min", "3 min early". */
  readonly left?: string | undefined;
}

type HeadOrder = Pick<
  Order,
  | 'status'
  | 'mode'
  | 'acceptBy'
  | 'estimatedFrom'
  | 'estimatedTo'
  | 'promisedFrom'
  | 'promisedTo'
  | 'isDelayed'
  | 'timeline'
>;
type Times = Pick<OrderTimes, 'time' | 'day'>;

/** When an order is expected or has come, as its head says it; null while nothing but words can be said. */
export function headTime(order: HeadOrder, now: Date, times: Times): HeadTime | null {
  const { status, mode } = order;
  switch (status) {
    case 'placed':
      // A restaurant that has to answer has promised nothing yet.
      return order.acceptBy === null ? expected(order, now, times) : null;
    case 'completed': {
      const at = reachedAt(order, status);
      if (at === undefined) return null;
      const figures = [times.time(at)] as const;
      if (mode === 'collection') return { figures, said: [strings.collected] };
      return { figures, ...saidBefore([strings.door], arrival(order, at)) };
    }
    case 'ready': {
      if (mode === 'delivery') return expected(order, now, times);
      const at = reachedAt(order, status);
      if (at === undefined) return null;
      return { figures: [times.time(at)], said: [strings.isReady, strings.collectNow] };
    }
    case 'accepted':
    case 'preparing':
    case 'out_for_delivery':
    case 'in_progress':
      return expected(order, now, times);
    default:
      return null;
  }
}

function expected(order: HeadOrder, now: Date, times: Times): HeadTime | null {
  const { mode, promisedTo, isDelayed } = order;
  if (promisedTo !== null && isOrderLate(order, now)) {
    const left = strings.lateBy(duration(Math.max(minutesFrom(promisedTo, now), 1)));
    return { figures: [times.time(promisedTo)], said: strings.late, left };
  }
  const both = expectedTime(order);
  if (both === null) return null;
  const [from, to] = [times.time(both.from), times.time(both.to)];
  const what = mode === 'delivery' ? strings.door : strings.ready;
  return {
    figures: from === to ? [to] : [from, to],
    ...saidBefore(isDelayed ? [strings.newTime, what] : [what], timeLeft(both, now, times)),
  };
}

const saidBefore = (said: readonly string[], left: string | undefined) => ({
  said: left === undefined ? said : said.map((line, at) => (at === said.length - 1 ? `${line},` : line)),
  left,
});

// Half a day before and after, the minutes say more than the day.
const halfADay = 12 * 60;

function timeLeft(
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
  { day }: Pick<Times, 'day'>,
): string | undefined {
  const [first, last] = [from, to].map((end) => minutesFrom(now, end)) as [number, number];
  if (Math.abs(last) > halfADay) return day(to);
  if (last <= 0) return undefined;
  if (first <= 0) return strings.within(duration(last));
  if (first === last) return strings.in(duration(last));
  return last < 60 ? strings.inBetween(first, duration(last)) : strings.in(duration(last));
}

function arrival(
  { promisedFrom, promisedTo }: Pick<Order, 'promisedFrom' | 'promisedTo'>,
  at: string,
): string | undefined {
  if (promisedFrom === null || promisedTo === null) return undefined;
  const early = minutesFrom(at, promisedFrom);
  if (early > 0) return strings.early(duration(early));
  const late = minutesFrom(promisedTo, at);
  return late > 0 ? strings.wasLate(duration(late)) : strings.onTime;
}

// By the minutes that people read on a clock: the times beside them say the same, and nobody is late by seconds.
function minutesFrom(start: string | Date, end: string | Date): number {
  const [first, last] = [start, end].map((at) => Math.floor(new Date(at).getTime() / 60_000)) as [
    number,
    number,
  ];
  return last - first;
}

function duration(minutes: number): string {
  if (minutes < 60) return strings.minutes(minutes);
  return strings.hours(Math.floor(minutes / 60), minutes % 60);
}
