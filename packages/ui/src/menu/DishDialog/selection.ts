import type { MenuOption, SelectedOption } from '@tiffin/domain';

/** The ids chosen for one option. */
export const chosenFor = (
  selected: readonly SelectedOption[],
  option: Pick<MenuOption, 'id'>,
): readonly string[] => selected.find(({ optionId }) => optionId === option.id)?.choiceIds ?? [];

/** True where exactly one choice is asked for, so that choosing another replaces it. */
export const isSingleChoice = ({ minChoices, maxChoices }: MenuOption): boolean =>
  minChoices === 1 && maxChoices === 1;

/** The selection after a choice has been pressed: replaced, added or taken away; options left empty are dropped. */
export const toggleChoice = (
  selected: readonly SelectedOption[],
  option: MenuOption,
  choiceId: string,
): SelectedOption[] => {
  const chosen = chosenFor(selected, option);
  const next = isSingleChoice(option)
    ? [choiceId]
    : chosen.includes(choiceId)
      ? chosen.filter((id) => id !== choiceId)
      : [...chosen, choiceId];
  const others = selected.filter(({ optionId }) => optionId !== option.id);
  return next.length === 0 ? others : [...others, { optionId: option.id, choiceIds: next }];
};
