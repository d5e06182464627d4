import type { Choice, MenuOption, SelectedOption } from './menu.ts';

/** The choices of a dish that a selection names, each once, in menu order; unknown ids are left out. */
export function chosenChoices<Chosen extends Pick<Choice, 'id'> = Choice>(
  options: readonly (Pick<MenuOption, 'id'> & { readonly choices: readonly Chosen[] })[],
  selectedOptions: readonly SelectedOption[],
): readonly Chosen[] {
  return options.flatMap((option) => {
    const chosen = new Set(
      selectedOptions.filter(({ optionId }) => optionId === option.id).flatMap(({ choiceIds }) => choiceIds),
    );
    return option.choices.filter(({ id }) => chosen.has(id));
  });
}
