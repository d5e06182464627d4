import { allergenList } from '../menu/allergen-sentence.ts';
import { type Allergen, type Allergens, allergenCodes } from '../menu/allergens.ts';
import { type Diet, diets } from '../menu/diets.ts';
import type { OrderItem } from './order.ts';
import { orderLines } from './order-lines.ts';

/** One line of an order as the kitchen cooks it. */
export interface KitchenLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Each choice as often as it is cooked, "2 × Medium" for two of the dish, before what was chosen for it. */
  readonly choices: readonly KitchenChoice[];
  /** Null when they were not stated. */
  readonly allergens: AllergenWords | null;
  /** The diets that the dish suits as it was configured. */
  readonly diets: readonly Diet[];
}

/** One choice of a line as the kitchen cooks it. */
export interface KitchenChoice {
  readonly name: string;
  readonly quantity: number;
  /** 1 for what was chosen for the choice above it. */
  readonly depth: 0 | 1;
}

/** Allergens in words, none of them empty: "milk, mustard", "none listed". */
export interface AllergenWords {
  readonly contains: string;
  readonly mayContain: string;
}

/** The allergens of all lines of an order; lines whose allergens were not stated are named. */
export interface OrderAllergens extends Allergens {
  readonly notStated: readonly string[];
}

/** What the kitchen calls a dish or a choice. */
export function kitchenNameOf({ name, kitchenName }: Pick<OrderItem, 'name' | 'kitchenName'>): string {
  return kitchenName ?? name;
}

/** The lines of an order as the kitchen cooks and calls them: choices are multiplied by the quantity of their dish. */
export function kitchenLines(items: readonly OrderItem[]): readonly KitchenLine[] {
  return items.map((item) => ({
    id: item.id,
    name: kitchenNameOf(item),
    quantity: item.quantity,
    choices: orderLines(item).map(({ choiceName, kitchenName, count, depth }) => ({
      name: kitchenName ?? choiceName,
      quantity: item.quantity * count,
      depth,
    })),
    allergens: item.allergens === null ? null : allergenWords(item.allergens),
    diets: diets.filter((diet) => item.dietary?.includes(diet)),
  }));
}

/** Puts stated allergens into words; a list without entries says so. */
export function allergenWords({ contains, mayContain }: Allergens): AllergenWords {
  const words = (list: readonly Allergen[]) => (list.length === 0 ? 'none listed' : allergenList(list));
  return { contains: words(contains), mayContain: words(mayContain) };
}

/** Collects the allergens of all lines; what one line contains is not repeated among those that others may contain. */
export function orderAllergens(items: readonly Pick<OrderItem, 'name' | 'allergens'>[]): OrderAllergens {
  const some = (list: keyof Allergens, allergen: Allergen) =>
    items.some(({ allergens }) => allergens?.[list].includes(allergen) ?? false);
  const contains = allergenCodes.filter((allergen) => some('contains', allergen));
  return {
    contains,
    mayContain: allergenCodes.filter(
      (allergen) => some('mayContain', allergen) && !contains.includes(allergen),
    ),
    notStated: items.filter(({ allergens }) => allergens === null).map(({ name }) => name),
  };
}
