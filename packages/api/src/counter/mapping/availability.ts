import type {
  AvailabilityEnd,
  CounterCategory,
  CounterChoice,
  CounterDish,
  CounterOption,
  SoldOutTarget,
} from '@tiffin/domain';
import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';

/** What goes off the menu, for how long, or what comes back. */
export type AvailabilityChange = { readonly targets: readonly SoldOutTarget[] } & (
  | { readonly state: 'available' }
  | { readonly state: 'sold_out'; readonly until: AvailabilityEnd }
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
      choices: choices.map(({ options: nested, ...choice }) => ({
        ...readChoice(choice),
        ...(nested !== undefined && { options: nested.map(readNestedOption) }),
      })),
    })),
  };
}

function readNestedOption({ _id, name, choices }: Wire['CounterMenuNestedOption']): CounterOption {
  return { id: requiredText(_id), name, choices: choices.map(readChoice) };
}

function readChoice({ _id, name, isAvailable, soldOut }: Wire['CounterMenuNestedChoice']): CounterChoice {
  return { id: requiredText(_id), name, isAvailable, soldOut: soldOut && { until: soldOut.until } };
}
