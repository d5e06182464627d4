import type { Pence } from '../money/pence.ts';
import type { Allergens } from './allergens.ts';

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
  readonly price: Pence;
  readonly isAvailable: boolean;
  readonly allergens: Allergens | null;
  readonly dietary: readonly DietaryMark[];
  readonly heat: 0 | 1 | 2 | 3;
  readonly kcal: number | null;
  readonly options: readonly MenuOption[];
}

/** A mark beside a dish's name. */
export type DietaryMark = 'vegetarian' | 'vegan' | 'gluten_free' | 'contains_nuts';

/** A question asked about a dish, answered by minChoices to maxChoices different choices. */
export interface MenuOption {
  readonly id: string;
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly choices: readonly Choice[];
}

/** One answer to an option; its price comes on top of the dish's. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly price: Pence;
  readonly isAvailable: boolean;
  readonly allergens: Allergens | null;
}

/** What a customer chose for one option. */
export interface SelectedOption {
  readonly optionId: string;
  readonly choiceIds: readonly string[];
}
