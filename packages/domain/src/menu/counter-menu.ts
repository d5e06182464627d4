import type { ServiceEnd } from '../service/service-end.ts';

/** A choice as staff see it. */
export interface CounterChoice {
  readonly id: string;
  readonly name: string;
  /** What customers see; false without `soldOut` where the restaurant's file says so. */
  readonly isAvailable: boolean;
  /** Until when staff took it off, ISO 8601, or until they put it back; null while they have not. */
  readonly soldOut: { readonly until: string | null } | null;
}

/** An option with its choices as staff see them. */
export interface CounterOption<Offered = CounterChoice> {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Offered[];
}

/** A choice of a dish as staff see it, with the options that are asked while it is chosen. */
export interface CounterDishChoice extends CounterChoice {
  readonly options?: readonly CounterOption[];
}

/** A dish as staff see it. */
export interface CounterDish extends CounterChoice {
  readonly options: readonly CounterOption<CounterDishChoice>[];
}

/** All choices of a dish, each before those of its own options. */
export function counterChoices({ options }: Pick<CounterDish, 'options'>): readonly CounterChoice[] {
  return options.flatMap(({ choices }) =>
    choices.flatMap((choice) => [choice, ...(choice.options ?? []).flatMap((nested) => nested.choices)]),
  );
}

/** A part of the menu as staff see it. */
export interface CounterCategory {
  readonly id: string;
  readonly name: string;
  readonly items: readonly CounterDish[];
}

/** How long something stays off the menu. */
export type AvailabilityEnd = ServiceEnd | 'undone';
