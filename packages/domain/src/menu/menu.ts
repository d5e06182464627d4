import type { Pence } from '../money/pence.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { Allergens } from './allergens.ts';
import type { Photo } from './photo.ts';
import type { SaleNote } from './sale-note.ts';

/** What a restaurant sells, by category. */
export interface Menu {
  readonly restaurantId: string;
  readonly updatedAt: string;
  readonly categories: readonly MenuCategory[];
}

/** A section of the menu; its short name stands on the category chip. */
export interface MenuCategory {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly position: number;
  readonly items: readonly MenuItem[];
}

/** A dish, priced without its choices; allergens null means not stated. */
export interface MenuItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly photoUrl: string | null;
  /** The restaurant's own photo behind `photoUrl`; left out for other pictures. */
  readonly photo?: Photo;
  readonly price: Pence;
  readonly isAvailable: boolean;
  readonly allergens: Allergens | null;
  readonly dietary: readonly DietaryMark[];
  readonly heat: 0 | 1 | 2 | 3;
  readonly kcal: number | null;
  /** Holds alcohol, whatever is chosen: left out where it does not. */
  readonly isAlcohol?: true;
  readonly options: readonly MenuOption[];
  /** Left out where it is always sold. */
  readonly saleNote?: SaleNote;
  /** The modes in which it is sold; left out where it is in both. */
  readonly modes?: readonly OrderingMode[];
  /** The most of it in one order, however configured. */
  readonly maxPerOrder?: number;
}

/** A mark beside a dish's name. */
export type DietaryMark = 'vegetarian' | 'vegan' | 'gluten_free' | 'halal' | 'contains_nuts';

/** A question asked about a dish, answered by minChoices to maxChoices pieces of its choices. */
export interface MenuOption<Offered extends NestedChoice = Choice> {
  readonly id: string;
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  /** How many pieces cost nothing, the least expensive ones; left out where all are paid for. */
  readonly included?: number;
  /** Only the dearest piece is paid for, and once, as for a pizza of two halves; left out where the pieces add up. */
  readonly pricing?: 'dearest';
  readonly choices: readonly Offered[];
}

/** One answer to an option; its price comes on top of the dish's. */
export interface Choice extends NestedChoice {
  /** What is asked while it is chosen; it has no further options below. */
  readonly options?: readonly MenuOption<NestedChoice>[];
}

/** An answer that asks nothing further. */
export interface NestedChoice {
  readonly id: string;
  readonly name: string;
  /** Negative where the dish costs less with it. */
  readonly price: Pence;
  readonly isAvailable: boolean;
  readonly allergens: Allergens | null;
  /** How many pieces of it one dish may have; left out where it is one. */
  readonly max?: number;
  /** Chosen before the customer chooses. */
  readonly isPreselected?: true;
  /** Its marks; a mark that is not stated is one that it does not have. */
  readonly dietary?: readonly DietaryMark[];
  /** Of one piece; left out where it is not stated. */
  readonly kcal?: number;
  /** Brings alcohol to its dish: left out where it does not. */
  readonly isAlcohol?: true;
}

/** What a customer chose for one option; the id of a choice is there once for each piece of it. */
export interface SelectedOption {
  readonly optionId: string;
  readonly choiceIds: readonly string[];
}
