import { allergenList } from '../menu/allergen-sentence.ts';
import { type Allergen, type Allergens, allergenCodes } from '../menu/allergens.ts';
import type { OrderItem } from './order.ts';

/** One line of an order as the kitchen cooks it. */
export interface KitchenLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Each choice as often as it is cooked: "2 × Medium" for two of the dish. */
  readonly choices: readonly { readonly name: string; readonly quantity: number }[];
  /** Null when they were not stated. */
  readonly allergens: AllergenWords | null;
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

/** The lines of an order as the kitchen cooks them: choices are multiplied by the quantity of their dish. */
export function kitchenLines(items: readonly OrderItem[]): readonly KitchenLine[] {
  return items.map(({ id, name, quantity, options, allergens }) => ({
    id,
    name,
    quantity,
    choices: options.flatMap(({ choices }) => choices.map((choice) => ({ name: choice.name, quantity }))),
    allergens: allergens === null ? null : allergenWords(allergens),
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
