import {
  type CounterCategory,
  type CounterChoice,
  type CounterDish,
  type CounterDishChoice,
  foldText,
} from '@tiffin/domain';

/** The choices of a dish, each once: options may share one. What belongs to a choice says so: "Olives (Large)". */
export function choicesOf({ options }: CounterDish): readonly CounterChoice[] {
  const choices = options.flatMap((option) =>
    option.choices.flatMap((choice) => [choice, ...choicesUnder(choice)]),
  );
  return choices.filter(({ id }, index) => choices.findIndex((each) => each.id === id) === index);
}

function choicesUnder({ name, options = [] }: CounterDishChoice): readonly CounterChoice[] {
  return options
    .flatMap(({ choices }) => choices)
    .map((choice) => ({ ...choice, name: `${choice.name} (${name})` }));
}

/** How many of the choices of a dish are off. */
export function countOffChoices(dish: CounterDish): number {
  return choicesOf(dish).filter(({ isAvailable }) => !isAvailable).length;
}

/** The dishes that are off, or have a choice that is. */
export function dishesOff(categories: readonly CounterCategory[]): readonly CounterDish[] {
  return categories
    .flatMap(({ items }) => items)
    .filter((dish) => !dish.isAvailable || countOffChoices(dish) > 0);
}

/** The dishes whose name, or the name of one of whose choices, has the text in it. */
export function searchDishes(categories: readonly CounterCategory[], text: string): readonly CounterDish[] {
  const wanted = normal(text);
  const matches = ({ name }: { readonly name: string }) => normal(name).includes(wanted);
  return categories
    .flatMap(({ items }) => items)
    .filter((dish) => matches(dish) || choicesOf(dish).some(matches));
}

// Without apostrophes too: "butchers" finds "Butcher’s".
const normal = (text: string) => foldText(text).replaceAll(/['’]/g, '').trim();
