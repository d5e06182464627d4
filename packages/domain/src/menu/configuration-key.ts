import type { SelectedOption } from './menu.ts';

/** A text that is the same for the same dish with the same choices, in whatever order they were chosen. */
export function configurationKey(menuItemId: string, selectedOptions: readonly SelectedOption[]): string {
  return JSON.stringify([menuItemId, sortedSelections(selectedOptions)]);
}

function sortedSelections(
  selectedOptions: readonly SelectedOption[],
): readonly (readonly [string, string[]])[] {
  const choicesByOption = new Map<string, readonly string[]>();
  for (const { optionId, choiceIds } of selectedOptions) {
    // An option answered with nothing is the same dish as one not answered at all.
    if (choiceIds.length === 0) continue;
    // An id stays as often as there are pieces of it.
    choicesByOption.set(optionId, [...(choicesByOption.get(optionId) ?? []), ...choiceIds]);
  }
  // Ids are unique keys, so plain code unit order is total and does not depend on a locale.
  return [...choicesByOption]
    .map(([optionId, choiceIds]) => [optionId, [...choiceIds].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
