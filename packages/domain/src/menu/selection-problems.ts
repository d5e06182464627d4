import { askedOptions, mostPieces, piecesOf } from './chosen-options.ts';
import type { MenuItem, MenuOption, SelectedOption } from './menu.ts';

/** One thing wrong with what was chosen for a dish, with a message fit for the customer. */
export interface SelectionProblem {
  readonly code:
    | 'item_unavailable'
    | 'option_unknown'
    | 'option_not_asked'
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
  const asked = askedOptions(item.options, selectedOptions);
  const known = new Map(item.options.flatMap(withNested).map((option) => [option.id, option]));
  for (const { optionId } of selectedOptions) {
    if (asked.some(({ id }) => id === optionId)) continue;
    const option = known.get(optionId);
    problems.push(
      option === undefined
        ? {
            code: 'option_unknown',
            message: `${item.name} no longer has one of the options you chose. Please choose again.`,
            optionId,
          }
        : {
            code: 'option_not_asked',
            message: `“${option.name}” belongs to a choice that you did not make.`,
            optionId,
          },
    );
  }
  return [...problems, ...asked.flatMap((option) => optionProblems(option, selectedOptions))];
}

function withNested(option: MenuOption): readonly MenuOption[] {
  return [option, ...option.choices.flatMap(({ options = [] }) => options)];
}

function optionProblems(
  option: MenuOption,
  selectedOptions: readonly SelectedOption[],
): readonly SelectionProblem[] {
  const selections = selectedOptions.filter(({ optionId }) => optionId === option.id);
  const pieces = piecesOf(option.id, selectedOptions);
  const count = selections.reduce((sum, { choiceIds }) => sum + choiceIds.length, 0);
  const problems: SelectionProblem[] = [];
  const report = (code: SelectionProblem['code'], message: string) =>
    problems.push({ code, message, optionId: option.id });

  if (selections.length > 1) report('option_repeated', `“${option.name}” was answered more than once.`);
  const repeated = option.choices.filter((choice) => (pieces.get(choice.id) ?? 0) > mostPieces(choice));
  for (const choice of repeated) {
    const most = mostPieces(choice);
    report(
      'choice_repeated',
      most === 1 ? `Choose each of “${option.name}” only once.` : `Choose at most ${most} of ${choice.name}.`,
    );
  }
  for (const choiceId of pieces.keys()) {
    const choice = option.choices.find(({ id }) => id === choiceId);
    if (choice === undefined) {
      report('choice_unknown', `One of your choices for “${option.name}” is no longer on the menu.`);
    } else if (!choice.isAvailable) {
      report('choice_unavailable', `${choice.name} is not available at the moment.`);
    }
  }
  if (count < option.minChoices) report('too_few_choices', tooFewMessage(option));
  if (count > option.maxChoices) {
    report('too_many_choices', `Choose at most ${option.maxChoices} for “${option.name}”.`);
  }
  return problems;
}

function tooFewMessage({ name, minChoices, maxChoices }: MenuOption): string {
  return `Choose ${minChoices === maxChoices ? '' : 'at least '}${minChoices} for “${name}”.`;
}
