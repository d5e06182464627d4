import { askedOptions } from '../menu/chosen-options.ts';
import { choiceText } from '../menu/configuration-rows.ts';
import { configure } from '../menu/configure.ts';
import type { SelectedOption } from '../menu/menu.ts';
import { priceFrom } from '../menu/price-from.ts';
import { selectionProblems } from '../menu/selection-problems.ts';
import { zeroPence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import type { FileProblem } from './file-problem.ts';
import { menuItemInFile } from './menu-item-in-file.ts';
import type { RestaurantFile } from './option-groups.ts';

type Dish = ReturnType<typeof menuItemInFile>;

/** Finds dishes that a valid configuration would make cost less than nothing, and what is preselected at a price. */
export function priceProblems({ categories }: RestaurantFile): FileProblem[] {
  return categories.flatMap(({ items }, index) =>
    items.flatMap((item, position) => {
      const dish = menuItemInFile(item);
      const path = ['categories', String(index), 'items', String(position)];
      const paid = item.options.flatMap((option, at) =>
        option.choices.flatMap((choice, place) => {
          const own = dish.options[at]?.choices[place]?.options ?? [];
          if (!choice.preselected || priceFrom({ price: zeroPence, options: own }).priceFrom <= 0) return [];
          const message = `${item.name}: ${choice.name} is preselected, and what it asks costs something: preselect what costs nothing.`;
          return [{ path, message }];
        }),
      );
      const { priceFrom: least } = priceFrom(dish);
      if (least >= 0) return paid;
      const chosen = configure(dish, leastConfiguration(dish)).lines.map(choiceText).join(', ');
      const message = `${item.name} would cost ${formatPounds(least)} with ${chosen}: let no configuration cost less than nothing.`;
      return [...paid, { path: [...path, 'price'], message }];
    }),
  );
}

/** The configuration that costs least, piece by piece: each next one is the first that still leads there. */
function leastConfiguration(dish: Dish): readonly SelectedOption[] {
  const { priceFrom: least } = priceFrom(dish);
  let selected: readonly SelectedOption[] = [];
  const isThere = () =>
    configure(dish, selected).unitPrice === least && selectionProblems(dish, selected).length === 0;
  while (!isThere()) {
    const next = onePieceMore(dish, selected).find((one) => priceFrom(dish, one).priceFrom === least);
    if (next === undefined) return selected;
    selected = next;
  }
  return selected;
}

function onePieceMore(dish: Dish, selected: readonly SelectedOption[]): readonly SelectedOption[][] {
  return askedOptions(dish.options, selected)
    .flatMap(({ id: optionId, choices }) =>
      choices.map(({ id }) => {
        const known = selected.find((one) => one.optionId === optionId)?.choiceIds ?? [];
        const others = selected.filter((one) => one.optionId !== optionId);
        return [...others, { optionId, choiceIds: [...known, id] }];
      }),
    )
    .filter((one) =>
      selectionProblems(dish, one).every(
        ({ code }) => code !== 'choice_repeated' && code !== 'too_many_choices',
      ),
    );
}
