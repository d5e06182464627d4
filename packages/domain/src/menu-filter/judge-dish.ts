import { type Allergen, type Allergens, allergenCodes } from '../menu/allergens.ts';
import { mostPieces } from '../menu/chosen-options.ts';
import { type Diet, marksChoices, suits } from '../menu/diets.ts';
import type { FilterableChoice, FilterableDish, FilterableOption } from '../menu/filterable-dish.ts';
import type { NestedChoice } from '../menu/menu.ts';
import type { MenuFilter } from './menu-filter.ts';

/** What in a dish or a choice a filter is about; all empty and stated where the part passes. */
export interface Clash {
  /** Allergens that it contains, in their order. */
  readonly contains: readonly Allergen[];
  /** Allergens that it may contain, where those are left out too. */
  readonly mayContain: readonly Allergen[];
  /** Allergens are left out, and it does not state its own. */
  readonly isNotStated: boolean;
  /** Diets that it does not say it suits. */
  readonly diets: readonly Diet[];
}

/** What of a part clashes with a filter; null where it passes. What is not stated never passes. */
export function clashOf(
  { allergens, dietary }: Pick<FilterableChoice, 'allergens' | 'dietary'>,
  filter: MenuFilter,
): Clash | null {
  const wanted = allergenCodes.filter((code) => filter.allergens.includes(code));
  const contains = wanted.filter((code) => allergens?.contains.includes(code));
  const mayContain = filter.allowsMayContain
    ? []
    : wanted.filter((code) => allergens?.mayContain.includes(code) && !contains.includes(code));
  const isNotStated = wanted.length > 0 && allergens === null;
  const diets = filter.diets.filter((diet) => !suits(dietary === undefined ? {} : { dietary }, diet));
  return isNotStated || contains.length + mayContain.length + diets.length > 0
    ? { contains, mayContain, isNotStated, diets }
    : null;
}

/** The same of a choice of a dish: until a choice is marked, the marks of the dish speak for whatever is chosen. */
export function choiceClash(
  dish: Pick<FilterableDish, 'options'>,
  choice: Pick<NestedChoice, 'allergens' | 'dietary'>,
  filter: MenuFilter,
): Clash | null {
  return clashOf(choice, marksChoices(dish.options) ? filter : { ...filter, diets: [] });
}

/** How a dish fares: it passes as some configuration, or is left out, for certain or since not all of it is stated. */
export type FilterVerdict = 'passes' | 'left_out' | 'not_stated';

/** Judges a dish: it passes when a configuration that can be ordered does, with all that is chosen in it. */
export function judgeDish(dish: FilterableDish, filter: MenuFilter): FilterVerdict {
  if (canPass(dish, filter)) return 'passes';
  // What would pass if all that is not stated were free from them.
  return filter.allergens.length > 0 && canPass(asIfFree(dish), filter) ? 'not_stated' : 'left_out';
}

function canPass(dish: FilterableDish, filter: MenuFilter): boolean {
  return (
    clashOf(dish, filter) === null && dish.options.every((option) => canBeAnswered(dish, option, filter))
  );
}

/** Whether enough pieces of choices that pass can be had. */
function canBeAnswered(dish: FilterableDish, option: FilterableOption, filter: MenuFilter): boolean {
  const pieces = option.choices
    .filter((choice) => canBeChosen(dish, choice, filter))
    .reduce((sum, choice) => sum + mostPieces(choice), 0);
  return pieces >= option.minChoices;
}

/** Whether a choice is on sale and passes, with an answer to what it asks. */
export function canBeChosen(dish: FilterableDish, choice: FilterableChoice, filter: MenuFilter): boolean {
  return (
    choice.isAvailable &&
    choiceClash(dish, choice, filter) === null &&
    (choice.options ?? []).every((option) => canBeAnswered(dish, option, filter))
  );
}

const free: Allergens = { contains: [], mayContain: [] };

function asIfFree<Part extends FilterableDish>(dish: Part): Part {
  return { ...dish, allergens: dish.allergens ?? free, options: dish.options.map(optionAsIfFree) };
}

const optionAsIfFree = (option: FilterableOption): FilterableOption => ({
  ...option,
  choices: option.choices.map((choice) => ({
    ...choice,
    allergens: choice.allergens ?? free,
    ...(choice.options && { options: choice.options.map(optionAsIfFree) }),
  })),
});
