import { type Choice, carriedChoices, type MenuOption, type SelectedOption } from '@tiffin/domain';

/** The ids chosen for one option, each as often as there are pieces of it. */
export const chosenFor = (
  selected: readonly SelectedOption[],
  option: Pick<MenuOption, 'id'>,
): readonly string[] => selected.find(({ optionId }) => optionId === option.id)?.choiceIds ?? [];

/** How many pieces of a choice are chosen. */
export const countOf = (chosen: readonly string[], choiceId: string): number =>
  chosen.filter((id) => id === choiceId).length;

/** True where exactly one choice is asked for, so that choosing another replaces it. */
export const isSingleChoice = ({ minChoices, maxChoices }: MenuOption): boolean =>
  minChoices === 1 && maxChoices === 1;

/** True where a choice can be taken more than once, so that its choices are counted and not ticked. */
export const isCounted = ({ maxChoices, choices }: MenuOption): boolean =>
  maxChoices > 1 && choices.some(({ max = 1 }) => max > 1);

/**
 * The selection with so many pieces of a choice; another answer to a single choice is replaced. Options left empty are
 * dropped, as are the answers under a choice that is gone; what comes in its place keeps those that it can.
 */
export const choosePieces = (
  selected: readonly SelectedOption[],
  option: MenuOption,
  choiceId: string,
  pieces: number,
): SelectedOption[] => {
  const before = chosenFor(selected, option);
  const kept = isSingleChoice(option) ? [] : before.filter((id) => id !== choiceId);
  const after = [...kept, ...Array<string>(pieces).fill(choiceId)];
  const gone = chosenOf(option, before).filter(({ id }) => !after.includes(id));
  const come = chosenOf(option, after).filter(({ id }) => !before.includes(id));
  const changed = new Set([option, ...optionsUnder(gone)].map(({ id }) => id));
  return [
    ...selected.filter(({ optionId }) => !changed.has(optionId)),
    ...(after.length === 0 ? [] : [{ optionId: option.id, choiceIds: after }]),
    ...come.flatMap((choice) => carriedChoices(gone[0], choice, selected)),
  ];
};

const chosenOf = ({ choices }: MenuOption, ids: readonly string[]): readonly Choice[] =>
  choices.filter(({ id }) => ids.includes(id));

const optionsUnder = (choices: readonly Choice[]): readonly MenuOption[] =>
  choices.flatMap(({ options = [] }) => options);
