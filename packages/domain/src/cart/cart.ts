import type { Allergens } from '../menu/allergens.ts';
import type { DietaryMark, MenuOption, SelectedOption } from '../menu/menu.ts';
import type { Photo } from '../menu/photo.ts';
import type { SaleNote } from '../menu/sale-note.ts';
import type { Pence } from '../money/pence.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';

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
  /** Left out where the dish is always sold. */
  readonly saleNote?: SaleNote;
  readonly selectedOptions: readonly SelectedOption[];
  /** Added on the page, and not yet confirmed by the server: it has no id of the server's. */
  readonly isBeingAdded?: boolean;
}

/** A dish as it is put into the cart (Spec §3, Cart add payload). */
export interface CartAddition extends LineChange {
  readonly menuItemId: string;
}

/** The quantity and the choices of a line, as its customer changes them. */
export interface LineChange {
  readonly quantity: number;
  readonly selectedOptions: readonly SelectedOption[];
}

/** A change of a line, with what one of the dish costs as it is chosen now. */
export interface PricedLineChange extends LineChange {
  readonly unitPrice: Pence;
}

/** What a cart line keeps of its dish. */
export interface CartMenuItem {
  readonly id: string;
  readonly name: string;
  readonly photoUrl: string | null;
  /** The restaurant's own photo behind `photoUrl`; left out for other pictures. */
  readonly photo?: Photo;
  readonly price: Pence;
  /** The part of the menu that it stands in; left out before the server has said so. */
  readonly categoryId?: string;
  readonly allergens: Allergens | null;
  /** Its own marks; left out by servers of before. */
  readonly dietary?: readonly DietaryMark[];
  /** Holds alcohol, whatever is chosen: left out where it does not. */
  readonly isAlcohol?: true;
  readonly options: readonly MenuOption[];
  readonly modes?: readonly OrderingMode[];
  readonly maxPerOrder?: number;
  /** The ids of dishes that go with it; left out where the restaurant has named none. */
  readonly goesWith?: readonly string[];
}
