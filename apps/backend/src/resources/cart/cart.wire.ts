import type { components } from '@tiffin/api/schema';
import { type Allergens, type Cart, type CartItem, type MenuOption, poundsFromPence } from '@tiffin/domain';

type WireCart = components['schemas']['Cart'];
type WireCartItem = components['schemas']['CartItem'];
type WireOption = components['schemas']['MenuOption'];
type WireAllergens = components['schemas']['Allergens'];

/** A cart as the contract writes it: ids as `_id`, money in pounds. */
export function cartToWire(cart: Cart): WireCart {
  return {
    _id: cart.id,
    restaurantId: cart.restaurantId,
    items: cart.items.map(itemToWire),
    totalAmount: poundsFromPence(cart.totalAmount),
    updatedAt: cart.updatedAt,
  };
}

/** Allergens as the contract writes them; null stays null, which means not stated. */
export function allergensToWire(allergens: Allergens | null): WireAllergens | null {
  return allergens === null
    ? null
    : { contains: [...allergens.contains], mayContain: [...allergens.mayContain] };
}

function itemToWire(item: CartItem): WireCartItem {
  return {
    _id: item.id,
    quantity: item.quantity,
    optionsHash: item.optionsHash,
    unitPrice: poundsFromPence(item.unitPrice),
    totalPrice: poundsFromPence(item.totalPrice),
    isAvailable: item.isAvailable,
    ...(item.unavailableReason === null ? {} : { unavailableReason: item.unavailableReason }),
    ...(item.saleNote !== undefined && { saleNote: { ...item.saleNote } }),
    menuItem: dishToWire(item.menuItem),
    selectedOptions: item.selectedOptions.map(({ optionId, choiceIds }) => ({
      optionId,
      choiceIds: [...choiceIds],
    })),
  };
}

const written = new WeakMap<CartItem['menuItem'], WireCartItem['menuItem']>();

/** A dish as the contract writes it; written once for each dish, as remembered ones come again with every cart. */
function dishToWire(dish: CartItem['menuItem']): WireCartItem['menuItem'] {
  const known = written.get(dish);
  if (known !== undefined) return known;
  const wire = {
    _id: dish.id,
    name: dish.name,
    photoUrl: dish.photoUrl,
    ...(dish.photo !== undefined && { photo: dish.photo }),
    price: poundsFromPence(dish.price),
    allergens: allergensToWire(dish.allergens),
    ...(dish.isAlcohol && { isAlcohol: dish.isAlcohol }),
    ...(dish.categoryId !== undefined && { categoryId: dish.categoryId }),
    options: dish.options.map(optionToWire),
    ...(dish.modes !== undefined && { modes: [...dish.modes] }),
    ...(dish.maxPerOrder !== undefined && { maxPerOrder: dish.maxPerOrder }),
    ...(dish.goesWith !== undefined && { goesWith: [...dish.goesWith] }),
  };
  written.set(dish, wire);
  return wire;
}

function optionToWire(option: MenuOption): WireOption {
  return {
    _id: option.id,
    name: option.name,
    minChoices: option.minChoices,
    maxChoices: option.maxChoices,
    ...(option.included !== undefined && { included: option.included }),
    ...(option.pricing !== undefined && { pricing: option.pricing }),
    choices: option.choices.map((choice) => ({
      _id: choice.id,
      name: choice.name,
      price: poundsFromPence(choice.price),
      isAvailable: choice.isAvailable,
      allergens: allergensToWire(choice.allergens),
      ...(choice.max !== undefined && { max: choice.max }),
      ...(choice.isPreselected && { isPreselected: choice.isPreselected }),
      ...(choice.options !== undefined && { options: choice.options.map(optionToWire) }),
      ...(choice.dietary !== undefined && { dietary: [...choice.dietary] }),
      ...(choice.kcal !== undefined && { kcal: choice.kcal }),
      ...(choice.isAlcohol && { isAlcohol: choice.isAlcohol }),
    })),
  };
}
