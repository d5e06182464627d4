import type { MenuItem, MenuOption, SelectedOption } from './menu.ts';

/** One thing wrong with what was chosen for a dish, with a message fit for the customer. */
export interface SelectionProblem {
  readonly code:
    | 'item_unavailable'
    | 'option_unknown'
    | 'option_repeated'
    | 'choice_unknown'
    | 'choice_repeated'
    | 'choice_unavailable'
    | 'too_few_choices'
    | 'too_many_choices';
  readonly message: string;
  readonly optionId: string | null;
}

/** Everything wrong with a selection: does it exist, is it available, does it belong together, does it meet min and max. */
export function selectionProblems(
  item: Pick<MenuItem, 'name' | 'isAvailable' | 'options'>,
  selectedOptions: readonly SelectedOption[],
): readonly SelectionProblem[] {
  const problems: SelectionProblem[] = [];
  if (!item.isAvailable) {
    const message = `${item.name} is not available at the moment.`;
    problems.push({ code: 'item_unavailable', message, optionId: null });
  }
  const known = new Set(item.options.map(({ id }) => id));
  for (const { optionId } of selectedOptions) {
    if (known.has(optionId)) continue;
    const message = `${item.name} no longer has one of the options you chose. Please choose again.`;
    problems.push({ code: 'option_unknown', message, optionId });
  }
  return [...problems, ...item.options.flatMap((option) => optionProblems(option, selectedOptions))];
}

function optionProblems(
  option: MenuOption,
  selectedOptions: readonly SelectedOption[],
): readonly SelectionProblem[] {
  const selections = selectedOptions.filter(({ optionId }) => optionId === option.id);
  const choiceIds = selections.flatMap((selection) => selection.choiceIds);
  const chosen = new Set(choiceIds);
  const problems: SelectionProblem[] = [];
  const report = (code: SelectionProblem['code'], message: string) =>
    problems.push({ code, message, optionId: option.id });

  if (selections.length > 1) report('option_repeated', `“${option.name}” was answered more than once.`);
  if (chosen.size < choiceIds.length) report('choice_repeated', `Choose each of “${option.name}” only once.`);
  for (const choiceId of chosen) {
    const choice = option.choices.find(({ id }) => id === choiceId);
    if (choice === undefined) {
      report('choice_unknown', `One of your choices for “${option.name}” is no longer on the menu.`);
    } else if (!choice.isAvailable) {
      report('choice_unavailable', `${choice.name} is not available at the moment.`);
    }
  }
  if (chosen.size < option.minChoices) report('too_few_choices', tooFewMessage(option));
  if (chosen.size > option.maxChoices) {
    report('too_many_choices', `Choose at most ${option.maxChoices} for “${option.name}”.`);
  }
  return problems;
}

function tooFewMessage({ name, minChoices, maxChoices }: MenuOption): string {
  return `Choose ${minChoices === maxChoices ? '' : 'at least '}${minChoices} for “${name}”.`;
}
