import type { SoldOutTarget } from '../menu/sold-out.ts';
import type { OrderItem } from './order.ts';
import { orderLines } from './order-lines.ts';

/** A dish or a choice of an order that a restaurant may run out of, wherever in the order it has that name. */
export interface OrderPart {
  readonly name: string;
  /** The dishes that it goes with; empty for a dish that was ordered by itself. */
  readonly dishes: readonly string[];
  readonly targets: readonly SoldOutTarget[];
}

/** What the parts of an order are made from. */
type PartedItem = Pick<OrderItem, 'menuItemId' | 'name' | 'options'>;

/** Every dish and choice of an order once, in its order, by the names that its customer read. */
export function orderParts(items: readonly PartedItem[]): readonly OrderPart[] {
  return joined(items.flatMap(placesOf));
}

/** The parts of an order that are among these; what is not in the order is left out. */
export function orderPartsOf(
  items: readonly PartedItem[],
  targets: readonly SoldOutTarget[],
): readonly OrderPart[] {
  const keys = new Set(targets.map(keyOf));
  return joined(items.flatMap(placesOf).filter(({ target }) => keys.has(keyOf(target))));
}

const listOf = new Intl.ListFormat('en-GB');

/** What has run out, as the customer reads it: "Soup and Pilau (with your Curry)". */
export function outOfWords(parts: readonly Pick<OrderPart, 'name' | 'dishes'>[]): string {
  return listOf.format(
    parts.map(({ name, dishes }) =>
      dishes.length === 0 ? name : `${name} (with your ${listOf.format(dishes)})`,
    ),
  );
}

interface Place {
  readonly name: string;
  readonly target: SoldOutTarget;
  /** The dish that it goes with; null for the dish itself. */
  readonly dish: string | null;
}

function placesOf({ menuItemId, name, options }: PartedItem): readonly Place[] {
  return [
    { name, target: { kind: 'dish', id: menuItemId }, dish: null },
    ...orderLines({ options }).flatMap(({ choiceName, choiceId }) =>
      choiceId === undefined
        ? []
        : [{ name: choiceName, target: { kind: 'choice' as const, id: choiceId }, dish: name }],
    ),
  ];
}

function joined(places: readonly Place[]): readonly OrderPart[] {
  const byName = Map.groupBy(places, ({ name }) => name.trim().toLowerCase());
  return [...byName.values()].map((same) => {
    const dishes = same.flatMap(({ dish }) => (dish === null ? [] : [dish]));
    return {
      name: same[0]?.name ?? '',
      // What was ordered by itself is not only a side.
      dishes: dishes.length < same.length ? [] : [...new Set(dishes)],
      targets: [...new Map(same.map(({ target }) => [keyOf(target), target])).values()],
    };
  });
}

const keyOf = ({ kind, id }: SoldOutTarget) => `${kind} ${id}`;
