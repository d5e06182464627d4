import {
  type Address,
  type Allergens,
  type OrderingMode,
  type Pence,
  type PriceBreakdown,
  penceFromPounds,
} from '@tiffin/domain';
import type { Wire } from '../wire.ts';
import { readAddress } from './address.ts';
import { readPrices } from './breakdown.ts';
import { readAllergens } from './menu.ts';

/** Where an order stands. */
export type OrderStatus = Wire['OrderStatus'];

/** An order with everything as it was when it was made; instants are ISO 8601. */
export interface Order {
  readonly id: string;
  readonly number: string;
  readonly restaurantId: string;
  readonly status: OrderStatus;
  readonly mode: OrderingMode;
  readonly createdAt: string;
  readonly placedAt: string | null;
  readonly items: readonly OrderItem[];
  readonly address: Address | null;
  readonly note: string;
  readonly promoCode: string | null;
  readonly breakdown: PriceBreakdown;
  readonly estimatedFrom: string | null;
  readonly estimatedTo: string | null;
  readonly allergyPhone: string;
}

/** One line of an order. */
export interface OrderItem {
  readonly id: string;
  readonly menuItemId: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly quantity: number;
  readonly unitPrice: Pence;
  readonly totalPrice: Pence;
  readonly options: readonly OrderItemOption[];
  readonly allergens: Allergens | null;
}

/** What was chosen for one option of a line. */
export interface OrderItemOption {
  readonly name: string;
  readonly choices: readonly { readonly name: string; readonly price: Pence }[];
}

/** Reads an order. */
export function readOrder({ _id, items, address, breakdown, ...same }: Wire['Order']): Order {
  return {
    ...same,
    id: _id,
    items: items.map(readItem),
    address: address === null ? null : readAddress(address),
    breakdown: readPrices(breakdown),
  };
}

function readItem({ _id, unitPrice, totalPrice, options, allergens, ...same }: Wire['OrderItem']): OrderItem {
  return {
    ...same,
    id: _id,
    unitPrice: penceFromPounds(unitPrice),
    totalPrice: penceFromPounds(totalPrice),
    options: options.map(({ name, choices }) => ({
      name,
      choices: choices.map((choice) => ({ name: choice.name, price: penceFromPounds(choice.price) })),
    })),
    allergens: readAllergens(allergens),
  };
}
