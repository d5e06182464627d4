import {
  type ClosedReason,
  closedReasons,
  type Order,
  type OrderItem,
  type OrderItemChoice,
  type OrderItemOption,
  type OrderStatus,
  orderStatuses,
  pence,
  penceFromPounds,
  type Refund,
  refundReasons,
  refundStates,
  unpaidReasons,
} from '@tiffin/domain';
import type { Wire } from '../wire.ts';
import { readAddress } from './address.ts';
import { readPrices } from './breakdown.ts';
import { readAllergens } from './menu.ts';
import { readOrderProblem } from './order-problem.ts';

/** Reads an order. */
export function readOrder({ _id, items, address, breakdown, problems, ...same }: Wire['Order']): Order {
  return {
    ...same,
    id: _id,
    status: readStatus(same.status),
    payment: unpaidReasons.find((known) => known === same.payment) ?? null,
    timeline: same.timeline.map(({ status, at }) => ({ status: readStatus(status), at })),
    refundedAmount: pence(same.refundedAmount),
    refunds: same.refunds.map(readRefund),
    otherRefunds: same.otherRefunds.map(readRefund),
    closedReason: readClosedReason(same.closedReason),
    items: items.map(readItem),
    address: address === null ? null : readAddress(address),
    breakdown: readPrices(breakdown),
    ...(problems !== undefined && { problems: problems.map(readOrderProblem) }),
  };
}

// The types promise a state that the contract names, but a backend of a later version may know more.
function readStatus(status: string): OrderStatus {
  return orderStatuses.find((known) => known === status) ?? 'in_progress';
}

function readClosedReason(reason: string | null): ClosedReason | null {
  return reason === null ? null : (closedReasons.find((known) => known === reason) ?? 'other');
}

function readRefund({ amount, state, at, reason, by, lines }: Wire['OrderRefund']): Refund {
  return {
    amount: pence(amount),
    state: refundStates.find((known) => known === state) ?? 'pending',
    at,
    reason: reason === null ? null : (refundReasons.find((known) => known === reason) ?? 'other'),
    ...(by === undefined ? {} : { by: { kind: by.kind, name: by.name } }),
    ...(lines === undefined ? {} : { lines: lines.map(({ itemId, quantity }) => ({ itemId, quantity })) }),
  };
}

function readItem({ _id, unitPrice, totalPrice, options, allergens, ...same }: Wire['OrderItem']): OrderItem {
  return {
    ...same,
    id: _id,
    unitPrice: penceFromPounds(unitPrice),
    totalPrice: penceFromPounds(totalPrice),
    options: options.map(readOption),
    allergens: readAllergens(allergens),
  };
}

function readOption({ name, choices }: Wire['OrderItemOption']): OrderItemOption {
  return { name, choices: choices.map(readChoice) };
}

function readChoice({ price, options, ...choice }: Wire['OrderItemChoice']): OrderItemChoice {
  return {
    ...choice,
    price: penceFromPounds(price),
    ...(options !== undefined && { options: options.map(readOption) }),
  };
}
