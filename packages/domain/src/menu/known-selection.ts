import { chosenOptions } from './chosen-options.ts';
import type { MenuOption, SelectedOption } from './menu.ts';

/**
 * The selection as the menu still takes it, in menu order: without options and choices that have left it, pieces beyond
 * what a choice may have, and answers for a choice that is not chosen. What has only sold out stays.
 */
export function knownSelection(
  options: readonly MenuOption[],
  selectedOptions: readonly SelectedOption[],
): SelectedOption[] {
  return answersOf(chosenOptions(options, selectedOptions));
}

function answersOf(asked: ReturnType<typeof chosenOptions>): SelectedOption[] {
  return asked.flatMap(({ option, chosen }) => {
    if (chosen.length === 0) return [];
    const choiceIds = chosen.flatMap(({ choice, count }) => Array.from({ length: count }, () => choice.id));
    return [{ optionId: option.id, choiceIds }, ...chosen.flatMap(({ nested }) => answersOf(nested))];
  });
}
