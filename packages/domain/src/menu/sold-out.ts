import type { MenuItem, MenuOption } from './menu.ts';

/** The kinds of what staff can take off the menu for a while. */
export const soldOutKinds = ['dish', 'choice'] as const;

/** A dish, or a choice of one of its options. */
export interface SoldOutTarget {
  readonly kind: (typeof soldOutKinds)[number];
  readonly id: string;
}

/** A dish or choice that staff have taken off the menu for a while. */
export interface SoldOut {
  readonly id: string;
  /** When it is back, ISO 8601; null until staff put it back. */
  readonly until: string | null;
}

/** The ids of the dishes and choices that are sold out at an instant. */
export function soldOutAt(marks: readonly SoldOut[], now: Date): ReadonlySet<string> {
  const running = marks.filter(({ until }) => until === null || Date.parse(until) > now.getTime());
  return new Set(running.map(({ id }) => id));
}

/** Dishes or choices as customers see them: what is sold out is not available. */
export function markSoldOut<Item extends { readonly id: string; readonly isAvailable: boolean }>(
  items: readonly Item[],
  soldOut: ReadonlySet<string>,
): Item[] {
  return items.map((item) => (soldOut.has(item.id) ? { ...item, isAvailable: false } : item));
}

/** A dish with its choices as customers see them. */
export function applySoldOut<Dish extends Pick<MenuItem, 'id' | 'isAvailable' | 'options'>>(
  dish: Dish,
  soldOut: ReadonlySet<string>,
): Dish {
  const options = dish.options.map((option) => markOption(option, soldOut));
  return { ...dish, isAvailable: dish.isAvailable && !soldOut.has(dish.id), options };
}

function markOption(option: MenuOption, soldOut: ReadonlySet<string>): MenuOption {
  const choices = option.choices.map(({ options, ...choice }) =>
    options === undefined
      ? choice
      : { ...choice, options: options.map((nested) => markOption(nested, soldOut)) },
  );
  return { ...option, choices: markSoldOut(choices, soldOut) };
}
