import {
  type Cart,
  type CartItem,
  type CartMenuItem,
  penceFromPounds,
  type SelectedOption,
} from '@tiffin/domain';
import type { Wire } from '../wire.ts';
import { readAllergens, readMenuOption } from './menu.ts';

/** Reads a cart. */
export function readCart({ _id, restaurantId, items, totalAmount, updatedAt }: Wire['Cart']): Cart {
  return {
    id: _id,
    restaurantId,
    items: items.map(readItem),
    totalAmount: penceFromPounds(totalAmount),
    updatedAt,
  };
}

/** Writes what was chosen. */
export function writeSelectedOptions(selected: readonly SelectedOption[]): Wire['SelectedOption'][] {
  return selected.map(({ optionId, choiceIds }) => ({ optionId, choiceIds: [...choiceIds] }));
}

function readItem(wire: Wire['CartItem']): CartItem {
  return {
    id: wire._id,
    quantity: wire.quantity,
    optionsHash: wire.optionsHash,
    unitPrice: penceFromPounds(wire.unitPrice),
    totalPrice: penceFromPounds(wire.totalPrice),
    isAvailable: wire.isAvailable,
    unavailableReason: wire.unavailableReason ?? null,
    ...(wire.saleNote !== undefined && { saleNote: wire.saleNote }),
    menuItem: readMenuItem(wire.menuItem),
    selectedOptions: writeSelectedOptions(wire.selectedOptions),
  };
}

function readMenuItem({
  _id,
  name,
  photoUrl,
  photo,
  price,
  allergens,
  isAlcohol,
  categoryId,
  options,
  ...sold
}: Wire['CartMenuItem']): CartMenuItem {
  return {
    id: _id,
    name,
    photoUrl,
    ...(photo !== undefined && { photo }),
    price: penceFromPounds(price),
    allergens: readAllergens(allergens),
    ...(isAlcohol && { isAlcohol }),
    ...(categoryId !== undefined && { categoryId }),
    options: options.map(readMenuOption),
    ...sold,
  };
}
