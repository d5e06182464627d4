import type { ServiceEnd } from '@tiffin/domain';
import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';

/** A choice as staff see it. */
export interface CounterChoice {
  readonly id: string;
  readonly name: string;
  /** What customers see; false without `soldOut` where the restaurant's file says so. */
  readonly isAvailable: boolean;
  /** Until when staff took it off, ISO 8601, or until they put it back; null while they have not. */
  readonly soldOut: { readonly until: string | null } | null;
}

/** A dish as staff see it. */
export interface CounterDish extends CounterChoice {
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly choices: readonly CounterChoice[];
  }[];
}

/** A part of the menu as staff see it. */
export interface CounterCategory {
  readonly id: string;
  readonly name: string;
  readonly items: readonly CounterDish[];
}

/** A dish, or a choice of one of its options. */
export type AvailabilityTarget = Readonly<Wire['AvailabilityTarget']>;

/** What goes off the menu, for how long, or what comes back. */
export type AvailabilityChange = { readonly targets: readonly AvailabilityTarget[] } & (
  | { readonly state: 'available' }
  | { readonly state: 'sold_out'; readonly until: ServiceEnd | 'undone' }
);

/** Reads the whole menu with what is sold out. */
export function readCounterMenu({ categories }: Wire['CounterMenu']): readonly CounterCategory[] {
  return categories.map(({ _id, name, items }) => ({
    id: requiredText(_id),
    name,
    items: items.map(readDish),
  }));
}

/** Writes what goes off the menu or comes back. */
export function writeAvailability({ targets, ...change }: AvailabilityChange): Wire['AvailabilityRequest'] {
  return { targets: targets.map((target) => ({ ...target })), ...change };
}

function readDish({ options, ...dish }: Wire['CounterMenuItem']): CounterDish {
  return {
    ...readChoice(dish),
    options: options.map(({ _id, name, choices }) => ({
      id: requiredText(_id),
      name,
      choices: choices.map(readChoice),
    })),
  };
}

function readChoice({ _id, name, isAvailable, soldOut }: Wire['CounterMenuChoice']): CounterChoice {
  return { id: requiredText(_id), name, isAvailable, soldOut: soldOut && { until: soldOut.until } };
}
