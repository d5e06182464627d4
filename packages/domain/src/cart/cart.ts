import type { Allergens } from '../menu/allergens.ts';
import type { MenuOption, SelectedOption } from '../menu/menu.ts';
import type { Pence } from '../money/pence.ts';

/** What a customer is about to order from one restaurant. */
export interface Cart {
  readonly id: string;
  readonly restaurantId: string;
  readonly items: readonly CartItem[];
  readonly totalAmount: Pence;
  readonly updatedAt: string;
}

/** One line of the cart: a configured dish and how many of it. */
export interface CartItem {
  readonly id: string;
  readonly quantity: number;
  readonly optionsHash: string;
  readonly unitPrice: Pence;
  readonly totalPrice: Pence;
  readonly isAvailable: boolean;
  readonly unavailableReason: string | null;
  readonly menuItem: CartMenuItem;
  readonly selectedOptions: readonly SelectedOption[];
  /** Added on the page, and not yet confirmed by the server: it has no id of the server's. */
  readonly isBeingAdded?: boolean;
}

/** What a cart line keeps of its dish. */
export interface CartMenuItem {
  readonly id: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly price: Pence;
  readonly allergens: Allergens | null;
  readonly options: readonly MenuOption[];
}
