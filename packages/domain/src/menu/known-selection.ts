import type { MenuOption, SelectedOption } from './menu.ts';

/** The selection without options and choices that have left the menu; what has only sold out stays. */
export function knownSelection(
  options: readonly MenuOption[],
  selectedOptions: readonly SelectedOption[],
): SelectedOption[] {
  return selectedOptions.flatMap(({ optionId, choiceIds }) => {
    const known = new Set(options.find(({ id }) => id === optionId)?.choices.map(({ id }) => id));
    const left = choiceIds.filter((id) => known.has(id));
    return left.length === 0 ? [] : [{ optionId, choiceIds: left }];
  });
}
