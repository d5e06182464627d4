import { type OrderSummary, type PaidBack, pence, refundReasons } from '@tiffin/domain';
import type { Wire } from '../../wire.ts';
import { readOrderReference } from './order-reference.ts';

/** One change at a restaurant: of an order, by a refund, or of team, devices and settings. */
export interface RestaurantEvent
  extends Readonly<Omit<Wire['RestaurantEvent'], '_id' | 'order' | 'details'>> {
  readonly id: string;
  /** Null for changes of team, devices and settings. */
  readonly order: { readonly id: string; readonly number: string } | null;
  /** What the action was about, as far as it has it. */
  readonly details: Readonly<Wire['RestaurantEventDetails']>;
}

/** Reads the figures of some days. */
export function readSummary({
  taken,
  tips,
  refunded,
  net,
  answerSeconds,
  ordersByHour,
  days,
  paidBack,
  bestSellers,
  ...counts
}: Wire['OrderSummary']): OrderSummary {
  return {
    ...counts,
    taken: pence(taken),
    tips: pence(tips),
    refunded: pence(refunded),
    net: pence(net),
    answerSeconds: answerSeconds && { median: answerSeconds.median, slowest: answerSeconds.slowest },
    ordersByHour: [...ordersByHour],
    days: days.map(({ date, orders, net: netOfDay }) => ({ date, orders, net: pence(netOfDay) })),
    paidBack: paidBack.map(readPaidBack),
    bestSellers: bestSellers.map(({ name, quantity }) => ({ name, quantity })),
  };
}

function readPaidBack({ _id, order, amount, by, reason, dishes, ...same }: Wire['PaidBack']): PaidBack {
  return {
    ...same,
    id: _id,
    order: { id: order._id, number: order.number },
    amount: pence(amount),
    by: { kind: by.kind, name: by.name },
    reason: reason === null ? null : (refundReasons.find((known) => known === reason) ?? 'other'),
    dishes: [...dishes],
  };
}

/** Reads one change at a restaurant. */
export function readRestaurantEvent({
  _id,
  order,
  details,
  ...same
}: Wire['RestaurantEvent']): RestaurantEvent {
  return {
    ...same,
    id: _id,
    order: readOrderReference(order),
    details: { ...details },
  };
}
