import type { MenuOption, SelectedOption } from './menu.ts';

/** What is chosen of options before the customer chooses: the preselected choices on sale, and those of their options. */
export function preselected(options: readonly MenuOption[]): SelectedOption[] {
  return options.flatMap(({ id: optionId, choices }) => {
    const chosen = choices.filter(({ isPreselected, isAvailable }) => isPreselected && isAvailable);
    if (chosen.length === 0) return [];
    const nested = chosen.flatMap((choice) => preselected(choice.options ?? []));
    return [{ optionId, choiceIds: chosen.map(({ id }) => id) }, ...nested];
  });
}
