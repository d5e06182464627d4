import {
  type Cart,
  type CartAddition,
  type CartItem,
  cartSubtotal,
  changeQuantity,
  configure,
  type MenuItem,
  optionsHash,
  pence,
  type SelectedOption,
} from '@tiffin/domain';
import { cartOf } from '../../packages/ui/src/private/fixtures/carts.ts';
import { saffronMenu } from '../../packages/ui/src/private/fixtures/saffron-menu.ts';

/** Every dish of the flows' restaurant. */
const dishes: readonly MenuItem[] = saffronMenu.categories.flatMap(({ items }) => items);

/** The dish with this id, if the menu has it. */
export const dishOf = (id: string | null): MenuItem | undefined => dishes.find((dish) => dish.id === id);

function lineOf(id: string, dish: MenuItem, selectedOptions: readonly SelectedOption[]): CartItem {
  return {
    id,
    quantity: 0,
    optionsHash: optionsHash(dish.id, selectedOptions),
    unitPrice: configure(dish, selectedOptions).unitPrice,
    totalPrice: pence(0),
    isAvailable: true,
    unavailableReason: null,
    menuItem: dish,
    selectedOptions,
  };
}

/** The cart with a dish added as the backend does it: the same dish with the same choices grows its line. */
export function withDish(cart: Cart, addition: CartAddition): Cart {
  const dish = dishOf(addition.menuItemId);
  if (dish === undefined) throw new Error(`The menu has no dish ${addition.menuItemId}.`);
  const hash = optionsHash(dish.id, addition.selectedOptions);
  const line =
    cart.items.find(({ optionsHash: known }) => known === hash) ??
    lineOf(`line-${cart.items.length + 1}`, dish, addition.selectedOptions);
  const others = cart.items.filter(({ id }) => id !== line.id);
  const items = line.quantity === 0 ? [...others, line] : cart.items;
  const grown = changeQuantity({ ...cart, items }, line.id, line.quantity + addition.quantity);
  return { ...grown, totalAmount: cartSubtotal(grown.items) };
}

/** A cart with nothing in it. */
export const nothingYet: Cart = cartOf();

/** How many of each dish are in the cart. */
export function quantitiesOf(cart: Cart): Readonly<Record<string, number>> {
  const quantities: Record<string, number> = {};
  for (const { menuItem, quantity } of cart.items) {
    quantities[menuItem.id] = (quantities[menuItem.id] ?? 0) + quantity;
  }
  return quantities;
}
