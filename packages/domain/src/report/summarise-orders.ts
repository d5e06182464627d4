import { addPence, smallerPence, subtractPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import { localDate, localTimeOfDay } from '../opening-hours/local-time.ts';
import type { OrderStatus } from '../order/order.ts';
import type { ClosedReason } from '../order-lifecycle/lifecycle-order.ts';
import { median } from '../statistics/median.ts';
import { answerSeconds } from './answer-time.ts';
import { isTaken } from './is-taken.ts';

/** A placed order as far as its restaurant's figures need it. */
export interface ReportedOrder {
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly closedReason: ClosedReason | null;
  readonly total: Pence;
  /** How much of it is a tip. */
  readonly tip: Pence;
  /** What has gone back, in how many refunds. */
  readonly refunded: Pence;
  readonly refunds: number;
  /** When people of the restaurant have answered; null where they have not. */
  readonly answeredAt: Date | null;
}

/** The figures of the orders of some days. */
export interface OrderFigures {
  /** All that were placed, also those that were declined or cancelled later. */
  readonly orders: number;
  readonly declined: number;
  /** Those of the declined that nobody had answered. */
  readonly missed: number;
  readonly cancelled: number;
  /** What customers have paid for orders that count as taken, fees and tips included. */
  readonly taken: Pence;
  /** The tips of it, less those that went back with everything else. */
  readonly tips: Pence;
  /** What has gone back of it, whenever that was. */
  readonly refunded: Pence;
  readonly refunds: number;
  /** What is left of it. */
  readonly net: Pence;
  /** How long people of the restaurant took to answer, in seconds; null where they have answered none. */
  readonly answerSeconds: { readonly median: number; readonly slowest: number } | null;
  /** How many were placed in each of the 24 hours of the restaurant's clock. */
  readonly ordersByHour: readonly number[];
  /** The days that had orders, the first of them first. */
  readonly days: readonly DayFigures[];
}

/** What one day brought. */
export interface DayFigures {
  /** By the restaurant's clock: "2026-11-20". */
  readonly date: string;
  readonly orders: number;
  readonly net: Pence;
}

/** Adds up the orders of some days. */
export function summariseOrders(orders: readonly ReportedOrder[], timeZone: string): OrderFigures {
  const count = (status: OrderStatus) => orders.filter((order) => order.status === status).length;
  const ordersByHour = Array.from({ length: 24 }, () => 0);
  for (const { placedAt } of orders) {
    const hour = Number(localTimeOfDay(placedAt, timeZone).slice(0, 2));
    ordersByHour[hour] = (ordersByHour[hour] ?? 0) + 1;
  }
  return {
    orders: orders.length,
    declined: count('declined'),
    missed: orders.filter(({ closedReason }) => closedReason === 'unanswered').length,
    cancelled: count('cancelled'),
    ...moneyOf(orders),
    answerSeconds: answerFigures(
      orders.flatMap(({ placedAt, answeredAt }) =>
        answeredAt === null ? [] : [answerSeconds(placedAt, answeredAt)],
      ),
    ),
    ordersByHour,
    days: daysOf(orders, timeZone),
  };
}

function moneyOf(orders: readonly ReportedOrder[]) {
  const takenOrders = orders.filter(isTaken);
  const taken = takenOrders.reduce((sum, { total }) => addPence(sum, total), zeroPence);
  const refunded = takenOrders.reduce((sum, order) => addPence(sum, order.refunded), zeroPence);
  const tips = takenOrders.reduce((sum, order) => addPence(sum, keptTip(order)), zeroPence);
  const refunds = takenOrders.reduce((sum, order) => sum + order.refunds, 0);
  return { taken, tips, refunded, refunds, net: subtractPence(taken, refunded) };
}

/** A tip goes back last: what is left of it is what is left of the order. */
function keptTip({ total, tip, refunded }: ReportedOrder): Pence {
  return smallerPence(tip, subtractPence(total, refunded));
}

function daysOf(orders: readonly ReportedOrder[], timeZone: string): readonly DayFigures[] {
  const days = Map.groupBy(orders, ({ placedAt }) => localDate(placedAt, timeZone));
  return [...days]
    .map(([date, ofDay]) => ({ date, orders: ofDay.length, net: moneyOf(ofDay).net }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function answerFigures(seconds: readonly number[]): OrderFigures['answerSeconds'] {
  const middle = median(seconds);
  return middle === null ? null : { median: Math.round(middle), slowest: Math.max(...seconds) };
}
