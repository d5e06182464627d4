import type { SelectedOption } from '@tiffin/domain';

/** Copies a selection for a server function, which takes lists that may be written to. */
export function writableOptions(selectedOptions: readonly SelectedOption[]) {
  return selectedOptions.map(({ optionId, choiceIds }) => ({ optionId, choiceIds: [...choiceIds] }));
}
