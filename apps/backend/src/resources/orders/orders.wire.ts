import type { components } from '@tiffin/api/schema';
import {
  type KnownOrderStatus,
  type Order,
  type OrderItem,
  poundsFromPence,
  type Refund,
} from '@tiffin/domain';
import { addressToWire } from '../addresses/addresses.wire.ts';
import { allergensToWire } from '../cart/cart.wire.ts';

/** An order as the contract writes it: lines in pounds, the breakdown in pence. */
export function orderToWire({
  id,
  items,
  address,
  payment,
  timeline,
  refunds,
  otherRefunds,
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
  ...same
}: OrderItem): components['schemas']['OrderItem'] {
  return {
    _id: id,
    ...same,
    unitPrice: poundsFromPence(unitPrice),
    totalPrice: poundsFromPence(totalPrice),
    // Without ids and counts: no page needs them, and they can be added for one that does.
    options: options.map(({ name, choices }) => ({
      name,
      choices: choices.map((choice) => ({ name: choice.name, price: poundsFromPence(choice.price) })),
    })),
    allergens: allergensToWire(allergens),
  };
}
