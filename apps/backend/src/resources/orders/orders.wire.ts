import type { components } from '@tiffin/api/schema';
import {
  type KnownOrderStatus,
  type Order,
  type OrderItem,
  type OrderItemOption,
  poundsFromPence,
  type Refund,
} from '@tiffin/domain';
import { addressToWire } from '../addresses/addresses.wire.ts';
import { allergensToWire } from '../cart/cart.wire.ts';
import { orderProblemToWire, problemForCustomer } from '../order-problems/order-problems.wire.ts';
import type { OrderWithRefunds } from './orders.store.ts';
import { readOrder } from './read-order.ts';

/** An order as its customer reads it: without what only its restaurant works with. */
export function customerOrderToWire(found: OrderWithRefunds, now: Date): components['schemas']['Order'] {
  const { items, problems, ...order } = readOrder(found, now);
  return orderToWire({
    ...order,
    items: items.map(itemForCustomer),
    ...(problems !== undefined && { problems: problems.map(problemForCustomer) }),
  });
}

function itemForCustomer({ kitchenName: _own, ...item }: OrderItem): OrderItem {
  return { ...item, options: item.options.map(optionForCustomer) };
}

function optionForCustomer({ name, choices }: OrderItemOption): OrderItemOption {
  return {
    name,
    choices: choices.map(({ kitchenName: _short, choiceId: _id, options, ...choice }) => ({
      ...choice,
      ...(options !== undefined && { options: options.map(optionForCustomer) }),
    })),
  };
}

/** An order as the contract writes it: lines in pounds, the breakdown in pence. */
export function orderToWire({
  id,
  items,
  address,
  payment,
  timeline,
  refunds,
  otherRefunds,
  problems,
  ...same
}: Order<KnownOrderStatus>): components['schemas']['Order'] {
  return {
    _id: id,
    ...same,
    items: items.map(itemToWire),
    address: address && addressToWire(address),
    ...(payment === null ? {} : { payment }),
    timeline: [...timeline],
    refunds: refunds.map(refundToWire),
    otherRefunds: otherRefunds.map(refundToWire),
    ...(problems !== undefined && { problems: problems.map(orderProblemToWire) }),
  };
}

function refundToWire({ lines, ...same }: Refund): components['schemas']['OrderRefund'] {
  return { ...same, ...(lines === undefined ? {} : { lines: [...lines] }) };
}

function itemToWire({
  id,
  unitPrice,
  totalPrice,
  options,
  allergens,
  dietary,
  ...same
}: OrderItem): components['schemas']['OrderItem'] {
  return {
    _id: id,
    ...same,
    unitPrice: poundsFromPence(unitPrice),
    totalPrice: poundsFromPence(totalPrice),
    options: options.map(optionToWire),
    allergens: allergensToWire(allergens),
    ...(dietary !== undefined && { dietary: [...dietary] }),
  };
}

function optionToWire({ name, choices }: OrderItemOption): components['schemas']['OrderItemOption'] {
  return {
    name,
    choices: choices.map(({ choiceId, name: chosen, kitchenName, count = 1, price, options }) => ({
      ...(choiceId !== undefined && { choiceId }),
      name: chosen,
      ...(kitchenName !== undefined && { kitchenName }),
      ...(count > 1 && { count }),
      price: poundsFromPence(price),
      ...(options !== undefined && { options: options.map(optionToWire) }),
    })),
  };
}
