import type { Choice, MenuOption, NestedChoice, SelectedOption } from './menu.ts';
import { preselected } from './preselected.ts';

type NestedOption = MenuOption<NestedChoice>;

/**
 * The answers to the options of a choice that takes the place of another one: what was chosen under that one, wherever
 * an option and a choice of the same names exist, as far as they allow; elsewhere what is preselected.
 */
export function carriedChoices(
  from: Choice | undefined,
  to: Choice,
  selected: readonly SelectedOption[],
): SelectedOption[] {
  return (to.options ?? []).flatMap((option) => {
    const before = from?.options?.find(hasNameOf(option));
    if (before === undefined) return preselected([option]);
    return answer(option.id, carriedPieces(option, piecesUnder(before, selected)));
  });
}

/** The choices of an option that are chosen, each as often as it is. */
function piecesUnder(option: NestedOption, selected: readonly SelectedOption[]): readonly NestedChoice[] {
  return selected
    .filter(({ optionId }) => optionId === option.id)
    .flatMap(({ choiceIds }) => choiceIds)
    .flatMap((id) => option.choices.filter((choice) => choice.id === id));
}

function carriedPieces(option: NestedOption, pieces: readonly NestedChoice[]): readonly string[] {
  const carried = option.choices
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((choice) =>
      pieces
        .filter(hasNameOf(choice))
        .slice(0, choice.max ?? 1)
        .map(() => choice.id),
    );
  return carried.slice(0, option.maxChoices);
}

function answer(optionId: string, choiceIds: readonly string[]): SelectedOption[] {
  return choiceIds.length === 0 ? [] : [{ optionId, choiceIds }];
}

function hasNameOf({ name }: { readonly name: string }) {
  return (other: { readonly name: string }) => keyOf(other.name) === keyOf(name);
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
