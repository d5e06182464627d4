import { addPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import { localTimeOfDay } from '../opening-hours/local-time.ts';
import type { OrderStatus } from '../order/order.ts';
import { median } from '../statistics/median.ts';
import { answerSeconds } from './answer-time.ts';

/** A placed order as far as its restaurant's figures need it. */
export interface ReportedOrder {
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly total: Pence;
  /** What has gone back, in how many refunds. */
  readonly refunded: Pence;
  readonly refunds: number;
  /** When people of the restaurant have answered; null where they have not. */
  readonly answeredAt: Date | null;
}

/** The figures of the orders of some days. */
export interface OrderSummary {
  /** All that were placed, also those that were declined or cancelled later. */
  readonly orders: number;
  readonly declined: number;
  readonly cancelled: number;
  /** What customers have paid, fees included. */
  readonly taken: Pence;
  /** What has gone back of it, whenever that was. */
  readonly refunded: Pence;
  readonly refunds: number;
  /** How long people of the restaurant took to answer, in seconds; null where they have answered none. */
  readonly answerSeconds: { readonly median: number; readonly slowest: number } | null;
  /** How many were placed in each of the 24 hours of the restaurant's clock. */
  readonly ordersByHour: readonly number[];
}

/** Adds up the orders of some days. */
export function summariseOrders(orders: readonly ReportedOrder[], timeZone: string): OrderSummary {
  const count = (status: OrderStatus) => orders.filter((order) => order.status === status).length;
  const ordersByHour = Array.from({ length: 24 }, () => 0);
  for (const { placedAt } of orders) {
    const hour = Number(localTimeOfDay(placedAt, timeZone).slice(0, 2));
    ordersByHour[hour] = (ordersByHour[hour] ?? 0) + 1;
  }
  return {
    orders: orders.length,
    declined: count('declined'),
    cancelled: count('cancelled'),
    taken: orders.reduce((sum, { total }) => addPence(sum, total), zeroPence),
    refunded: orders.reduce((sum, order) => addPence(sum, order.refunded), zeroPence),
    refunds: orders.reduce((sum, order) => sum + order.refunds, 0),
    answerSeconds: answerFigures(
      orders.flatMap(({ placedAt, answeredAt }) =>
        answeredAt === null ? [] : [answerSeconds(placedAt, answeredAt)],
      ),
    ),
    ordersByHour,
  };
}

function answerFigures(seconds: readonly number[]): OrderSummary['answerSeconds'] {
  const middle = median(seconds);
  return middle === null ? null : { median: Math.round(middle), slowest: Math.max(...seconds) };
}
