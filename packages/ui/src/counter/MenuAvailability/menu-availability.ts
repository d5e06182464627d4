import type { ServiceEnd } from '@tiffin/domain';

/** Until when something is off the menu, ISO 8601; null until staff put it back. */
export interface SoldOut {
  readonly until: string | null;
}

/** A choice as staff see it. */
export interface AvailabilityChoice {
  readonly id: string;
  readonly name: string;
  /** What customers see; false without `soldOut` where the restaurant's file says so. */
  readonly isAvailable: boolean;
  /** Null while staff have not taken it off. */
  readonly soldOut: SoldOut | null;
}

/** A dish as staff see it. */
export interface AvailabilityDish extends AvailabilityChoice {
  readonly options: readonly { readonly id: string; readonly choices: readonly AvailabilityChoice[] }[];
}

/** A part of the menu as staff see it. */
export interface AvailabilityCategory {
  readonly id: string;
  readonly name: string;
  readonly items: readonly AvailabilityDish[];
}

/** What is taken off or put back. */
export interface AvailabilityTarget {
  readonly kind: 'dish' | 'choice';
  readonly id: string;
}

/** How long something stays off. */
export type AvailabilityEnd = ServiceEnd | 'undone';

/** The choices of a dish, each once: options may share one. */
export function choicesOf({ options }: AvailabilityDish): readonly AvailabilityChoice[] {
  const choices = options.flatMap((option) => option.choices);
  return choices.filter(({ id }, index) => choices.findIndex((each) => each.id === id) === index);
}

/** How many of the choices of a dish are off. */
export function countOffChoices(dish: AvailabilityDish): number {
  return choicesOf(dish).filter(({ isAvailable }) => !isAvailable).length;
}

/** The dishes that are off, or have a choice that is. */
export function dishesOff(categories: readonly AvailabilityCategory[]): readonly AvailabilityDish[] {
  return categories
    .flatMap(({ items }) => items)
    .filter((dish) => !dish.isAvailable || countOffChoices(dish) > 0);
}

/** The dishes whose name, or the name of one of whose choices, has the text in it. */
export function searchDishes(
  categories: readonly AvailabilityCategory[],
  text: string,
): readonly AvailabilityDish[] {
  const wanted = normal(text);
  const matches = ({ name }: { readonly name: string }) => normal(name).includes(wanted);
  return categories
    .flatMap(({ items }) => items)
    .filter((dish) => matches(dish) || choicesOf(dish).some(matches));
}

/** Without accents, capitals and apostrophes: "butchers" finds "Butcher’s". */
function normal(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase()
    .trim();
}
