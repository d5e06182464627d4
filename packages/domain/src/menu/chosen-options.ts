import type { Choice, MenuOption, SelectedOption } from './menu.ts';

/** An option that is asked, with what was chosen for it in menu order. */
export interface ChosenOption {
  readonly option: MenuOption;
  readonly chosen: readonly ChosenChoice[];
}

/** A choice with its pieces, and the options that are asked while it is chosen. */
export interface ChosenChoice {
  readonly choice: Choice;
  readonly count: number;
  readonly nested: readonly ChosenOption[];
}

/**
 * The options that a selection is asked, and what it answers: no unknown choices, of none more pieces than it may have,
 * and a choice's own options only while it is chosen.
 */
export function chosenOptions(
  options: readonly MenuOption[],
  selectedOptions: readonly SelectedOption[],
): readonly ChosenOption[] {
  return options.map((option) => {
    const pieces = piecesOf(option.id, selectedOptions);
    const chosen = option.choices.flatMap((choice) => {
      const count = Math.min(pieces.get(choice.id) ?? 0, mostPieces(choice));
      return count === 0
        ? []
        : { choice, count, nested: chosenOptions(choice.options ?? [], selectedOptions) };
    });
    return { option, chosen };
  });
}

/** The chosen choices, each before those of its own options. */
export function chosenChoices(
  options: readonly MenuOption[],
  selectedOptions: readonly SelectedOption[],
): readonly Choice[] {
  return flatChoices(chosenOptions(options, selectedOptions));
}

function flatChoices(asked: readonly ChosenOption[]): readonly Choice[] {
  return asked.flatMap(({ chosen }) =>
    chosen.flatMap(({ choice, nested }) => [choice, ...flatChoices(nested)]),
  );
}

/** The options that a selection is asked, each before those of its choices. */
export function askedOptions(
  options: readonly MenuOption[],
  selectedOptions: readonly SelectedOption[],
): readonly MenuOption[] {
  return flatOptions(chosenOptions(options, selectedOptions));
}

function flatOptions(asked: readonly ChosenOption[]): readonly MenuOption[] {
  return asked.flatMap(({ option, chosen }) => [
    option,
    ...chosen.flatMap(({ nested }) => flatOptions(nested)),
  ]);
}

/** The options that are asked and have fewer pieces than they require: until they have them, the dish is not settled. */
export function unansweredOptions(
  options: readonly MenuOption[],
  selectedOptions: readonly SelectedOption[],
): readonly MenuOption[] {
  return askedOptions(options, selectedOptions).filter(({ id, minChoices }) => {
    const chosen = [...piecesOf(id, selectedOptions).values()].reduce((sum, count) => sum + count, 0);
    return chosen < minChoices;
  });
}

/** How many pieces of each choice a selection names for an option, whether or not the menu has it. */
export function piecesOf(
  optionId: string,
  selectedOptions: readonly SelectedOption[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  const ids = selectedOptions.flatMap((one) => (one.optionId === optionId ? one.choiceIds : []));
  for (const id of ids) pieces.set(id, (pieces.get(id) ?? 0) + 1);
  return pieces;
}

/** How many pieces of a choice one dish may have. */
export function mostPieces({ max = 1 }: Pick<Choice, 'max'>): number {
  return max;
}
