import { foldText } from '../text/fold-text.ts';
import { type CounterCategory, counterChoices } from './counter-menu.ts';
import type { SoldOutTarget } from './sold-out.ts';

/** Everything on the menu that is called the same: the dish, and the side of two others. */
export interface Namesakes {
  readonly name: string;
  readonly targets: readonly SoldOutTarget[];
  /** How many dishes have the name. */
  readonly dishes: number;
  /** How many dishes offer a choice of the name. */
  readonly sides: number;
  /** Staff have taken off all of it. */
  readonly isOff: boolean;
}

interface Place {
  readonly name: string;
  readonly target: SoldOutTarget;
  readonly dishId: string;
  readonly isOff: boolean;
}

/** What is on the menu in more than one place under a name with the text in it, by name. */
export function namesakes(menu: readonly CounterCategory[], text: string): readonly Namesakes[] {
  const wanted = keyOf(text);
  if (wanted === '') return [];
  const places = placesOf(menu).filter(({ name }) => keyOf(name).includes(wanted));
  const byName = Map.groupBy(places, ({ name }) => keyOf(name));
  return [...byName.values()]
    .map(joined)
    .filter(({ dishes, sides }) => dishes + sides > 1)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function placesOf(menu: readonly CounterCategory[]): readonly Place[] {
  return menu
    .flatMap(({ items }) => items)
    .flatMap((dish) => [
      {
        name: dish.name,
        target: { kind: 'dish' as const, id: dish.id },
        dishId: dish.id,
        isOff: isTakenOff(dish),
      },
      ...counterChoices(dish).map((choice) => ({
        name: choice.name,
        target: { kind: 'choice' as const, id: choice.id },
        dishId: dish.id,
        isOff: isTakenOff(choice),
      })),
    ]);
}

function isTakenOff({ soldOut }: { readonly soldOut: object | null }): boolean {
  return soldOut !== null;
}

function joined(places: readonly Place[]): Namesakes {
  const dishIdsOf = (kind: SoldOutTarget['kind']) =>
    new Set(places.filter(({ target }) => target.kind === kind).map(({ dishId }) => dishId));
  // Options of several dishes may share a choice.
  const targets = new Map(places.map(({ target }) => [`${target.kind} ${target.id}`, target]));
  return {
    name: places[0]?.name ?? '',
    targets: [...targets.values()],
    dishes: dishIdsOf('dish').size,
    sides: dishIdsOf('choice').size,
    isOff: places.every(({ isOff }) => isOff),
  };
}

// Without apostrophes and accents, as the menu is searched.
function keyOf(name: string): string {
  return foldText(name).replaceAll(/['’]/g, '').trim();
}
